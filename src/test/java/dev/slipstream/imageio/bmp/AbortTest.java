package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.ReaderEvents;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.Side;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Listeners that stop a reader: the same is told and the same pixels are there, whatever the moment. */
class AbortTest {

    @ParameterizedTest
    @ValueSource(strings = {"info40-pal1-9x2.bmp", "info40-pal4-5x4.bmp", "info40-pal8-20x20.bmp",
        "info40-rgb16-5x4.bmp", "info40-rgb24-20x20.bmp", "info40-rgb32-topdown-20x20.bmp",
        "info40-rle8-20x20.bmp", "info40-rle4-20x20.bmp",
        "info40-rle8-short-lines-20x20.bmp", "info40-rle4-early-end-20x20.bmp"})
    void abortingAtAnyEventIsAsInTheJdk(String file) throws IOException {
        assertSameWhereverAborted(BmpFiles.own(file), param -> {});
        assertSameWhereverAborted(BmpFiles.own(file), param -> param.setDestination(null));
    }

    @ParameterizedTest
    @ValueSource(strings = {"info40-rgb24-20x20.bmp", "info40-pal8-topdown-20x20.bmp", "info40-rle8-20x20.bmp"})
    void abortingAtAnyEventOfPartOfAnImageIsAsInTheJdk(String file) throws IOException {
        assertSameWhereverAborted(BmpFiles.own(file), param -> param.setSourceRegion(new Rectangle(2, 3, 5, 4)));
        assertSameWhereverAborted(BmpFiles.own(file), param -> param.setSourceSubsampling(2, 3, 1, 1));
    }

    @Test
    void abortingAtAnyEventOfARequestThatIsLeftToTheJdkIsAsInTheJdk() throws IOException {
        assertSameWhereverAborted(BmpFiles.own("info40-rgb24-20x20.bmp"),
                param -> param.setDestination(new BufferedImage(20, 20, BufferedImage.TYPE_4BYTE_ABGR)));
    }

    /** The JDK's reader cannot, but its events are those that it tells of the same rows in a destination of bytes. */
    @Test
    void abortingAtAnyEventIsTheSameInADestinationOfOtherElements() throws IOException {
        Bmp bmp = BmpFiles.own("info40-rgb24-20x20.bmp");
        Consumer<ImageReadParam> request =
                param -> param.setDestination(new BufferedImage(20, 20, BufferedImage.TYPE_INT_RGB));
        for (int event = 0; event < 40; event++) {
            List<String> expected = withoutPixels(read(bmp, Side.JDK, param -> {}, event));
            assertEquals(expected, withoutPixels(read(bmp, Side.SLIPSTREAM, request, event)), "event " + event);
        }
    }

    /** The JDK's reader has none yet, and forgets the destination, or returns the image that it read before. */
    @Test
    void abortingAtTheStartReturnsAnImageAllTheSame() throws IOException {
        Bmp bmp = BmpFiles.own("info40-rgb24-20x20.bmp");
        assertNull(read(bmp, Side.JDK, param -> {}, 0).image());
        assertNotNull(read(bmp, Side.SLIPSTREAM, param -> {}, 0).image());
        assertNotNull(read(bmp, Side.SLIPSTREAM, param -> param.setDestination(null), 0).image());
    }

    private static List<String> withoutPixels(Reading reading) {
        return reading.events().stream().map(line -> line.replaceFirst(" pixels .*", "")).toList();
    }

    private static void assertSameWhereverAborted(Bmp bmp, Consumer<ImageReadParam> request) throws IOException {
        List<String> whole = read(bmp, Side.JDK, request, Integer.MAX_VALUE).events();
        assertTrue(whole.size() > 5, () -> bmp + ": events " + whole);
        for (int event = 0; event < whole.size() - 1; event++) {
            Reading expected = read(bmp, Side.JDK, request, event);
            assertTrue(expected.events().contains("aborted") || event >= whole.size() - 3, () -> whole.toString());
            Reading actual = read(bmp, Side.SLIPSTREAM, request, event);
            if (event == 0) {
                assertEquals(withoutPixels(expected), withoutPixels(actual), bmp::name);
            } else {
                expected.withoutPosition().assertSame(actual.withoutPosition(), bmp + " aborted at event " + event);
            }
        }
    }

    private static Reading read(Bmp bmp, Side side, Consumer<ImageReadParam> request, int lastEvent)
            throws IOException {
        ImageReader reader = BMP.open(side);
        try (ImageInputStream stream = WindowedImageInputStream.of(bmp.bytes())) {
            reader.setInput(stream, true, true);
            ImageReadParam param = bmp.destination();
            request.accept(param);
            ReaderEvents events = ReaderEvents.of(reader);
            events.atEach(event -> {
                if (event == lastEvent) {
                    reader.abort();
                }
            });
            Reading reading = Reading.of(reader, param, events);
            assertReadsWholeAfterwards(bmp, reader);
            return reading;
        } finally {
            reader.dispose();
        }
    }

    /** An abort ends one read, not the next. */
    private static void assertReadsWholeAfterwards(Bmp bmp, ImageReader reader) throws IOException {
        Reading again = Reading.of(reader, null);
        assertEquals("image complete", again.events().get(again.events().size() - 2), bmp::name);
    }
}
