package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Listeners that stop a reader: the same is told and the same pixels are there, whatever the moment. */
class AbortTest {

    /** A whole read sends more events, or there is little to abort. */
    private static final int FEWEST_EVENTS = 5;

    private static final String RGB_BMP = "info40-rgb24-20x20.bmp";

    @ParameterizedTest
    @ValueSource(strings = {
        "rgb8-9x9.png", "rgb8-adam7-9x9.png", "gray1-adam7-9x9.png", "palette4-9x9.png", "rgba8-adam7-5x4.png",
        "gray16-20x20.png", "rgb8-trns-20x20.png", "rgb8-all-chunks-20x20.png", "info40-pal1-9x2.bmp",
        "info40-pal4-5x4.bmp", "info40-pal8-20x20.bmp", "info40-rgb16-5x4.bmp", RGB_BMP,
        "info40-rgb32-topdown-20x20.bmp", "info40-rle8-20x20.bmp", "info40-rle4-20x20.bmp",
        "info40-rle8-short-lines-20x20.bmp", "info40-rle4-early-end-20x20.bmp", "palette8-20x20.gif",
        "palette8-interlaced-20x20.gif", "palette1-20x20.gif"
    })
    void abortingAtAnyEventIsAsInTheJdk(String file) throws IOException {
        assertSameWhereverAborted(file, param -> {});
        assertSameWhereverAborted(file, param -> param.setDestination(null));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "rgb8-9x9.png", "rgb8-adam7-9x9.png", "gray8-20x20.png", RGB_BMP, "info40-pal8-topdown-20x20.bmp",
        "info40-rle8-20x20.bmp", "palette8-20x20.gif", "palette8-interlaced-20x20.gif"
    })
    void abortingAtAnyEventOfPartOfAnImageIsAsInTheJdk(String file) throws IOException {
        assertSameWhereverAborted(file, param -> param.setSourceRegion(new Rectangle(2, 3, 5, 4)));
        assertSameWhereverAborted(file, param -> param.setSourceSubsampling(2, 3, 1, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rgb8-9x9.png", "rgb8-adam7-9x9.png"})
    void abortingAtAnyEventOfARareRequestIsAsInTheJdk(String file) throws IOException {
        assertSameWhereverAborted(file, param -> {
            param.setSourceBands(new int[] {2, 0, 1});
            param.setDestinationBands(new int[] {0, 1, 2});
        });
        assertSameWhereverAborted(file,
                param -> param.setDestination(new BufferedImage(9, 9, BufferedImage.TYPE_USHORT_565_RGB)));
    }

    @Test
    void abortingAtAnyEventOfARequestThatIsLeftToTheJdkIsAsInTheJdk() throws IOException {
        assertSameWhereverAborted(RGB_BMP,
                param -> param.setDestination(new BufferedImage(20, 20, BufferedImage.TYPE_4BYTE_ABGR)));
    }

    /** The JDK's reader cannot, but its events are those that it sends for the same rows in a destination of bytes. */
    @Test
    void abortingAtAnyEventIsTheSameInADestinationOfOtherElements() throws IOException {
        Consumer<ImageReadParam> request =
                param -> param.setDestination(new BufferedImage(20, 20, BufferedImage.TYPE_INT_RGB));
        for (int event = 0; event < 40; event++) {
            List<String> expected = read(RGB_BMP, Side.JDK, param -> {}, event).eventsWithoutPixels();
            Reading actual = read(RGB_BMP, Side.SLIPSTREAM, request, event);
            assertEquals(expected, actual.eventsWithoutPixels(), "event " + event);
        }
    }

    /** Not even the destination. The JDK's reader returns the image of the read before if there was one. */
    @Test
    void abortingABmpAtTheStartReturnsNoImageAsInTheJdk() throws IOException {
        for (String file : List.of(RGB_BMP, "xsignature.bmp", "v5-124-png-20x20.bmp")) {
            for (Side side : Side.values()) {
                List<Object> images = Format.BMP.with(side, FileBytes.own(Format.BMP, file), reader -> {
                    Events.of(reader).atEach(event -> reader.abort());
                    return Arrays.asList(reader.read(0), reader.readTile(0, 0, 0));
                });
                assertEquals(Arrays.asList(null, null), images, file);
            }
        }
        assertNull(Format.BMP.with(Side.SLIPSTREAM, FileBytes.own(Format.BMP, RGB_BMP), reader -> {
            Events.of(reader).atEach(event -> reader.abort());
            return reader.readRaster(0, null);
        }));
    }

    private static void assertSameWhereverAborted(String file, Consumer<ImageReadParam> request) throws IOException {
        List<String> whole = read(file, Side.JDK, request, Integer.MAX_VALUE).events();
        assertTrue(whole.size() > FEWEST_EVENTS, () -> file + ": events " + whole);
        for (int event = 0; event < whole.size() - 1; event++) {
            String what = file + " aborted at event " + event;
            Reading expected = read(file, Side.JDK, request, event);
            assertTrue(expected.events().contains("read aborted") || event >= whole.size() - 3, () -> whole.toString());
            Reading actual = read(file, Side.SLIPSTREAM, request, event);
            expected.withoutPosition().assertSame(actual.withoutPosition(), what);
        }
    }

    /** Reads until an event has been told, by its number. */
    private static Reading read(String file, Side side, Consumer<ImageReadParam> request, int lastEvent)
            throws IOException {
        Format format = Format.of(file);
        ImageReadParam param = Offer.paramWithDestination(format, FileBytes.own(format, file));
        request.accept(param);
        return format.with(side, FileBytes.own(format, file), reader -> {
            Events events = Events.of(reader);
            events.at(lastEvent, reader::abort);
            Reading reading = Reading.of(reader, param, events);
            assertReadsWholeAfterwards(file, reader);
            return reading;
        });
    }

    /** An abort ends one read, not the next. */
    private static void assertReadsWholeAfterwards(String file, ImageReader reader) {
        Reading again = Reading.of(reader, null);
        assertEquals("image complete", again.events().get(again.events().size() - 2), file);
    }
}
