package example;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs every job once without and once with Slipstream, in fresh JVMs, and compares what came of it. */
public final class Check {
    private static final int FIRST_LIBRARY = 2;

    private final Path target;
    private final String slipstream;
    private int faults;

    private Check(Path target, String slipstream) {
        this.target = target;
        this.slipstream = slipstream;
    }

    /** Arguments: folder of the libraries, Slipstream's jar, LIBRARY=CLASS=VERSION ... */
    public static void main(String[] args) throws Exception {
        Check check = new Check(Path.of(args[0]), args[1]);
        Images.write(check.target.resolve("images"));
        for (String library : List.of(args).subList(FIRST_LIBRARY, args.length)) {
            String[] fields = library.split("=");
            check.compare(fields[0], fields[1], fields[2]);
        }
        System.exit(check.faults == 0 ? 0 : 1);
    }

    private void compare(String library, String className, String version) throws Exception {
        Path folder = target.resolve(library);
        String classPath = folder.resolve("classes") + ":" + folder.resolve("lib") + "/*";
        List<String> lines = run(classPath, List.of(className));
        int equal = 0;
        StringBuilder differences = new StringBuilder();
        for (String line : lines) {
            String job = line.substring(0, line.indexOf('\t'));
            String reason = line.substring(line.indexOf('\t') + 1);
            byte[] without = result(classPath, className, job, folder);
            byte[] with = result(slipstream + ":" + classPath, className, job, folder);
            String difference = difference(without, with);
            equal += difference.isEmpty() ? 1 : 0;
            if (!difference.isEmpty()) {
                differences.append(differences.length() == 0 ? "" : "; ").append(job).append(": ")
                        .append(reason.isEmpty() ? difference : reason);
                faults += reason.isEmpty() ? 1 : 0;
            }
            System.err.println(library + ", " + job + ": " + (difference.isEmpty() ? "equal, " : difference + ", ")
                    + (Result.isThrown(without) ? new String(without) : without.length + " bytes without, ")
                    + (Result.isThrown(with) ? new String(with) : with.length + " with"));
        }
        System.out.println(library + " " + version + ": of " + lines.size() + " jobs " + equal + " are equal"
                + (differences.length() == 0 ? "" : "; " + differences));
    }

    private byte[] result(String classPath, String className, String job, Path folder)
            throws IOException, InterruptedException {
        Path result = folder.resolve("result");
        Files.deleteIfExists(result);
        run(classPath, List.of(className, job, target.resolve("images").toString(), result.toString()));
        return Files.readAllBytes(result);
    }

    /** The lines that a JVM prints which runs {@link Once}. */
    private static List<String> run(String classPath, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java") + "",
                "-Djava.awt.headless=true", "-XX:+UseSerialGC", "-Xmx512m", "-cp", classPath, Once.class.getName()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String output = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new IOException("Exit code " + process.exitValue() + ": " + arguments);
        }
        return output.lines().toList();
    }

    private static String difference(byte[] without, byte[] with) throws IOException {
        if (!Result.facts(without).equals(Result.facts(with))) {
            return "DIFFERS";
        }
        return Result.isTooLarge(without, with) ? "LARGER" : "";
    }
}
