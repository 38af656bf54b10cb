package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls that come too early, or for images that are not there, fail with the JDK's exceptions and texts. */
@ParameterizedClass
@EnumSource
class WrongCallsTest {

    private final ImageReader jdk;
    private final ImageReader ours;
    private final Format format;

    /** The plainest one first. */
    private final List<String> files;

    WrongCallsTest(Format format) throws IOException {
        this.format = format;
        files = List.of(format.plainFile(), switch (format) {
            case PNG -> "palette8-20x20.png";
            case BMP -> "info40-rle8-20x20.bmp";
            case GIF -> "palette8-animated-20x20.gif";
        });
        jdk = format.open(Side.JDK);
        ours = format.open(Side.SLIPSTREAM);
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
        byte[] file = FileBytes.own(format, files.get(0));
        for (boolean byReset : new boolean[] {true, false}) {
            try (ImageInputStream forJdk = WindowedImageInputStream.of(file);
                    ImageInputStream forUs = WindowedImageInputStream.of(file)) {
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
        for (String file : files) {
            byte[] bytes = FileBytes.own(format, file);
            for (int index : new int[] {-1, 1, 2, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
                try (ImageInputStream forJdk = WindowedImageInputStream.of(bytes);
                        ImageInputStream forUs = WindowedImageInputStream.of(bytes)) {
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
            if (!isForgotten(expected)) {
                assertEquals(expected, answer, () -> what + ", image " + index + ": " + question);
                assertEquals(question.text(jdk), question.text(ours),
                        () -> what + ", image " + index + ": " + question);
            }
        }
    }

    /**
     * Whether the JDK's reader answers so because it forgot to ask whether there is an input; that of BMPs keeps the
     * metadata of the input that it had.
     */
    private boolean isForgotten(@Nullable Object answer) {
        return (answer instanceof Failure failure && failure.thrown() == NullPointerException.class)
                || (format == Format.BMP && ours.getInput() == null && answer instanceof String);
    }

    @Test
    void onlyAnImageInputStreamIsAnInput() {
        assertThrows(IllegalArgumentException.class, () -> ours.setInput("a." + format));
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

    /** The JDK's reader of BMPs does not look at the type. */
    @Test
    void aTypeThatIsNotOfferedIsTakenOrRefusedAsInTheJdk() throws IOException {
        String file = files.get(0);
        byte[] bytes = FileBytes.own(format, file);
        for (int type = 1; type <= 13; type++) {
            ImageTypeSpecifier wanted = ImageTypeSpecifier.createFromBufferedImageType(type);
            SameAnswers.fromArray(format, file + " as type " + type, bytes)
                    .read(Flags.LIKE_IMAGEIO, () -> {
                        ImageReadParam param = new ImageReadParam();
                        param.setDestinationType(wanted);
                        return param;
                    });
        }
    }

    @Test
    void theReaderTellsItsOwnProvider() {
        assertEquals(format.readerProvider(Side.SLIPSTREAM).getClass(), ours.getOriginatingProvider().getClass());
        assertEquals(ours.getClass().getName(), ours.getOriginatingProvider().getPluginClassName());
    }

    @Test
    void aDisposedReaderIsOneWithoutAnInputAsInTheJdk() throws IOException {
        for (ImageReader reader : new ImageReader[] {jdk, ours}) {
            reader.setInput(WindowedImageInputStream.of(FileBytes.own(format, files.get(0))));
            reader.getWidth(0);
            reader.dispose();
        }
        assertSameAnswers(0, "disposed");
    }

    @Test
    void countingTheImagesOfAStreamThatGoesForwardOnlyIsAWrongCall() throws IOException {
        for (ImageReader reader : new ImageReader[] {jdk, ours}) {
            reader.setInput(WindowedImageInputStream.of(FileBytes.own(format, files.get(0))), true);
            assertThrows(IllegalStateException.class, () -> reader.getNumImages(true));
        }
        assertEquals(jdk.getNumImages(false), ours.getNumImages(false));
    }
}
