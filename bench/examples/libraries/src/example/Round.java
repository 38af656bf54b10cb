package example;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A child JVM that measured one job: its times, the digest of its result, and whose readers and writers it used. */
final class Round {
    private static final List<String> FLAGS = List.of("-Djava.awt.headless=true", "-XX:+UseSerialGC", "-Xmx512m");
    /** A line of -Xlog:class+init for somebody's reader, writer or stream. */
    private static final Pattern INITIALIZED = Pattern.compile("Initializing '([\\w/]+)/(\\w+)'");
    private static final Pattern SERVING = Pattern.compile("\\w+Image(Reader|Writer|(In|Out)putStream)");
    /** How objects get their hash codes: those decide in which order ImageIO has providers that nobody has ordered. */
    private static final int[] HASH_CODES = {5, 3, 0};
    private static final int TIMES = 3;

    final double[] nanos = new double[TIMES];
    final String digest;
    final boolean isThrown;
    final TreeSet<String> served = new TreeSet<>();

    /** @param number from 0, for each of the sides */
    Round(int number, String classPath, List<String> arguments, Path folder) throws IOException, InterruptedException {
        Path result = folder.resolve("result");
        Path log = folder.resolve("classes.log");
        List<String> all = new ArrayList<>(arguments.subList(0, 3));
        all.add(result.toString());
        all.addAll(arguments.subList(3, arguments.size()));
        List<String> flags = List.of("-Xlog:class+init=info:file=" + log, "-XX:+UnlockExperimentalVMOptions",
                "-XX:hashCode=" + HASH_CODES[number % HASH_CODES.length]);
        String line = run(Measurement.class, classPath, flags, all).stream()
                .filter(text -> text.startsWith("measured ")).findFirst()
                .orElseThrow(() -> new IOException("No measurement: " + arguments));
        String[] fields = line.split(" ");
        for (int i = 0; i < TIMES; i++) {
            nanos[i] = Double.parseDouble(fields[2 + i]);
        }
        byte[] bytes = Files.readAllBytes(result);
        digest = Result.facts(bytes);
        isThrown = Result.isThrown(bytes);
        Matcher classes = INITIALIZED.matcher(Files.readString(log));
        while (classes.find()) {
            if (SERVING.matcher(classes.group(2)).matches()) {
                addServing(classes.group(1), classes.group(2));
            }
        }
    }

    /** Not the base classes, nor what readers put around a stream. */
    private void addServing(String folder, String name) {
        if (folder.startsWith("dev/slipstream/") && !name.startsWith("Delegating")) {
            served.add(name);
        } else if (folder.startsWith("com/sun/imageio/") || folder.equals("javax/imageio/stream")) {
            served.add("JDK:" + name);
        } else if (folder.startsWith("com/github/jaiimageio")) {
            served.add("jai:" + name);
        }
    }

    /** The lines that a JVM prints. */
    static List<String> run(Class<?> main, String classPath, List<String> flags, List<String> arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java") + ""));
        command.addAll(FLAGS);
        command.addAll(flags);
        command.addAll(List.of("-cp", classPath, main.getName()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String output = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new IOException("Exit code " + process.exitValue() + ": " + arguments);
        }
        return output.lines().toList();
    }
}
