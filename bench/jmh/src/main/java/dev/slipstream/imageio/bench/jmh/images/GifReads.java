package dev.slipstream.imageio.bench.jmh.images;

import java.io.IOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Nanoseconds for reading all images of a GIF. */
public class GifReads extends FormatReads {

    @Param({"PHOTO", "SCREENSHOT", "ICON", "ANIMATION"})
    private GifKind kind;

    @Setup
    public void encode() throws IOException {
        setUp("gif", kind.encode(kind.image()));
    }

    @Benchmark
    public int read() throws IOException {
        try (ImageInputStream stream = ImageIO.createImageInputStream(input())) {
            ImageReader reader = ImageIO.getImageReaders(stream).next();
            reader.setInput(stream, false, true);
            int pixels = 0;
            for (int i = 0; i < kind.frames(); i++) {
                pixels += reader.read(i).getWidth();
            }
            reader.dispose();
            return pixels;
        }
    }
}
