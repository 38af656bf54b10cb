package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;

import dev.slipstream.imageio.reading.OtherReadsContract;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The methods of {@code ImageReader} that read, other than {@code read}, do what they do in the JDK's reader. */
class OtherReadsTest extends OtherReadsContract {

    OtherReadsTest() {
        super(BMP);
    }

    @Override
    protected List<String> files() {
        return List.of("info40-rgb24-20x20.bmp", "info40-rle4-20x20.bmp", "v5-124-png-20x20.bmp");
    }

    @Override
    protected String element() {
        return "Width";
    }

    @ParameterizedTest
    @MethodSource("files")
    void readRaster(String file) throws IOException {
        assertSameRasters(file);
        assertSame(file, true, (reader, seen) -> seen.add(reader.readRaster(1, null)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"info40-rgb24-20x20.bmp", "info40-rle4-20x20.bmp"})
    void thumbnailsAreNotSupported(String file) throws IOException {
        assertSameThumbnails(file);
    }
}
