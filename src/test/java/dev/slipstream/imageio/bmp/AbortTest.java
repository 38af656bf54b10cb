package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.slipstream.imageio.reading.AbortContract;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.Side;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import javax.imageio.ImageReadParam;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Listeners that stop a reader: the same is told and the same pixels are there, whatever the moment. */
class AbortTest extends AbortContract {

    private static final String RGB = "info40-rgb24-20x20.bmp";

    AbortTest() {
        super(BMP, 5);
    }

    @Override
    protected @Nullable ImageReadParam destination(String file) throws IOException {
        return BmpFiles.own(file).destination();
    }

    @Override
    protected List<String> filesOfWhichAPartIsRead() {
        return List.of("info40-rgb24-20x20.bmp", "info40-pal8-topdown-20x20.bmp", "info40-rle8-20x20.bmp");
    }

    @Override
    protected void assertSame(Reading expected, Reading actual, int event, String what) {
        if (event == 0) {
            assertEquals(expected.eventsWithoutPixels(), actual.eventsWithoutPixels(), what);
        } else {
            super.assertSame(expected, actual, event, what);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"info40-pal1-9x2.bmp", "info40-pal4-5x4.bmp", "info40-pal8-20x20.bmp",
        "info40-rgb16-5x4.bmp", "info40-rgb24-20x20.bmp", "info40-rgb32-topdown-20x20.bmp",
        "info40-rle8-20x20.bmp", "info40-rle4-20x20.bmp",
        "info40-rle8-short-lines-20x20.bmp", "info40-rle4-early-end-20x20.bmp"})
    void abortingAtAnyEventIsAsInTheJdk(String file) throws IOException {
        assertSameWhereverAborted(file, param -> {});
        assertSameWhereverAborted(file, param -> param.setDestination(null));
    }

    @Test
    void abortingAtAnyEventOfARequestThatIsLeftToTheJdkIsAsInTheJdk() throws IOException {
        assertSameWhereverAborted(RGB,
                param -> param.setDestination(new BufferedImage(20, 20, BufferedImage.TYPE_4BYTE_ABGR)));
    }

    /** The JDK's reader cannot, but its events are those that it tells of the same rows in a destination of bytes. */
    @Test
    void abortingAtAnyEventIsTheSameInADestinationOfOtherElements() throws IOException {
        Consumer<ImageReadParam> request =
                param -> param.setDestination(new BufferedImage(20, 20, BufferedImage.TYPE_INT_RGB));
        for (int event = 0; event < 40; event++) {
            List<String> expected = read(RGB, Side.JDK, param -> {}, event).eventsWithoutPixels();
            Reading actual = read(RGB, Side.SLIPSTREAM, request, event);
            assertEquals(expected, actual.eventsWithoutPixels(), "event " + event);
        }
    }

    /** The JDK's reader has none yet, and forgets the destination, or returns the image that it read before. */
    @Test
    void abortingAtTheStartReturnsAnImageAllTheSame() throws IOException {
        assertNull(read(RGB, Side.JDK, param -> {}, 0).image());
        assertNotNull(read(RGB, Side.SLIPSTREAM, param -> {}, 0).image());
        assertNotNull(read(RGB, Side.SLIPSTREAM, param -> param.setDestination(null), 0).image());
    }
}
