package dev.slipstream.imageio.trial;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Reads images with and without Slipstream, and says whether they are equal and how many times as fast it is. */
public final class Trial {

    private static final String USAGE = """
            usage: java -jar slipstream-imageio.jar [--write] [--seconds N] FILES OR FOLDERS
            Reads images, and with --write writes them again, with and without Slipstream.""";

    /** The JVMs take turns of so many nanoseconds. */
    private static final String TURN = "200000000";

    private boolean isWriting;
    private long seconds = 10;
    private final List<Path> files = new ArrayList<>();

    /** By file, if both read it. */
    private final Map<Path, String> formats = new LinkedHashMap<>();

    private final Map<String, Row> rows = new TreeMap<>();
    private final List<String> differences = new ArrayList<>();
    private int knownErrors;

    /** Images of a format, read or written, and milliseconds for all of them. */
    private static final class Row {
        private int images;
        private int equal;
        private double jdk;
        private double slipstream;
    }

    private Trial() {}

    /** Returns the exit code: 0 if all images are equal, 1 if not, 2 if there is nothing to compare. */
    public static int run(String... arguments) {
        Trial trial = new Trial();
        try {
            return trial.takes(arguments) ? trial.compare() : 2;
        } catch (IOException | URISyntaxException e) {
            System.err.println(e);
            return 2;
        }
    }

    private boolean takes(String... arguments) throws IOException {
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].equals("--write")) {
                isWriting = true;
            } else if (arguments[i].equals("--seconds") && i + 1 < arguments.length
                    && arguments[i + 1].matches("[1-9]\\d{0,4}")) {
                seconds = Long.parseLong(arguments[++i]);
            } else if (arguments[i].startsWith("-")) {
                System.err.println(USAGE);
                return false;
            } else {
                try (Stream<Path> found = Files.walk(Path.of(arguments[i]))) {
                    found.filter(file -> Files.isRegularFile(file) && !file.toString().contains("\n")).sorted()
                            .forEach(files::add);
                }
            }
        }
        Collections.shuffle(files, new Random(1)); // if time is too short for all, the first ones are of every kind
        return true;
    }

    private int compare() throws IOException, URISyntaxException {
        Path jar = Path.of(Trial.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (TrialJvm jdk = new TrialJvm(jar, isWriting, "-Ddev.slipstream.imageio.disabled=all");
                TrialJvm slipstream = new TrialJvm(jar, isWriting, "-Ddev.slipstream.imageio.last=false")) {
            for (Path file : files) {
                progress("looking at " + file.getFileName());
                look(file, jdk, slipstream);
            }
            long start = System.nanoTime();
            long end = formats.isEmpty() ? 0 : seconds;
            for (long past = 0; past < end; past = (System.nanoTime() - start) / 1_000_000_000) {
                progress("measuring: " + (seconds - past) + " s");
                for (TrialJvm jvm : List.of(jdk, slipstream)) {
                    jvm.send(TrialJvm.RUN, TURN);
                    jvm.answer();
                }
            }
            for (Path file : formats.keySet()) {
                jdk.send(TrialJvm.TIMES, file.toString());
                slipstream.send(TrialJvm.TIMES, file.toString());
                addTimes(formats.get(file), jdk.answer(), slipstream.answer());
            }
        }
        progress("");
        report();
        return formats.isEmpty() ? 2 : differences.isEmpty() ? 0 : 1;
    }

    private void look(Path file, TrialJvm jdk, TrialJvm slipstream) throws IOException {
        jdk.send(TrialJvm.LOOK, file.toString());
        slipstream.send(TrialJvm.LOOK, file.toString());
        String[] theirs = jdk.answer();
        String[] ours = slipstream.answer();
        if (theirs[0].isEmpty() || ours[0].isEmpty()) {
            if (!theirs[0].isEmpty()) { // the other way round, it is a BMP that the JDK rejects
                differences.add(file + ": " + ours[1] + ", but the JDK reads it");
            }
            return;
        }
        formats.put(file, theirs[0]);
        boolean isKnown = !theirs[1].equals(ours[1]) && isReadWrongly(file);
        knownErrors += isKnown ? 1 : 0;
        for (int i = 1; i < theirs.length; i++) {
            String name = (i == 1 ? "read " : "write ") + theirs[0];
            Row row = rows.computeIfAbsent(name, key -> new Row());
            row.images++;
            row.equal += theirs[i].equals(ours[i]) ? 1 : 0;
            if (!isKnown && !theirs[i].equals(ours[i])) {
                differences.add(file + ": " + name + " differs");
            }
        }
    }

    /** Whether the JDK's reader is wrong: about gray PNGs of few bits with tRNS, and run lengths without an end. */
    private static boolean isReadWrongly(Path file) throws IOException {
        String bytes = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        return bytes.startsWith("\u0089PNG")
                ? bytes.charAt(25) == 0 && bytes.charAt(24) < 8 && bytes.contains("tRNS")
                : bytes.matches("(?s)BM.{28}[\1\2].*") && !bytes.endsWith("\0\1");
    }

    private void addTimes(String format, String[] theirs, String[] ours) {
        for (int i = 0; i < theirs.length; i++) {
            Row row = rows.get((i == 0 ? "read " : "write ") + format);
            double jdk = Double.parseDouble(theirs[i]);
            double slipstream = Double.parseDouble(ours[i]);
            if (row != null && jdk < Long.MAX_VALUE && slipstream < Long.MAX_VALUE) { // measured by both
                row.jdk += jdk / 1e6;
                row.slipstream += slipstream / 1e6;
            }
        }
    }

    private void report() {
        System.out.printf("%-12s %7s %7s %13s %13s %9s%n", "", "images", "equal", "JDK", "Slipstream", "times");
        rows.values().removeIf(row -> row.jdk == 0); // no writer takes them
        rows.forEach((name, row) -> System.out.printf(Locale.ROOT, "%-12s %7d %7d %10.2f ms %10.2f ms %9.2f%n",
                name, row.images, row.equal, row.jdk, row.slipstream, row.jdk / row.slipstream));
        differences.forEach(System.out::println);
        System.out.printf("%d of %d files are read by both, %d of them wrongly by the JDK.%n"
                + "times = JDK / Slipstream; the least time of each image; Java %s%n",
                formats.size(), files.size(), knownErrors, System.getProperty("java.version"));
    }

    /** On a terminal; JDK 22 to 24 always have a console (JDK-8351435). */
    @SuppressWarnings("SystemConsoleNull")
    private static void progress(String text) {
        if (System.console() != null) {
            System.err.printf("\r%-78.78s\r", text);
        }
    }
}
