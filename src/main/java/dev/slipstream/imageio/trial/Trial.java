package dev.slipstream.imageio.trial;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** Reads images with and without Slipstream, and shows whether they are equal and how many times as fast it is. */
public final class Trial {

    private static final String USAGE = """
            usage: java -jar JAR [--write] [--seconds N] FILES OR FOLDERS
            Reads images with the JDK alone and with Slipstream, and compares both.
              --write      also writes each image to memory, in its own format
              --seconds N  how long to take times, with both together; default: 10
            Columns: how many images both read (or write); how many of these are equal;
            how many were read often enough to be timed; the sums of the least times of
            these; how many times as fast Slipstream is; the size of what it writes. If the
            times' two halves give ratios that differ too much, the row has these instead.
            Exit codes: 0 if all images are equal, 1 if not, 2 if none were compared.
            """;

    /** The most lines of a list. */
    private static final int MOST_LINES = 20;

    private static final String DIFFERENT = "Different:";
    private static final String WRONG = "Read wrongly by the JDK:";

    private boolean isWriting;
    private long seconds = 10;
    private final List<Path> files = new ArrayList<>();

    /** By file, if both read it. */
    private final Map<Path, String> formats = new LinkedHashMap<>();

    private final Map<String, Row> rows = new TreeMap<>();

    /** Lists of lines by their headings. */
    private final Map<String, List<String>> lists = new LinkedHashMap<>();

    private Trial() {}

