package dev.slipstream.imageio.bench.seeds;

import dev.slipstream.imageio.bench.contest.Challenge;
import dev.slipstream.imageio.bench.results.Result;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The third document: lines. */
final class LineSeed implements Seed {

    static final String NAME = "seed3.readLine";
    static final String LINES = "lines";
    static final String LINE_END = "line end";

    /** Short enough to be quick, and longer than every buffer. */
    private static final int QUICK_PARTS = 30;
    /** In each fork: whoever asks the system for every byte needs half a second and more for a file of long lines. */
    private static final Duration SLOW_ONES = Duration.ofSeconds(45);
    private static final Duration SLOW_ONES_QUICK = Duration.ofSeconds(2);

    @Override
    public int number() {
        return 3;
    }

    @Override
    public String title() {
        return "lines (From Raw I/O to Smokin' I/O)";
    }

    @Override
    public String method(Setting setting) {
        return setting.halved().describeSchedule();
    }

    @Override
    public Duration estimate(Setting setting) {
        List<Challenge> challenges =
                files(setting).stream().map(file -> challenge(file, Path.of(file.name()), 0)).toList();
        Duration slow = setting.quick() ? SLOW_ONES_QUICK : SLOW_ONES;
        Setting halved = setting.halved();
        return halved.estimate(challenges).plus(slow.multipliedBy(halved.schedule().forks()));
    }

    @Override
    public List<Result> run(Laboratory laboratory) throws IOException {
        List<Challenge> challenges = new ArrayList<>();
        for (LineFile file : files(laboratory.setting())) {
            Path path = file.write(laboratory.folder());
            challenges.add(challenge(file, path, Files.size(path)));
        }
        return laboratory.with(laboratory.setting().halved()).run(challenges);
    }

    @Override
    public void print(List<Result> results, PrintWriter out) {
        LineTable.print(results, out);
    }

    private static List<LineFile> files(Setting setting) {
        List<LineFile> files = List.of(LineFile.ofLong("\n"), LineFile.ofShort("\n"), LineFile.ofLong("\r\n"),
                LineFile.ofShort("\r\n"));
        return setting.quick() ? files.stream().map(file -> file.shortened(QUICK_PARTS)).toList() : files;
    }

    static Challenge challenge(LineFile file, Path path, long bytes) {
        Map<String, String> options = new LinkedHashMap<>();
        options.put(LINES, file.name());
        options.put(LINE_END, file.describeEnd());
        options.put("bytes", Long.toString(bytes));
        options.put("document", "unbuffered 1500-2000 %, buffered 100 %, Reader 43-96 %, own buffer 24-28 %,"
                + " own conversion 10-12 %");
        return new Challenge(NAME, options, "line", file.lines(),
                Arrays.stream(LineReader.values()).map(reader -> reader.entrant(path)).toList());
    }
}
