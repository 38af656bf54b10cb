package dev.slipstream.imageio.reading;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.JdkReaders;
import java.io.IOException;
import java.nio.file.Files;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A format with the providers of its two readers.
 *
 * @param name in lower case
 */
public record Format(String name, ImageReaderSpi jdk, ImageReaderSpi slipstream) {

    /** With the provider that the running JDK has for it. */
    public static Format of(String name, ImageReaderSpi slipstream) {
        return new Format(name, JdkReaders.from("com.sun.imageio.plugins." + name + ".").get(0), slipstream);
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
        return Files.readAllBytes(FileBytes.own(name).resolve(file));
    }

    @Override
    public String toString() {
        return name;
    }
}
