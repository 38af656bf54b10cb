package dev.slipstream.imageio.jpeg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.warmup.WarmUp;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** JPEGs of all factors, scans, codes and restart intervals are read as by the JDK's reader. */
class MadeFilesTest {

    @Test
    void intactFiles() throws Exception {
        int[] counts = new int[1];
        int files = Seeds.run(2, (seed, random) -> {
            WarmUp.JPEG.leave(seed % 2 == 0 ? 0 : Integer.MAX_VALUE);
            byte[] file = MadeJpeg.of(random);
            counts[0] += JpegFiles.isRecoded(file) ? 1 : 0;
            assertEquals(JpegReaders.read(Side.JDK, file), JpegReaders.read(Side.SLIPSTREAM, file), "seed " + seed);
        });
        assertTrue(files == 1 || counts[0] > files * 3 / 4, () -> counts[0] + " of " + files + " recoded");
    }

    @Test
    void requestsAboutIntactFiles() throws Exception {
        Seeds.run(8, (seed, random) -> {
            byte[] file = MadeJpeg.of(random);
            if (file.length <= 4096) { // from others, a read that fails while pixels are stored has taken fewer blocks
                JpegReaders.assertSameStory(random.nextLong(), () -> new BytesImageInputStream(file), "seed " + seed);
            }
        });
    }

    @Test
    void filesThatAreDamagedOrCut() throws Exception {
        Seeds.run(2, (seed, random) -> {
            WarmUp.JPEG.leave(seed % 2 == 0 ? 0 : Integer.MAX_VALUE);
            byte[] file = JpegFiles.damaged(MadeJpeg.of(new Random(seed / 20)), random);
            assertEquals(JpegReaders.read(Side.JDK, file), JpegReaders.read(Side.SLIPSTREAM, file), "seed " + seed);
        });
    }
}
