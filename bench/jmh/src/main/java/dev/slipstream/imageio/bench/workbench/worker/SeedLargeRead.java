package dev.slipstream.imageio.bench.workbench.worker;

import java.io.File;
import java.io.IOException;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/** Fills one large array from the beginning of a file, over and over, through one stream. */
final class SeedLargeRead implements Workload {

    private final byte[] bytes;
    private final ImageInputStream stream;

    SeedLargeRead(String path, int length) throws IOException {
        bytes = new byte[length];
        stream = ImageIO.createImageInputStream(new File(path));
        if (stream == null) {
            throw new IOException("No provider opens " + path);
        }
    }

    @Override
    public void repeat(long times) throws IOException {
        for (long i = 0; i < times; i++) {
            stream.seek(0);
            stream.readFully(bytes);
        }
    }

    @Override
    public String digest() throws IOException {
        repeat(1);
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return Long.toHexString(sum.getValue());
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
