package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Rectangle;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Listeners that stop a reader: the same is told and the same pixels are there, whatever the moment. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class AbortContract {

    private final Format format;
    private final int fewestEvents;

    /** @param fewestEvents that a whole read tells more than, or there is little to abort */
    protected AbortContract(Format format, int fewestEvents) {
        this.format = format;
        this.fewestEvents = fewestEvents;
    }

    /** Parameters with a destination of the default type and the right size for one of the project's own files. */
    protected abstract @Nullable ImageReadParam destination(String file) throws IOException;

    protected abstract List<String> filesOfWhichAPartIsRead();

    @ParameterizedTest
    @MethodSource("filesOfWhichAPartIsRead")
    void abortingAtAnyEventOfPartOfAnImageIsAsInTheJdk(String file) throws IOException {
        assertSameWhereverAborted(file, param -> param.setSourceRegion(new Rectangle(2, 3, 5, 4)));
        assertSameWhereverAborted(file, param -> param.setSourceSubsampling(2, 3, 1, 1));
    }

    protected final void assertSameWhereverAborted(String file, Consumer<ImageReadParam> request) throws IOException {
        List<String> whole = read(file, Side.JDK, request, Integer.MAX_VALUE).events();
        assertTrue(whole.size() > fewestEvents, () -> file + ": events " + whole);
        for (int event = 0; event < whole.size() - 1; event++) {
            Reading expected = read(file, Side.JDK, request, event);
            assertTrue(expected.events().contains("aborted") || event >= whole.size() - 3, () -> whole.toString());
            Reading actual = read(file, Side.SLIPSTREAM, request, event);
            assertSame(expected, actual, event, file + " aborted at event " + event);
        }
    }

    /** Both were aborted at that event. */
    protected void assertSame(Reading expected, Reading actual, int event, String what) {
        expected.withoutPosition().assertSame(actual.withoutPosition(), what);
    }

    /** Reads until an event has been told, by its number. */
    protected final Reading read(String file, Side side, Consumer<ImageReadParam> request, int lastEvent)
            throws IOException {
        ImageReadParam param = destination(file);
        request.accept(param);
        return format.with(side, format.file(file), reader -> {
            ReaderEvents events = ReaderEvents.of(reader);
            events.atEach(event -> {
                if (event == lastEvent) {
                    reader.abort();
                }
            });
            Reading reading = Reading.of(reader, param, events);
            assertReadsWholeAfterwards(file, reader);
            return reading;
        });
    }

    /** An abort ends one read, not the next. */
    private static void assertReadsWholeAfterwards(String file, ImageReader reader) throws IOException {
        Reading again = Reading.of(reader, null);
        assertEquals("image complete", again.events().get(again.events().size() - 2), file);
    }
}
