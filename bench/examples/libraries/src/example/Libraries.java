package example;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** Runs every job in JVMs without and with Slipstream, in turns, and prints the table. */
public final class Libraries {
    private static final String COMMAND = "bench/examples/libraries/run";
    private static final int THREAD = 0;
    private static final int PROCESS = 1;
    private static final int WALL = 2;
    /** What jobs differ by that use no class of Slipstream. */
    private static final double NOISE = 0.05;

    private final Path target;
    private final String slipstream;
    private final int rounds;
    private final String millis;
    private final ResultTable table = new ResultTable("Libraries on top of ImageIO, without and with Slipstream",
            COMMAND, "library", "job", "result", ">CPU ms, JDK", ">CPU ms, Slipstream", ">times",
            ">least to most", ">of the process", ">wall", "served by, with Slipstream");
    private int failed;

    private Libraries(Path target, String slipstream, int rounds, String millis) {
        this.target = target;
        this.slipstream = slipstream;
        this.rounds = rounds;
        this.millis = millis;
    }

    /** Arguments: folder of the libraries, Slipstream's jar, rounds, milliseconds, JSON, LIBRARY=CLASS=VERSION ... */
    public static void main(String[] args) throws Exception {
        Libraries libraries = new Libraries(Path.of(args[0]), args[1], Integer.parseInt(args[2]), args[3]);
        Images.write(libraries.target.resolve("images"));
        for (String library : List.of(args).subList(5, args.length)) {
            String[] fields = library.split("=");
            libraries.measure(fields[0], fields[1]);
        }
        System.out.println(libraries.table.text());
        libraries.table.writeJson(Path.of(args[4]));
        System.exit(libraries.failed == 0 ? 0 : 1);
    }

    private void measure(String library, String className) throws IOException, InterruptedException {
        Path folder = target.resolve(library);
        String classPath = folder.resolve("classes") + ":" + folder.resolve("lib") + "/*";
        for (String line : Round.run(Once.class, classPath, List.of(), List.of(className))) {
            String[] fields = line.split("\t", 2);
            String job = fields[0];
            List<String> arguments = List.of(className, job, target.resolve("images") + "", millis);
            List<Round> without = new ArrayList<>();
            List<Round> with = new ArrayList<>();
            for (int i = 0; i < rounds; i++) {
                without.add(new Round(i, classPath, arguments, folder));
                with.add(new Round(i, slipstream + ":" + classPath, arguments, folder));
            }
            row(library, job, fields[1].isEmpty() ? "DIFFERS" : "differs, see check", without, with);
        }
    }

    private void row(String library, String job, String different, List<Round> without, List<Round> with) {
        TreeSet<String> expected = new TreeSet<>();
        without.forEach(round -> expected.add(round.digest));
        boolean equal = with.stream().allMatch(round -> expected.contains(round.digest));
        String result = !equal ? different
                : expected.size() > 1 ? "one of the JDK's " + expected.size()
                : without.get(0).isThrown ? "same exception" : "equal";
        double[] pairs = new double[rounds];
        for (int i = 0; i < rounds; i++) {
            pairs[i] = without.get(i).nanos[THREAD] / with.get(i).nanos[THREAD];
        }
        Arrays.sort(pairs);
        failed += !result.equals("DIFFERS") && pairs[rounds - 1] >= 1 - NOISE ? 0 : 1;
        table.add(library, job, result, text(median(without, THREAD) / 1e6), text(median(with, THREAD) / 1e6),
                (pairs[rounds - 1] < 1 - NOISE ? "SLOWER " : "") + times(without, with, THREAD),
                text(pairs[0]) + " to " + text(pairs[rounds - 1]), times(without, with, PROCESS),
                times(without, with, WALL), String.join(", ", with.get(0).served));
        System.err.println(library + ", " + job + ": " + result + ", " + times(without, with, THREAD) + ", without: "
                + without.get(0).served + ", with: " + with.get(0).served);
    }

    private static String times(List<Round> without, List<Round> with, int time) {
        return text(median(without, time) / median(with, time));
    }

    private static double median(List<Round> sides, int time) {
        List<Double> values = new ArrayList<>();
        sides.forEach(round -> values.add(round.nanos[time]));
        return ResultTable.median(values);
    }

    private static String text(double value) {
        return String.format(Locale.ROOT, value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value);
    }
}
