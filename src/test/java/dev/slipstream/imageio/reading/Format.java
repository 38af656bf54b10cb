package dev.slipstream.imageio.reading;

import dev.slipstream.imageio.spi.BmpReaderProvider;
import dev.slipstream.imageio.spi.PngReaderProvider;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.JdkReaders;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Locale;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** A format with the providers of its two readers. */
public enum Format {

    PNG(new PngReaderProvider()),
    BMP(new BmpReaderProvider());

    private final ImageReaderSpi jdk = JdkReaders.from("com.sun.imageio.plugins." + this + ".").get(0);
    private final ImageReaderSpi slipstream;

    Format(ImageReaderSpi slipstream) {
        this.slipstream = slipstream;
    }

    /** That of a file, by its name. */
    public static Format of(String file) {
        return file.endsWith(".png") ? PNG : BMP;
    }

    public ImageReaderSpi provider(Side side) {
        return side == Side.JDK ? jdk : slipstream;
    }

    /** Has a new reader do something with a stream, and closes both. */
    public <T> T with(Side side, ImageInputStream input, Flags flags, Ask<ImageReader, T> work) throws IOException {
        ImageReader reader = open(side);
        try (ImageInputStream stream = input) {
            flags.setInput(reader, stream);
            return work.of(reader);
        } finally {
            reader.dispose();
        }
    }

    /** Has a new reader do something with a file, as {@code ImageIO.read} sets its input. */
    public <T> T with(Side side, byte[] file, Ask<ImageReader, T> work) throws IOException {
        return with(side, WindowedImageInputStream.of(file), Flags.LIKE_IMAGEIO, work);
    }

    /** Has a new reader read the first image of a stream, which is closed then. */
    public Reading read(Side side, ImageInputStream input, Flags flags) throws IOException {
        return with(side, input, flags, reader -> Reading.of(reader, null));
    }

    /** Has a new reader read a file as {@code ImageIO.read} does, but with parameters. */
    public Reading read(Side side, byte[] file, @Nullable ImageReadParam param) throws IOException {
        return with(side, file, reader -> Reading.of(reader, param));
    }

    /** A new reader. */
    public ImageReader open(Side side) throws IOException {
        return provider(side).createReaderInstance();
    }

    /** The bytes of one of the project's own files. */
    public byte[] file(String file) throws IOException {
        return Files.readAllBytes(FileBytes.own(toString()).resolve(file));
    }

    /** The name that ImageIO knows it by, which is the suffix of files too. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
