package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.reading.SameAnswers.Flags;
import dev.slipstream.imageio.reading.Side;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

/**
 * Random files: any header, depth, palette, masks and run lengths. Ours reads what the model reads; where the JDK's
 * reader does so, too, everything else is as in the JDK.
 *
 * <p>{@code -Dslipstream.sequences=N} for more of them, {@code -Dslipstream.seed=S} for the one that failed.
 */
class RandomFilesTest {

    @Test
    void anyFileIsReadAsByTheModelAndByTheJdkWhereItIsRight() throws IOException {
        Long seed = Long.getLong("slipstream.seed");
        if (seed != null) {
            isReadByTheJdk(seed);
            return;
        }
        int files = Integer.getInteger("slipstream.sequences", 2000);
        int readByTheJdk = 0;
        for (int i = 0; i < files; i++) {
            readByTheJdk += isReadByTheJdk(i) ? 1 : 0;
        }
        int comparable = readByTheJdk;
        assertTrue(comparable >= files / 4, () -> "the JDK read " + comparable + " of " + files + " files right");
    }

    private static boolean isReadByTheJdk(long seed) throws IOException {
        Random random = new Random(seed * 0x9e3779b97f4a7c15L);
        RandomBmps bmps = new RandomBmps(random);
        byte[] file = bmps.next();
        Flags flags = Flags.values()[random.nextInt(Flags.values().length)];
        try {
            return isReadByTheJdk(file, flags, 1 + random.nextInt(file.length));
        } catch (AssertionError | IOException | RuntimeException e) {
            throw new AssertionError(bmps + "\nreproduce: -Dslipstream.seed=" + seed + "\n" + e.getMessage(), e);
        }
    }

    private static boolean isReadByTheJdk(byte[] file, Flags flags, int mostPerRead) throws IOException {
        ModelDecoder model = ModelDecoder.of(file);
        Reading ours = read(Side.SLIPSTREAM, WindowedImageInputStream.of(file), flags);
        assertNull(ours.failure(), "failure");
        assertNotNull(ours.image());
        SameAsModel.assertSame(model, ours.image(), "model");
        ours.assertSame(
                read(Side.SLIPSTREAM, new BytesImageInputStream(file, mostPerRead), flags), "short reads");
        Reading jdk = read(Side.JDK, WindowedImageInputStream.of(file), flags);
        if (!JdkRight.is(jdk, model)) {
            assertEquals("image complete", ours.events().get(ours.events().size() - 2));
            return false;
        }
        jdk.assertSame(ours, "JDK");
        SameAnswers answers = SameAnswers.from(BMP, "JDK", () -> WindowedImageInputStream.of(file));
        answers.askInTurn(flags);
        answers.recognise();
        return true;
    }

    private static Reading read(Side side, ImageInputStream input, Flags flags) throws IOException {
        ImageReader reader = BMP.open(side);
        try (ImageInputStream stream = input) {
            flags.setInput(reader, stream);
            return Reading.of(reader, null);
        } finally {
            reader.dispose();
        }
    }
}
