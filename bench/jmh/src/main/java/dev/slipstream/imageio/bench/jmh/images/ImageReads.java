package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Nanoseconds for a whole image, and for its header only, the way applications read them. */
public class ImageReads extends NanosecondBenchmark {

    @Param
    private ImageSide side;

    @Param
    private ImageSource source;

    @Param({"png", "bmp", "gif", "jpeg", "tiff"})
    private String format;

    /** Width and height; 4000 is worth a look as well. */
    @Param({"1", "20", "250", "1000"})
    private int size;

    private EncodedImage image;

    @Setup
    public void write() throws IOException {
        image = new EncodedImage(format, size);
        side.takeOver();
        side.mustServeInput(source.inputClass());
        side.mustRead(format);
        source.setUp();
    }

    @TearDown
    public void delete() throws IOException {
        image.close();
    }

    @Benchmark
    public BufferedImage read() throws IOException {
        return source.with(image, ImageReads::pixels);
    }

    @Benchmark
    public int probe() throws IOException {
        return source.with(image, ImageReads::header);
    }

    private static BufferedImage pixels(Object input) throws IOException {
        return input instanceof File file ? ImageIO.read(file) : ImageIO.read((InputStream) input);
    }

    private static int header(Object input) throws IOException {
        try (ImageInputStream stream = ImageIO.createImageInputStream(input)) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(stream);
            ImageReader reader = readers.next();
            try {
                reader.setInput(stream, true, true);
                return reader.getWidth(0) + reader.getHeight(0);
            } finally {
                reader.dispose();
            }
        }
    }
}
