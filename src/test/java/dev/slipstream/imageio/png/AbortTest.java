package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.png.PngFormat.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngFiles.Png;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Listeners that stop a reader: the same is told and the same pixels are there, whatever the moment. */
class AbortTest {

    @ParameterizedTest
    @ValueSource(strings = {"rgb8-9x9.png", "rgb8-adam7-9x9.png", "gray1-adam7-9x9.png", "palette4-9x9.png",
        "rgba8-adam7-5x4.png", "gray16-20x20.png", "rgb8-trns-20x20.png", "rgb8-all-chunks-20x20.png"})
    void abortingAtAnyEventIsAsInTheJdk(String file) throws IOException {
        Png png = PngFiles.own(file);
        assertSameWhereverAborted(png, param -> {});
    }

    @ParameterizedTest
    @ValueSource(strings = {"rgb8-9x9.png", "rgb8-adam7-9x9.png", "gray8-20x20.png"})
    void abortingAtAnyEventOfPartOfAnImageIsAsInTheJdk(String file) throws IOException {
        Png png = PngFiles.own(file);
        assertSameWhereverAborted(png, param -> param.setSourceRegion(new Rectangle(2, 3, 5, 4)));
        assertSameWhereverAborted(png, param -> param.setSourceSubsampling(2, 3, 1, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rgb8-9x9.png", "rgb8-adam7-9x9.png"})
    void abortingAtAnyEventOfARareRequestIsAsInTheJdk(String file) throws IOException {
        Png png = PngFiles.own(file);
        assertSameWhereverAborted(png, param -> {
            param.setSourceBands(new int[] {2, 0, 1});
            param.setDestinationBands(new int[] {0, 1, 2});
        });
        assertSameWhereverAborted(png,
                param -> param.setDestination(new BufferedImage(9, 9, BufferedImage.TYPE_USHORT_565_RGB)));
    }

    private static void assertSameWhereverAborted(Png png, Consumer<ImageReadParam> request) throws IOException {
        List<String> whole = read(png, Side.JDK, request, Integer.MAX_VALUE).events();
        assertTrue(whole.size() > 10, () -> png + ": events " + whole);
        for (int event = 0; event < whole.size() - 1; event++) {
            Reading expected = read(png, Side.JDK, request, event);
            assertTrue(expected.events().contains("aborted") || event >= whole.size() - 3, () -> whole.toString());
            expected.withoutPosition().assertSame(
                    read(png, Side.SLIPSTREAM, request, event).withoutPosition(), png + " aborted at event " + event);
        }
    }

    private static Reading read(Png png, Side side, Consumer<ImageReadParam> request, int lastEvent)
            throws IOException {
        ImageReader reader = PNG.open(side);
        try (ImageInputStream stream = WindowedImageInputStream.of(png.bytes())) {
            reader.setInput(stream, true, true);
            ImageReadParam param = png.destination();
            request.accept(param);
            ReaderEvents events = ReaderEvents.of(reader);
            events.atEach(event -> {
                if (event == lastEvent) {
                    reader.abort();
                }
            });
            Reading reading = Reading.of(reader, param, events);
            assertReadsWholeAfterwards(png, reader);
            return reading;
        } finally {
            reader.dispose();
        }
    }

    /** An abort ends one read, not the next. */
    private static void assertReadsWholeAfterwards(Png png, ImageReader reader) throws IOException {
        Reading again = Reading.of(reader, null);
        assertEquals("image complete", again.events().get(again.events().size() - 2), png::name);
    }
}
