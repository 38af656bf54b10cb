package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Random files: any header, depth, palette, masks and run lengths. Ours reads the same pixels as the model. If the
 * JDK's reader does so, too, everything else is as in the JDK.
 */
class RandomFilesTest {

    @Test
    void anyFileIsReadAsByTheModelAndByTheJdkWhereItIsRight() throws Exception {
        int[] right = new int[1];
        int files = Seeds.run(1, (seed, random) -> right[0] += isReadByTheJdk(seed, random) ? 1 : 0);
        assertTrue(right[0] >= files / 4, () -> "the JDK read " + right[0] + " of " + files + " files right");
    }

    private static boolean isReadByTheJdk(long seed, Random random) throws IOException {
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
        Reading ours = Reading.of(BMP, Side.SLIPSTREAM, WindowedImageInputStream.of(file), flags);
        assertNull(ours.failure(), "failure");
        assertNotNull(ours.image());
        SameAsModel.assertSame(model, ours.image(), "model");
        ours.assertSame(
                Reading.of(BMP, Side.SLIPSTREAM, new BytesImageInputStream(file, mostPerRead), flags), "short reads");
        Reading jdk = Reading.of(BMP, Side.JDK, WindowedImageInputStream.of(file), flags);
        if (!SameAsModel.isRight(jdk, model)) {
            assertEquals("image complete", ours.events().get(ours.events().size() - 2));
            return false;
        }
        jdk.assertSame(ours, "JDK");
        SameAnswers answers = SameAnswers.fromArray(BMP, "JDK", file);
        answers.askInTurn(flags);
        answers.recognise();
        return true;
    }
}
