package dev.slipstream.imageio.bench.compare.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.EOFException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutcomeTest {

    private static final Outcome IMAGE = new Outcome(Outcome.Kind.DECODED,
            new LinkedHashMap<>(Map.of("format", "png", "width", "3", "height", "4", "rgb", "00ff")));

    @Test
    void equalFactsDoNotDiffer() {
        Outcome same = new Outcome(IMAGE.kind(), IMAGE.facts());
        assertTrue(IMAGE.differences(same).isEmpty());
        assertEquals("png 3x4", same.describe());
    }

    @Test
    void everyFactThatDiffersIsNamed() {
        Outcome other = IMAGE.with(Map.of("rgb", "00fe", "type", "5"));
        List<String> differences = IMAGE.differences(other);
        assertEquals(List.of("rgb: 00ff | 00fe", "type: null | 5"), differences.stream().sorted().toList());
    }

    @Test
    void wordingOfAnErrorDoesNotCountButItsClassDoes() {
        Outcome failed = Outcome.failed(new IIOException("broken at byte 1"));
        assertTrue(failed.differences(Outcome.failed(new IIOException("broken"))).isEmpty());
        assertEquals(1, failed.differences(Outcome.failed(new EOFException("broken"))).size());
    }

    /** A PNG may be shorter. */
    @ParameterizedTest
    @ValueSource(strings = {Outcome.READER, Outcome.LENGTH})
    void readerAndLengthAreToldButNotCompared(String fact) {
        Outcome ours = IMAGE.with(Map.of(fact, "7"));
        assertEquals("7", ours.fact(fact));
        assertTrue(ours.differences(IMAGE.with(Map.of(fact, "8"))).isEmpty() && ours.differences(IMAGE).isEmpty());
    }

    @Test
    void whatAFailureLeavesBehindCounts() {
        Outcome nothing = Outcome.failed(new IIOException("full")).with(Map.of("bytes", "0"));
        Outcome something = Outcome.failed(new IIOException("full")).with(Map.of("bytes", "7"));
        assertEquals(List.of("bytes: 0 | 7"), nothing.differences(something));
    }
}
