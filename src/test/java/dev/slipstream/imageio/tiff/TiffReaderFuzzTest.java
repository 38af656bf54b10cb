package dev.slipstream.imageio.tiff;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.slipstream.imageio.reading.BytesImageInputStream;
import java.io.IOException;
import java.nio.ByteOrder;

/**
 * Any file is read or refused as by the JDK's reader, where that is right.
 *
 * <p>Runs over the seeds in {@code TiffReaderFuzzTestInputs}. This looks for new ones, for the time that is given
 * there: {@code JAZZER_FUZZ=1 mvn test -Djazzer.hooks=true -Dtest=TiffReaderFuzzTest}, and perhaps
 * {@code -Djazzer.max_duration=1h}. Inputs that fail are put among the seeds, and inputs that reach new code into
 * {@code .cifuzz-corpus}.
 */
class TiffReaderFuzzTest {

    /** Larger images say nothing more, and take long. */
    private static final long MOST_PIXELS = 1 << 20;

    /** The JDK's reader counts the images of a file whose directories are in a loop until the heap is full. */
    private static final int MOST_IMAGES = 50;

    @FuzzTest(maxDuration = "1m")
    void sameAsTheJdk(byte[] file) throws IOException {
        if (isSmall(file)) {
            for (int seed = 0; seed < 4; seed++) {
                TiffReaders.assertSameStory(seed, () -> new BytesImageInputStream(file), "any file");
            }
        }
    }

    private static boolean isSmall(byte[] file) {
        BytesImageInputStream stream = new BytesImageInputStream(file);
        try {
            stream.setByteOrder(stream.readUnsignedShort() == 0x4d4d ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
            stream.seek(4);
            for (int i = 0; i < MOST_IMAGES; i++) {
                long position = stream.readUnsignedInt();
                if (position == 0) {
                    return true;
                }
                stream.seek(position);
                Directory directory = Directory.read(stream, position);
                if (area(directory, Tag.IMAGE_WIDTH, Tag.IMAGE_LENGTH) > MOST_PIXELS
                        || area(directory, Tag.TILE_WIDTH, Tag.TILE_LENGTH) > MOST_PIXELS
                        || area(directory, Tag.IMAGE_WIDTH, Tag.ROWS_PER_STRIP) > MOST_PIXELS) {
                    return false;
                }
            }
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    private static long area(Directory directory, int width, int height) {
        return (directory.value(width, true, 1) & 0xffffffffL) * (directory.value(height, true, 1) & 0xffffffffL);
    }
}
