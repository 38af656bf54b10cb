package dev.slipstream.imageio.bench.readme;

import dev.slipstream.imageio.bench.report.Figures;
import dev.slipstream.imageio.bench.report.MarkdownTable;
import dev.slipstream.imageio.bench.results.Gain;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** How many of J2DBench's rows are won, tied and lost, and every lost one. */
final class LossTable implements ReadmeTable {

    private static final List<String> RIVALS = List.of(Result.JDK, Result.TWELVEMONKEYS);

    /** One of J2DBench's rows on one JDK against one rival. */
    private record Match(JdkResults jdk, Result result, String rival, Gain gain) {
    }

    @Override
    public List<String> lines(List<JdkResults> jdks) {
        List<String> lines = new ArrayList<>();
        List<Match> losses = new ArrayList<>();
        for (JdkResults jdk : jdks) {
            for (String rival : RIVALS) {
                List<Match> matches = matches(jdk, rival);
                if (!matches.isEmpty()) {
                    lines.add("- " + sentence(jdk, rival, matches));
                    matches.stream().filter(match -> match.gain().isLoss()).forEach(losses::add);
                }
            }
        }
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("the stored results have no rows of J2DBench's");
        }
        if (!losses.isEmpty()) {
            lines.add("");
            lines.addAll(table(losses));
        }
        return lines;
    }

    private static List<Match> matches(JdkResults jdk, String rival) {
        return jdk.results(JdkResults.J2D).filter(result -> isTimed(result, rival))
                .map(result -> new Match(jdk, result, rival,
                        Gain.of(result.sides().get(rival), result.sides().get(Result.SLIPSTREAM))))
                .toList();
    }

    private static boolean isTimed(Result result, String rival) {
        Samples base = result.sides().get(rival);
        Samples ours = result.sides().get(Result.SLIPSTREAM);
        return base != null && ours != null && !base.isFailure() && !ours.isFailure();
    }

    private static String sentence(JdkResults jdk, String rival, List<Match> matches) {
        long wins = matches.stream().filter(match -> match.gain().isWin()).count();
        long losses = matches.stream().filter(match -> match.gain().isLoss()).count();
        return (rival.equals(Result.JDK) ? "JDK " + jdk.feature() : rival + " on JDK " + jdk.feature()) + ": of "
                + matches.size() + " rows " + wins + " are faster, " + losses + " slower, "
                + (matches.size() - wins - losses) + " within the error.";
    }

    private static List<String> table(List<Match> losses) {
        MarkdownTable table = new MarkdownTable(List.of("slower than", "test", "options", ">ratio"));
        for (Match match : losses) {
            table.add(List.of(match.rival().equals(Result.JDK)
                    ? "JDK " + match.jdk().feature()
                    : match.rival() + ", JDK " + match.jdk().feature(), test(match.result()),
                    options(match.result()), Figures.number(match.gain().ratio())));
        }
        return table.lines();
    }

    /** Without what all of them have in common. */
    private static String test(Result result) {
        return result.name().replaceFirst("^imageio\\.", "").replace(".tests.", " ").replace('.', ' ');
    }

    /** The values speak for themselves, but for true and false. */
    private static String options(Result result) {
        return result.options().entrySet().stream().map(option -> {
            String name = option.getKey().substring(option.getKey().lastIndexOf('.') + 1);
            return name.equals("useCache") ? option.getValue().equals("true") ? "cache file" : "no cache file"
                    : name.equals("size") ? "size " + option.getValue() : option.getValue();
        }).collect(Collectors.joining(", "));
    }
}
