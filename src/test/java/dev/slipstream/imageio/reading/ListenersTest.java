package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.twelvemonkeys.imageio.util.ProgressListenerBase;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Side;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadProgressListener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Listeners that call the reader, or throw, while it sends them an event. */
class ListenersTest {

    /** Of 20 by 20 pixels. */
    static final List<String> FILES = List.of("rgb8-adam7-20x20.png", "palette8-trns-20x20.png",
            "info40-rle8-20x20.bmp", "info40-rgb24-20x20.bmp", "palette8-20x20.gif", "palette8-interlaced-20x20.gif");

    private ImageReader reader;
    private WindowedImageInputStream stream;

    @AfterEach
    void close() throws IOException {
        reader.dispose();
        stream.close();
    }

    private void input(String file) throws IOException {
        Format format = Format.of(file);
        reader = format.open(Side.SLIPSTREAM);
        stream = WindowedImageInputStream.of(FileBytes.own(format, file));
        reader.setInput(stream, true, true);
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void aListenerThatRemovesItselfHearsNoMore(String file) throws IOException {
        input(file);
        Events events = Events.of(reader);
        events.at(5, events::stopListening);
        assertNotNull(reader.read(0));
        assertEquals(6, events.lines().size());
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void aListenerThatComesLaterHearsTheRest(String file) throws IOException {
        input(file);
        Events first = Events.of(reader);
        List<Events> late = new ArrayList<>();
        first.at(10, () -> late.add(Events.of(reader)));
        reader.read(0);
        List<String> heard = late.get(0).lines();
        List<String> all = first.lines();
        List<String> rest = all.subList(all.size() - heard.size(), all.size());
        assertEquals(String.join("\n", rest), String.join("\n", heard));
        assertTrue(heard.size() >= all.size() - 11, () -> heard.size() + " of " + all.size());
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void aListenerMayLookAtTheImageAndDrawIt(String file) throws IOException {
        input(file);
        BufferedImage destination = reader.getImageTypes(0).next().createBufferedImage(20, 20);
        BufferedImage screen = new BufferedImage(20, 20, BufferedImage.TYPE_INT_ARGB);
        ImageReadParam param = reader.getDefaultReadParam();
        param.setDestination(destination);
        Events.of(reader).atEach(event -> {
            Graphics2D graphics = screen.createGraphics();
            graphics.drawImage(destination, 0, 0, null);
            graphics.dispose();
            destination.getRGB(19, 19);
        });
        assertSame(destination, reader.read(0, param));
        for (int y = 0; y < 20; y++) {
            for (int x = 0; x < 20; x++) {
                int pixel = destination.getRGB(x, y);
                boolean isOpaque = pixel >>> 24 == 255; // what is not has been drawn over itself
                assertTrue(!isOpaque || pixel == screen.getRGB(x, y), file);
            }
        }
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void aListenerThatFailsAtAnyEventIsToldAsInTheJdk(String file) throws IOException {
        input(file);
        int events = Reading.of(reader, null).events().size() - 1;
        for (int failing = 0; failing < events; failing++) {
            for (Throwable thrown : List.of(new UnsupportedOperationException(), new IllegalStateException(),
                    new IllegalArgumentException(), new ArithmeticException(), new AssertionError(),
                    new OutOfMemoryError(), new StackOverflowError())) {
                assertSameFailure(failure(Side.JDK, file, failing, thrown),
                        failure(Side.SLIPSTREAM, file, failing, thrown), thrown);
            }
        }
    }

    private static Throwable failure(Side side, String file, int event, Throwable thrown) throws IOException {
        Format format = Format.of(file);
        return format.with(side, FileBytes.own(format, file), reader -> {
            Events.of(reader).at(event, () -> sneak(thrown));
            return assertThrows(Throwable.class, () -> reader.read(0));
        });
    }

    /** As code in other languages than Java can. */
    @ParameterizedTest
    @FieldSource("FILES")
    void aListenerThatThrowsWhatItMayNotDeclareIsToldAsInTheJdk(String file) throws IOException {
        input(file);
        Format format = Format.of(file);
        for (IOException thrown : List.of(new IIOException("listener"), new EOFException())) {
            IIOReadProgressListener listener = new ProgressListenerBase() {
                @Override
                public void imageProgress(ImageReader source, float percentage) {
                    sneak(thrown);
                }
            };
            Ask<ImageReader, Throwable> read = reader -> {
                reader.addIIOReadProgressListener(listener);
                return assertThrows(Throwable.class, () -> reader.read(0));
            };
            assertSameFailure(format.with(Side.JDK, FileBytes.own(format, file), read),
                    format.with(Side.SLIPSTREAM, FileBytes.own(format, file), read), thrown);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private static void assertSameFailure(Throwable expected, Throwable actual, Throwable thrown) {
        assertEquals(expected.getClass(), actual.getClass());
        assertEquals(expected == thrown, actual == thrown);
        assertEquals(expected.getCause() == thrown, actual.getCause() == thrown);
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void aReaderWorksOnAfterAListenerThatFailed(String file) throws IOException {
        input(file);
        Events failing = Events.of(reader);
        failing.at(7, () -> {
            throw new UnsupportedOperationException("listener");
        });
        assertThrows(Exception.class, () -> reader.read(0));
        reader.removeAllIIOReadProgressListeners();
        reader.removeAllIIOReadUpdateListeners();
        reader.removeAllIIOReadWarningListeners();
        assertFalse(Reading.of(reader, null).events().isEmpty());
        assertEquals(8, failing.lines().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"xtrns-too-long.png", "xplte-17-colours.png"})
    void warningsComeOnceAndFromThisReader(String file) throws IOException {
        input(file);
        Events events = Events.of(reader);
        reader.setInput(stream, false, false);
        reader.read(0);
        reader.getImageMetadata(0);
        reader.read(0);
        List<String> warnings = events.lines().stream().filter(line -> line.startsWith("warning")).toList();
        assertEquals(1, warnings.size(), warnings::toString);
        assertFalse(warnings.get(0).endsWith("from another"), warnings::toString);
    }
}
