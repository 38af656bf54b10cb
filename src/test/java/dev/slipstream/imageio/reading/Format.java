package dev.slipstream.imageio.reading;

import dev.slipstream.imageio.testing.JdkReaders;
import java.io.IOException;
import java.nio.file.Files;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;

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
