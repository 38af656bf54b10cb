package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.reading.WrongCallsContract;
import dev.slipstream.imageio.spi.BmpReaderProvider;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageReader;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Callers who ask too early, or for images that are not there, are told so in the JDK's terms. */
class WrongCallsTest extends WrongCallsContract {

    WrongCallsTest() {
        super(BMP, List.of("info40-rgb24-20x20.bmp", "info40-rle8-20x20.bmp"));
    }

    /** And it keeps the metadata of the input that it had. */
    @Override
    protected boolean isForgotten(@Nullable Object answer) {
        return super.isForgotten(answer) || (ours.getInput() == null && answer instanceof String);
    }

    @Test
    void theReaderTellsItsOwnProvider() {
        assertEquals(BmpReaderProvider.class, ours.getOriginatingProvider().getClass());
        assertEquals(BmpImageReader.class, ours.getClass());
        assertFalse(ours.getOriginatingProvider().getPluginClassName().isEmpty());
    }

    /** The JDK's reader does not look at the type. */
    @Test
    void aTypeThatIsNotOfferedIsTakenAsInTheJdk() throws IOException {
        assertTypesAreTakenOrRefusedAsInTheJdk();
    }

    @Test
    void aDisposedReaderIsOneWithoutAnInputAsInTheJdk() throws IOException {
        for (ImageReader reader : new ImageReader[] {jdk, ours}) {
            reader.setInput(WindowedImageInputStream.of(BmpFiles.own("info40-pal8-20x20.bmp").bytes()));
            reader.getWidth(0);
            reader.dispose();
        }
        for (Question question : Question.about(0)) {
            assertEquals(question.ask(jdk), question.ask(ours), question::toString);
        }
    }

    @Test
    void countingTheImagesOfAStreamThatGoesForwardOnlyIsAWrongCall() throws IOException {
        for (ImageReader reader : new ImageReader[] {jdk, ours}) {
            reader.setInput(WindowedImageInputStream.of(BmpFiles.own("info40-pal8-20x20.bmp").bytes()), true);
            assertEquals(1, reader.getNumImages(false));
            assertThrows(IllegalStateException.class, () -> reader.getNumImages(true));
        }
    }
}
