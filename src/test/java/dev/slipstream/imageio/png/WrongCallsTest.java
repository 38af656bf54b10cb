package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.png.PngFormat.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.slipstream.imageio.reading.WrongCallsContract;
import dev.slipstream.imageio.spi.PngReaderProvider;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Callers who ask too early, or for images that are not there, are told so in the JDK's terms. */
class WrongCallsTest extends WrongCallsContract {

    WrongCallsTest() {
        super(PNG, List.of("rgb8-20x20.png", "palette8-20x20.png"));
    }

    @Test
    void theReaderTellsItsOwnProvider() {
        assertEquals(PngReaderProvider.class, ours.getOriginatingProvider().getClass());
        assertEquals(PngImageReader.class, ours.getClass());
        assertFalse(ours.getOriginatingProvider().getPluginClassName().isEmpty());
    }

    @Test
    void aTypeThatIsNotOfferedIsRefusedAsInTheJdk() throws IOException {
        assertTypesAreTakenOrRefusedAsInTheJdk();
    }
}
