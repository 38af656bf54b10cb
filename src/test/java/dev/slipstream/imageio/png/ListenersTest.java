package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.png.PngFormat.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.slipstream.imageio.reading.ListenersContract;
import dev.slipstream.imageio.reading.ReaderEvents;
import java.io.IOException;
import java.util.List;
import javax.imageio.IIOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Listeners that do things while a reader tells them what happens. */
class ListenersTest extends ListenersContract {

    ListenersTest() {
        super(PNG, List.of("rgb8-adam7-20x20.png", "palette8-trns-20x20.png"));
    }

    @Override
    protected Class<? extends Exception> whatAFailedListenerBecomes() {
        return IIOException.class;
    }

    /** What is not opaque has been drawn over itself. */
    @Override
    protected void assertDrawn(int pixel, int drawn) {
        if (pixel >>> 24 == 255) {
            super.assertDrawn(pixel, drawn);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"xtrns-too-long.png", "xplte-17-colours.png"})
    void warningsComeOnceAndFromThisReader(String file) throws IOException {
        input(file);
        ReaderEvents events = ReaderEvents.of(reader);
        reader.setInput(stream, false, false);
        reader.read(0);
        reader.getImageMetadata(0);
        reader.read(0);
        List<String> warnings = events.lines().stream().filter(line -> line.startsWith("warning")).toList();
        assertEquals(1, warnings.size(), warnings::toString);
        assertFalse(warnings.get(0).endsWith("from another reader"), warnings::toString);
    }
}
