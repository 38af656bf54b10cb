package example;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Runs every job once without and once with Slipstream, in fresh JVMs, and compares what came of it. */
public final class Check {
    private static final int FIRST_LIBRARY = 2;

    private final Path target;
    private final String slipstream;
    private final ResultTable table = new ResultTable(
            "Results of libraries on top of ImageIO, without and with Slipstream", "bench/examples/libraries/check",
            "library", "version", ">jobs", ">equal", "what differs, and why");
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
        System.out.println(check.table.text());
        System.exit(check.faults == 0 ? 0 : 1);
    }

    private void compare(String library, String className, String version) throws Exception {
        Path folder = target.resolve(library);
        String classPath = folder.resolve("classes") + ":" + folder.resolve("lib") + "/*";
        List<String> lines = Round.run(Once.class, classPath, List.of(), List.of(className));
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
        table.add(library, version, lines.size() + "", equal + "", differences.toString());
    }

    private byte[] result(String classPath, String className, String job, Path folder)
            throws IOException, InterruptedException {
        Path result = folder.resolve("result");
        Files.deleteIfExists(result);
        Round.run(Once.class, classPath, List.of(), List.of(className, job, target.resolve("images").toString(),
                result.toString()));
        return Files.readAllBytes(result);
    }

    private static String difference(byte[] without, byte[] with) throws IOException {
        if (!Result.facts(without).equals(Result.facts(with))) {
            return "DIFFERS";
        }
        return Result.isTooLarge(without, with) ? "LARGER" : "";
    }
}
