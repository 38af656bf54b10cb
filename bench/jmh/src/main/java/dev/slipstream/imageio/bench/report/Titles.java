package dev.slipstream.imageio.bench.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The same command's results from two JDKs have the same title, which then needs more to it. */
final class Titles {

    private Titles() {
    }

    static List<Group> distinct(List<Group> groups) {
        return extended(extended(groups, group -> Facts.join(" ", Facts.JDK,
                group.facts().getOrDefault(Facts.JDK, "").split(",")[0])), Group::file);
    }

    private static List<Group> extended(List<Group> groups, Function<Group, String> more) {
        Set<String> seen = new HashSet<>();
        Set<String> twice = groups.stream().map(Group::title).filter(title -> !seen.add(title))
                .collect(Collectors.toSet());
        List<Group> extended = new ArrayList<>();
        for (Group group : groups) {
            extended.add(twice.contains(group.title())
                    ? group.withTitle(Facts.join(", ", group.title(), more.apply(group)))
                    : group);
        }
        return extended;
    }
}
