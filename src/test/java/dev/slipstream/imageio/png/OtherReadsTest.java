package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.png.PngFormat.PNG;

import dev.slipstream.imageio.reading.OtherReadsContract;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The methods of {@code ImageReader} that read, other than {@code read}, do what they do in the JDK's reader. */
class OtherReadsTest extends OtherReadsContract {

    OtherReadsTest() {
        super(PNG);
    }

    @Override
    protected List<String> files() {
        return List.of("rgb8-all-chunks-20x20.png", "palette4-adam7-33x31.png");
    }

    @Override
    protected List<String> filesOfWhichAllIsRead() {
        return List.of("rgb8-all-chunks-20x20.png", "palette4-adam7-33x31.png", "rgb8-trns-20x20.png");
    }

    @Override
    protected List<String> filesThatAreReadAsStreams() {
        return List.of("rgb8-all-chunks-20x20.png", "palette4-adam7-33x31.png", "xtruncated-at-241.png");
    }

    @Override
    protected String element() {
        return "IHDR";
    }

    @ParameterizedTest
    @MethodSource("files")
    void rastersAndThumbnailsAreNotSupported(String file) throws IOException {
        assertSameRasters(file);
        assertSameThumbnails(file);
    }
}