    /** Returns the exit code: 0 if all images are equal, 1 if not, 2 if there is nothing to compare. */
    public static int run(String... arguments) {
        try {
            Path jar = Path.of(Trial.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            String usage = USAGE.replace("JAR", String.valueOf(jar.getFileName()));
            if (List.of(arguments).contains("--help")) {
                System.out.print(usage);
                return 0;
            }
            Trial trial = new Trial();
            if (!trial.takes(arguments)) {
                System.err.print(usage);
                return 2;
            }
            return trial.compare(jar);
        } catch (IOException | URISyntaxException | InvalidPathException e) {
            System.err.println(e.getMessage());
            return 2;
        }
    }

    private boolean takes(String... arguments) {
        boolean hasFiles = false;
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].equals("--write")) {
                isWriting = true;
            } else if (arguments[i].equals("--seconds") && i + 1 < arguments.length
                    && arguments[i + 1].matches("[1-9]\\d{0,4}")) {
                seconds = Long.parseLong(arguments[++i]);
            } else if (arguments[i].startsWith("-")) {
                return false;
            } else {
                find(Path.of(arguments[i]), true);
                hasFiles = true;
            }
        }
        Collections.sort(files);
        Collections.shuffle(files, new Random(1)); // if time is too short for all, some of every kind are timed
        return hasFiles;
    }

    /** Adds a file, or all files below a folder; a link to a folder is followed only if the user names it. */
    private void find(Path path, boolean isNamed) {
        if (!Files.isDirectory(path) || (Files.isSymbolicLink(path) && !isNamed)) {
            String fault = !Files.exists(path) ? "does not exist"
                    : Files.isDirectory(path) ? "is a link to a folder"
                    : !Files.isRegularFile(path) ? "is no file"
                    : !printable(path).equals(path.toString()) ? "has a line break or the like in its name"
                    : !path.toFile().isFile() ? "has a name that is not in the platform's encoding"
                    : "";
            if (fault.isEmpty()) {
                files.add(path);
            } else {
                list("Skipped:").add(printable(path) + ": " + fault);
            }
            return;
        }
        try (DirectoryStream<Path> inside = Files.newDirectoryStream(path)) {
            inside.forEach(each -> find(each, false));
        } catch (IOException | DirectoryIteratorException e) {
            list("Skipped:").add(printable(path) + ": cannot be entered, " + e.getClass().getSimpleName());
        }
    }

    /** On one line. */
    private static String printable(Path path) {
        return path.toString().replaceAll("\\p{Cntrl}", "?");
    }

    private List<String> list(String heading) {
        return lists.computeIfAbsent(heading, key -> new ArrayList<>());
    }

    private Row row(String verb, String format) {
        return rows.computeIfAbsent(verb + " " + format, Row::new);
    }

    private int compare(Path jar) throws IOException {
        try (TrialJvm jdk = new TrialJvm(jar, isWriting, "-Ddev.slipstream.imageio.disabled=all");
                TrialJvm slipstream = new TrialJvm(jar, isWriting, "-Ddev.slipstream.imageio.last=false")) {
            for (Path file : files) {
                progress("looking at " + file.getFileName());
                look(file, jdk.ask(TrialJvm.LOOK, file), slipstream.ask(TrialJvm.LOOK, file));
            }
            measure(jdk, slipstream);
        }
        progress("");
        report();
        return !list(DIFFERENT).isEmpty() ? 1 : formats.isEmpty() ? 2 : 0;
    }

    private void look(Path file, String[] theirs, String[] ours) throws IOException {
        String name = printable(file);
        String format = theirs[0];
        if (format.isEmpty() || ours[0].isEmpty()) {
            list(!format.isEmpty() ? DIFFERENT : ours[0].isEmpty() ? "Read neither by the JDK nor with Slipstream:"
                    : "Read with Slipstream only; the JDK:").add(name + ": " + (format.isEmpty() ? theirs : ours)[1]);
            return;
        }
        boolean isEqual = theirs[1].equals(ours[1]);
        boolean isWrong = !isEqual && isReadWrongly(file);
        row("read", format).add(isEqual, 1, 1);
        if (!isEqual) {
            list(isWrong ? WRONG : DIFFERENT).add(name + ": read " + format + " differs");
        }
        boolean isWritten = isWriting && !theirs[3].equals("0") && !ours[3].equals("0");
        if (isWritten) {
            row("write", format).add(theirs[2].equals(ours[2]), Long.parseLong(theirs[3]), Long.parseLong(ours[3]));
        }
        if (isWriting && !isWrong && !theirs[2].equals(ours[2])) {
            list(DIFFERENT).add(name + ": write " + format + " differs: " + theirs[2] + ", " + ours[2]);
        } else if (isWriting && !isWritten) {
            list("Written neither by the JDK nor with Slipstream:").add(name + ": " + theirs[2]);
        }
        formats.put(file, format);
    }

    /** Whether the JDK's reader is wrong: about gray PNGs of few bits with tRNS, and run lengths without an end. */
    private static boolean isReadWrongly(Path file) throws IOException {
        String bytes = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        return bytes.startsWith("\u0089PNG")
                ? bytes.charAt(25) == 0 && bytes.charAt(24) < 8 && bytes.contains("tRNS")
                : bytes.matches("(?s)BM.{28}[\1\2].*") && !bytes.endsWith("\0\1");
    }

    /** A quarter of the time warms the JVMs up; its last turn shows how many images the rest can read often enough. */
    private void measure(TrialJvm jdk, TrialJvm slipstream) throws IOException {
        long start = System.nanoTime();
        long past = formats.isEmpty() ? seconds * 1000 : 0;
        int kinds = new HashSet<>(formats.values()).size();
        long most = files.size();
        for (int turn = 0; past < seconds * 1000; turn++) {
            progress("measuring: " + (seconds - past / 1000) + " s");
            boolean isWarmUp = past < seconds * 250;
            String run = (isWarmUp ? Row.WARM_UP : turn % 2) + " " + most;
            long reads = Math.min(Long.parseLong(jdk.ask(TrialJvm.RUN, run)[0]),
                    Long.parseLong(slipstream.ask(TrialJvm.RUN, run)[0]));
            past = (System.nanoTime() - start) / 1_000_000;
            if (isWarmUp && past >= seconds * 250) {
                most = Math.max(kinds, reads * seconds / (5 * Row.ENOUGH));
            }
        }
        for (Path file : formats.keySet()) {
            String[] theirs = jdk.ask(TrialJvm.TIMES, file);
            String[] ours = slipstream.ask(TrialJvm.TIMES, file);
            for (String verb : List.of("read", "write")) {
                Row row = rows.get(verb + " " + formats.get(file));
                String slower = row == null ? "" : row.time(theirs, ours, verb.equals("read") ? 0 : 6);
                if (!slower.isEmpty()) {
                    list("Slower with Slipstream:").add(printable(file) + ": " + slower);
                }
            }
        }
    }

    private void report() {
        System.out.println(Row.HEADER);
        rows.values().forEach(System.out::println);
        lists.forEach((heading, lines) -> {
            if (!lines.isEmpty()) {
                System.out.println(heading);
            }
            lines.stream().limit(MOST_LINES).forEach(line -> System.out.println("  " + line));
            if (lines.size() > MOST_LINES) {
                System.out.println("  and " + (lines.size() - MOST_LINES) + " more");
            }
        });
        System.out.printf("%d of %d files are read by both, %d of them wrongly by the JDK.%n"
                + "times = JDK / Slipstream, both on Java %s; --help explains the columns%n",
                formats.size(), files.size(), list(WRONG).size(), System.getProperty("java.version"));
    }

    /** On a terminal; JDK 22 to 24 always have a console (JDK-8351435). */
    @SuppressWarnings("SystemConsoleNull")
    private static void progress(String text) {
        if (System.console() != null) {
            System.err.printf("\r%-78.78s\r", text);
        }
    }
}
