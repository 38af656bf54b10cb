package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Listeners that do things while a reader tells them what happens. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ListenersContract {

    protected ImageReader reader;
    protected WindowedImageInputStream stream;

    private final Format format;
    private final List<String> files;

    /** @param files of the project's own, of 20 by 20 pixels */
    protected ListenersContract(Format format, List<String> files) {
        this.format = format;
        this.files = files;
    }

    final List<String> files() {
        return files;
    }

    @BeforeEach
    void open() throws IOException {
        reader = format.open(Side.SLIPSTREAM);
    }

    @AfterEach
    void close() throws IOException {
        reader.dispose();
        stream.close();
    }

    protected final void input(String file) throws IOException {
        stream = WindowedImageInputStream.of(format.file(file));
        reader.setInput(stream, true, true);
    }

    @ParameterizedTest
    @MethodSource("files")
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
    @MethodSource("files")
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
    @MethodSource("files")
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
                assertDrawn(destination.getRGB(x, y), screen.getRGB(x, y));
            }
        }
    }

    /** A pixel that has been drawn at each event. */
    protected void assertDrawn(int pixel, int drawn) {
        assertEquals(pixel, drawn);
    }

    @ParameterizedTest
    @MethodSource("files")
    void aListenerThatFailsAtAnyEventIsToldAsInTheJdk(String file) throws IOException {
        input(file);
        int events = Reading.of(reader, null).events().size() - 1;
        for (int failing = 0; failing < events; failing++) {
            for (Throwable thrown : List.of(new UnsupportedOperationException(), new IllegalStateException(),
                    new IllegalArgumentException(), new ArithmeticException(), new IIOException("listener"),
                    new EOFException(), new AssertionError(), new OutOfMemoryError(), new StackOverflowError())) {
                Throwable expected = failure(Side.JDK, file, failing, thrown);
                Throwable actual = failure(Side.SLIPSTREAM, file, failing, thrown);
                assertEquals(expected.getClass(), actual.getClass(), "event " + failing);
                assertEquals(expected == thrown, actual == thrown);
                assertEquals(expected.getCause() == thrown, actual.getCause() == thrown);
            }
        }
    }

    private Throwable failure(Side side, String file, int event, Throwable thrown) throws IOException {
        return format.with(side, format.file(file), reader -> {
            ReaderEvents.of(reader).atEach(number -> {
                if (number == event) {
                    sneak(thrown);
                }
            });
            return assertThrows(Throwable.class, () -> reader.read(0));
        });
    }

    /** Throws, also what no listener may declare. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @ParameterizedTest
    @MethodSource("files")
    void aReaderWorksOnAfterAListenerThatFailed(String file) throws IOException {
        input(file);
        ReaderEvents failing = ReaderEvents.of(reader);
        failing.atEach(event -> {
            if (event == 7) {
                throw new UnsupportedOperationException("listener");
            }
        });
        assertThrows(whatAFailedListenerBecomes(), () -> reader.read(0));
        reader.removeAllIIOReadProgressListeners();
        reader.removeAllIIOReadUpdateListeners();
        reader.removeAllIIOReadWarningListeners();
        assertFalse(Reading.of(reader, null).events().isEmpty());
        assertEquals(8, failing.lines().size());
    }

    /** What is thrown after a listener has thrown an {@code UnsupportedOperationException}. */
    protected abstract Class<? extends Exception> whatAFailedListenerBecomes();
}
