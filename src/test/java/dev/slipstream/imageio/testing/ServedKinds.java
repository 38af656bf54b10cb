package dev.slipstream.imageio.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What a {@link WhoServes} in a child JVM has printed. */
public record ServedKinds(Map<String, String> atFirst, Map<String, String> afterRescan, List<String> lines) {

    /** Fails if a kind or an image that was read and written is missing. */
    public static ServedKinds parse(List<String> lines) {
        int rescanned = lines.indexOf("rescanned");
        if (rescanned < 0) {
            throw new IllegalArgumentException("not what WhoServes prints: " + lines);
        }
        assertTrue(lines.containsAll(List.of("image=20", "png written=20", "bmp written=20")),
                () -> "no image of width 20: " + lines);
        List<String> after = lines.subList(rescanned, lines.size());
        return new ServedKinds(kinds(lines.subList(0, rescanned)), kinds(after), lines);
    }

    private static Map<String, String> kinds(List<String> lines) {
        Map<String, String> kinds = lines.stream()
                .map(line -> line.split("=", 2))
                .filter(pair -> pair.length == 2 && WhoServes.KINDS.contains(pair[0]))
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
        assertEquals(WhoServes.KINDS, kinds.keySet());
        return kinds;
    }

    /** Fails unless Slipstream serves every input and output and reads PNGs and BMPs, before and after the rescan. */
    public void assertAllBySlipstream() {
        assertAllBySlipstream(atFirst);
        assertAllBySlipstream(afterRescan);
    }

    /** Fails unless Slipstream serves every kind of input and output and reads PNGs and BMPs. */
    public static void assertAllBySlipstream(Map<String, String> kinds) {
        assertEquals(WhoServes.KINDS, kinds.keySet());
        kinds.forEach((kind, server) -> assertEquals(WhoServes.slipstream(kind), server, kind));
    }
}
