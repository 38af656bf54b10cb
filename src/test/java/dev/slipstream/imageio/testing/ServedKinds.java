package dev.slipstream.imageio.testing;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What a {@link WhoServes} in a child JVM has printed. */
public record ServedKinds(Map<String, String> atFirst, Map<String, String> afterRescan, List<String> lines) {

    public static ServedKinds parse(List<String> lines) {
        int rescanned = lines.indexOf("rescanned");
        if (rescanned < 0) {
            throw new IllegalArgumentException("not what WhoServes prints: " + lines);
        }
        List<String> after = lines.subList(rescanned, lines.size());
        return new ServedKinds(kinds(lines.subList(0, rescanned)), kinds(after), lines);
    }

    private static Map<String, String> kinds(List<String> lines) {
        return lines.stream()
                .map(line -> line.split("=", 2))
                .filter(pair -> pair.length == 2 && WhoServes.KINDS.contains(pair[0]))
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    }
}
