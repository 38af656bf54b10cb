package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.ReaderEvents;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.Side;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Listeners that do things while a reader tells them what happens. */
class ListenersTest {

    private static final String RUN_LENGTHS = "info40-rle8-20x20.bmp";
    private static final String PLAIN = "info40-rgb24-20x20.bmp";

    private ImageReader reader;
    private WindowedImageInputStream stream;

    @BeforeEach
    void open() throws IOException {
        reader = BMP.open(Side.SLIPSTREAM);
    }

    @AfterEach
    void close() throws IOException {
        reader.dispose();
        stream.close();
    }

    private void input(String file) throws IOException {
        stream = WindowedImageInputStream.of(BmpFiles.own(file).bytes());
        reader.setInput(stream, true, true);
    }

    @ParameterizedTest
    @ValueSource(strings = {RUN_LENGTHS, PLAIN})
    void aListenerThatRemovesItselfHearsNoMore(String file) throws IOException {
        input(file);
        ReaderEvents events = ReaderEvents.of(reader);
        events.atEach(event -> {
            if (event == 5) {
                events.stopListening();
            }
        });
        assertNotNull(reader.read(0));
        assertEquals(6, events.lines().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {RUN_LENGTHS, PLAIN})
    void aListenerThatComesLaterHearsTheRest(String file) throws IOException {
        input(file);
        ReaderEvents first = ReaderEvents.of(reader);
        List<ReaderEvents> late = new ArrayList<>();
        first.atEach(event -> {
            if (event == 10) {
                late.add(ReaderEvents.of(reader));
            }
        });
        reader.read(0);
        List<String> heard = late.get(0).lines();
        List<String> all = first.lines();
        List<String> rest = all.subList(all.size() - heard.size(), all.size());
        assertEquals(String.join("\n", rest), String.join("\n", heard));
        assertTrue(heard.size() >= all.size() - 11, () -> heard.size() + " of " + all.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {RUN_LENGTHS, PLAIN})
    void aListenerMayLookAtTheImageAndDrawIt(String file) throws IOException {
        input(file);
        BufferedImage destination = reader.getImageTypes(0).next().createBufferedImage(20, 20);
        BufferedImage screen = new BufferedImage(20, 20, BufferedImage.TYPE_INT_ARGB);
        ImageReadParam param = reader.getDefaultReadParam();
        param.setDestination(destination);
        ReaderEvents.of(reader).atEach(event -> {
            Graphics2D graphics = screen.createGraphics();
            graphics.drawImage(destination, 0, 0, null);
            graphics.dispose();
            destination.getRGB(19, 19);
        });
        assertSame(destination, reader.read(0, param));
        for (int y = 0; y < 20; y++) {
            for (int x = 0; x < 20; x++) {
                assertEquals(destination.getRGB(x, y), screen.getRGB(x, y));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {RUN_LENGTHS, PLAIN})
    void aListenerThatFailsAtAnyEventIsToldAsInTheJdk(String file) throws IOException {
        input(file);
        int events = Reading.of(reader, null).events().size() - 1;
        for (int failing = 0; failing < events; failing++) {
            for (RuntimeException thrown : List.of(new UnsupportedOperationException("listener"),
                    new IllegalStateException("listener"), new IllegalArgumentException("listener"))) {
                Throwable expected = failure(Side.JDK, file, failing, thrown);
                Throwable actual = failure(Side.SLIPSTREAM, file, failing, thrown);
                assertEquals(expected.getClass(), actual.getClass(), "event " + failing);
                assertEquals(expected == thrown, actual == thrown);
                assertEquals(expected.getCause() == thrown, actual.getCause() == thrown);
            }
        }
    }

    private static Throwable failure(Side side, String file, int event, RuntimeException thrown) throws IOException {
        ImageReader reader = BMP.open(side);
        try (WindowedImageInputStream stream = WindowedImageInputStream.of(BmpFiles.own(file).bytes())) {
            reader.setInput(stream, true, true);
            ReaderEvents.of(reader).atEach(number -> {
                if (number == event) {
                    throw thrown;
                }
            });
            return assertThrows(Exception.class, () -> reader.read(0));
        } finally {
            reader.dispose();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {RUN_LENGTHS, PLAIN})
    void aReaderWorksOnAfterAListenerThatFailed(String file) throws IOException {
        input(file);
        ReaderEvents failing = ReaderEvents.of(reader);
        failing.atEach(event -> {
            if (event == 7) {
                throw new UnsupportedOperationException("listener");
            }
        });
        assertThrows(UnsupportedOperationException.class, () -> reader.read(0));
        reader.removeAllIIOReadProgressListeners();
        reader.removeAllIIOReadUpdateListeners();
        reader.removeAllIIOReadWarningListeners();
        assertFalse(Reading.of(reader, null).events().isEmpty());
        assertEquals(8, failing.lines().size());
    }
}
