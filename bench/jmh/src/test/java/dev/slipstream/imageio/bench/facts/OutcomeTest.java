package dev.slipstream.imageio.bench.facts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.EOFException;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOException;
import org.junit.jupiter.api.Test;

class OutcomeTest {

    private static final Outcome IMAGE = new Outcome(Outcome.Kind.DECODED,
            Map.of("format", "png", "width", "3", "height", "4", "rgb", "00ff"));

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

    @Test
    void whatAFailureLeavesBehindCounts() {
        Outcome nothing = Outcome.failed(new IIOException("full")).with(Map.of("bytes", "0"));
        Outcome something = Outcome.failed(new IIOException("full")).with(Map.of("bytes", "7"));
        assertEquals(List.of("bytes: 0 | 7"), nothing.differences(something));
    }
}
