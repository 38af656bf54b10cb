package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.Failure;
import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.reading.SameAnswers.Flags;
import dev.slipstream.imageio.reading.Side;
import dev.slipstream.imageio.spi.BmpReaderProvider;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Callers who ask too early, or for images that are not there, are told so in the JDK's terms. */
class WrongCallsTest {

    private ImageReader jdk;
    private ImageReader ours;

    @BeforeEach
    void open() throws IOException {
        jdk = BMP.open(Side.JDK);
        ours = BMP.open(Side.SLIPSTREAM);
    }

    @AfterEach
    void dispose() {
        jdk.dispose();
        ours.dispose();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void withoutAnInputEveryCallFailsAsInTheJdk(int index) throws IOException {
        assertSameAnswers(index, "never set");
    }

    @Test
    void anInputThatWasTakenAwayIsNoInput() throws IOException {
        Bmp bmp = BmpFiles.own("info40-rgb24-20x20.bmp");
        for (boolean byReset : new boolean[] {true, false}) {
            try (ImageInputStream forJdk = WindowedImageInputStream.of(bmp.bytes());
                    ImageInputStream forUs = WindowedImageInputStream.of(bmp.bytes())) {
                jdk.setInput(forJdk);
                ours.setInput(forUs);
                takeAway(jdk, byReset);
                takeAway(ours, byReset);
                assertSameAnswers(0, byReset ? "reset" : "set to null");
            }
        }
    }

    private static void takeAway(ImageReader reader, boolean byReset) throws IOException {
        reader.getWidth(0);
        if (byReset) {
            reader.reset();
        } else {
            reader.setInput(null);
        }
        assertNull(reader.getInput());
    }

    @ParameterizedTest
    @EnumSource(Flags.class)
    void thereIsNoImageButTheFirst(Flags flags) throws IOException {
        for (String file : new String[] {"info40-rgb24-20x20.bmp", "info40-rle8-20x20.bmp"}) {
            Bmp bmp = BmpFiles.own(file);
            for (int index : new int[] {-1, 1, 2, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
                try (ImageInputStream forJdk = WindowedImageInputStream.of(bmp.bytes());
                        ImageInputStream forUs = WindowedImageInputStream.of(bmp.bytes())) {
                    flags.setInput(jdk, forJdk);
                    flags.setInput(ours, forUs);
                    assertSameAnswers(index, file + " " + flags);
                }
            }
        }
    }

    private void assertSameAnswers(int index, String what) throws IOException {
        for (Question question : Question.about(index)) {
            Object answer = question.ask(ours);
            Object expected = question.ask(jdk);
            if (expected instanceof Failure failure && failure.thrown() == NullPointerException.class) {
                continue; // the JDK's reader forgot to ask whether there is an input
            }
            if (ours.getInput() == null && expected instanceof String) {
                continue; // and keeps the metadata of the one that it had
            }
            assertEquals(expected, answer, () -> what + ", image " + index + ": " + question);
        }
    }

    @Test
    void onlyAnImageInputStreamIsAnInput() {
        assertThrows(IllegalArgumentException.class, () -> ours.setInput("a.bmp"));
        assertThrows(IllegalArgumentException.class, () -> ours.setInput(new byte[10], true, true));
        assertEquals(Arrays.asList(jdk.getOriginatingProvider().getInputTypes()),
                Arrays.asList(ours.getOriginatingProvider().getInputTypes()));
    }

    @Test
    void anUnknownLocaleIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> jdk.setLocale(Locale.FRENCH));
        assertThrows(IllegalArgumentException.class, () -> ours.setLocale(Locale.FRENCH));
        ours.setLocale(null);
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
        Bmp bmp = BmpFiles.own("info40-rgb24-20x20.bmp");
        for (int type = 1; type <= 13; type++) {
            ImageTypeSpecifier wanted = ImageTypeSpecifier.createFromBufferedImageType(type);
            SameAnswers.from(BMP, bmp.name() + " as type " + type, () -> WindowedImageInputStream.of(bmp.bytes()))
                    .read(Flags.LIKE_IMAGEIO, () -> {
                        ImageReadParam param = new ImageReadParam();
                        param.setDestinationType(wanted);
                        return param;
                    });
        }
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
