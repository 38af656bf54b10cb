package dev.slipstream.imageio.bench.workbench.seeds;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Random;

/** A file of random bytes, on the device before anything is measured: no write is left to disturb the reads. */
final class FilledFile {

    private static final int BLOCK = 1 << 20;

    private FilledFile() {
    }

    static Path write(Path file, long length) throws IOException {
        byte[] block = new byte[BLOCK];
        new Random(length).nextBytes(block);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING)) {
            for (long left = length; left > 0; left -= BLOCK) {
                block[(int) (left % BLOCK)]++; // no two blocks are the same
                ByteBuffer bytes = ByteBuffer.wrap(block, 0, (int) Math.min(BLOCK, left));
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
            }
            channel.force(true);
        }
        return file;
    }
}
