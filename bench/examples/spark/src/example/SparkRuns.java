package example;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Submits {@link ImageRows} without and with Slipstream, in turns, and prints the table. */
public final class SparkRuns {
    private static final List<String> SETS = List.of("png", "bmp", "tiny");
    private static final List<String> MASTERS = List.of("local[2]", "local-cluster[2,1,1024]");
    private static final String PLAIN = "plain";

    private final Path target;
    private final String slipstream;
    private final int rounds;
    private final ResultTable table = new ResultTable("spark.read.format(\"image\"), without and with Slipstream",
            "bench/examples/spark/run", "Spark", "master", "images", "how", "equal rows", ">null rows become images",
            ">executor CPU s, plain", ">with", ">times", ">temporary files, plain", ">with",
            "served, by executor: png, bmp, stream");
    private int failed;

    private SparkRuns(Path target, String slipstream, int rounds) {
        this.target = target;
        this.slipstream = slipstream;
        this.rounds = rounds;
    }

    /** Arguments: work folder, Slipstream's jar, rounds, JSON file, test images, version=SPARK_HOME ... */
    public static void main(String[] args) throws Exception {
        SparkRuns runs = new SparkRuns(Path.of(args[0]), args[1], Integer.parseInt(args[2]));
        Images.write(runs.target.resolve("images"), Path.of(args[4]));
        for (String spark : List.of(args).subList(5, args.length)) {
            for (String master : MASTERS) {
                runs.measure(spark.substring(0, spark.indexOf('=')), spark.substring(spark.indexOf('=') + 1), master);
            }
        }
        System.out.println(runs.table.text());
        runs.table.writeJson(Path.of(args[3]));
        System.exit(runs.failed == 0 ? 0 : 1);
    }

    private Map<String, List<String>> settings() {
        Map<String, List<String>> settings = new LinkedHashMap<>();
        settings.put(PLAIN, List.of());
        settings.put("--jars", List.of("--jars", slipstream));
        settings.put("--jars and plugin", List.of("--jars", slipstream, "--conf",
                "spark.plugins=example.SlipstreamPlugin"));
        settings.put("extraClassPath", List.of("--conf", "spark.driver.extraClassPath=" + slipstream,
                "--conf", "spark.executor.extraClassPath=" + slipstream));
        return settings;
    }

    private void measure(String version, String home, String master) throws IOException, InterruptedException {
        Map<String, List<Map<String, String>>> results = new LinkedHashMap<>();
        for (int round = 0; round < rounds; round++) {
            for (Map.Entry<String, List<String>> setting : settings().entrySet()) {
                System.err.println("Spark " + version + ", " + master + ", " + setting.getKey());
                results.computeIfAbsent(setting.getKey(), key -> new ArrayList<>())
                        .add(submit(version, home, master, setting.getValue()));
            }
        }
        List<Map<String, String>> plain = results.remove(PLAIN);
        results.forEach((setting, with) -> SETS.forEach(set -> row(version, master, set, setting, plain, with)));
    }

    /** What the application has written: the last word of each line, by the words before. */
    private Map<String, String> submit(String version, String home, String master, List<String> options)
            throws IOException, InterruptedException {
        Path temporary = Files.createTempDirectory(target, "tmp-");
        Path result = temporary.resolve("result");
        String folder = "-Djava.io.tmpdir=" + temporary + " -Djava.awt.headless=true";
        List<String> command = new ArrayList<>(List.of(home + "/bin/spark-submit", "--master", master, "--class",
                "example.ImageRows", "--conf", "spark.ui.enabled=false", "--driver-java-options", folder,
                "--conf", "spark.executor.extraJavaOptions=" + folder, "--conf", "spark.local.dir=" + temporary));
        command.addAll(options);
        command.addAll(List.of(target.resolve("job-" + version + ".jar").toString(), result.toString()));
        SETS.forEach(set -> command.add(target.resolve("images").resolve(set).toUri().toString()));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(target.resolve("last.log").toFile());
        builder.environment().putAll(Map.of("SPARK_HOME", home, "SPARK_LOCAL_IP", "127.0.0.1",
                "JAVA_HOME", System.getProperty("java.home"), "SPARK_WORKER_DIR", temporary + ""));
        if (builder.start().waitFor() != 0) {
            throw new IOException("spark-submit failed: " + target.resolve("last.log"));
        }
        Map<String, String> words = new TreeMap<>();
        for (String line : Files.readAllLines(result)) {
            int at = line.contains(" served ") ? line.length() : line.indexOf(' ', line.indexOf(' ') + 1);
            at = line.contains(" row ") ? line.indexOf(' ', line.indexOf(" row ") + 5) : at;
            words.put(line.substring(0, at), line.substring(at).trim());
        }
        delete(temporary.toFile());
        return words;
    }

    private void row(String version, String master, String set, String how, List<Map<String, String>> plain,
            List<Map<String, String>> with) {
        int equal = 0;
        int nulls = 0;
        TreeSet<String> different = new TreeSet<>();
        Map<String, String> expected = plain.get(0);
        for (Map<String, String> run : with) {
            equal = 0;
            nulls = 0;
            for (String row : rows(expected, set)) {
                boolean isEqual = expected.get(row).equals(run.get(row));
                boolean isNull = !isEqual && expected.get(row).startsWith("-1x-1") && run.get(row) != null;
                equal += isEqual ? 1 : 0;
                nulls += isNull ? 1 : 0;
                if (!isEqual && !isNull) {
                    different.add(row);
                }
            }
        }
        failed += different.size();
        double cpu = median(plain, set + " nanos");
        double cpuWith = median(with, set + " nanos");
        TreeSet<String> served = new TreeSet<>();
        with.forEach(run -> run.keySet().stream().filter(key -> key.startsWith(set + " served "))
                .forEach(key -> served.add(key.substring(set.length() + 8))));
        table.add(version, master, set, how, equal + " of " + rows(expected, set).size()
                + (different.isEmpty() ? "" : ", DIFFERENT: " + different), nulls + "", text(cpu / 1e9),
                text(cpuWith / 1e9), text(cpu / cpuWith), text(median(plain, set + " files")),
                text(median(with, set + " files")), String.join("; ", served));
    }

    private static TreeSet<String> rows(Map<String, String> run, String set) {
        TreeSet<String> rows = new TreeSet<>(run.keySet());
        rows.removeIf(key -> !key.startsWith(set + " row "));
        return rows;
    }

    private static double median(List<Map<String, String>> runs, String key) {
        List<Double> values = new ArrayList<>();
        runs.forEach(run -> values.add(Double.parseDouble(run.get(key))));
        return ResultTable.median(values);
    }

    private static String text(double value) {
        return String.format(Locale.ROOT, value == Math.rint(value) ? "%.0f" : "%.2f", value);
    }

    private static void delete(File file) {
        File[] inside = file.listFiles();
        for (File each : inside == null ? new File[0] : inside) {
            delete(each);
        }
        file.delete();
    }
}
