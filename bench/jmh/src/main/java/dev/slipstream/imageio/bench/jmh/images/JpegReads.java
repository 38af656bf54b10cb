package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.TestImages;
import java.awt.image.BufferedImage;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Nanoseconds for reading a JPEG: a progressive one, or one of a single scan, which is left to the JDK's reader. */
public class JpegReads extends FormatReads {

    /** What is read. */
    public enum Kind {
        PROGRESSIVE_250(250, 250, true), PROGRESSIVE_1000(1000, 1000, true), PROGRESSIVE_4000(4000, 2848, true),
        SEQUENTIAL_20(20, 20, false), SEQUENTIAL_1000(1000, 1000, false);

        private final int width;
        private final int height;
        private final boolean isProgressive;

        Kind(int width, int height, boolean isProgressive) {
            this.width = width;
            this.height = height;
            this.isProgressive = isProgressive;
        }

        private byte[] encode() throws IOException {
            return TestImages.jpegPhoto(width, height, isProgressive);
        }
    }

    @Param
    private Kind kind;

    @Setup
    public void encode() throws IOException {
        setUp("jpg", kind.encode());
    }

    @Benchmark
    public BufferedImage read() throws IOException {
        return ImageIO.read(ImageIO.createImageInputStream(input())); // which closes the stream
    }
}
