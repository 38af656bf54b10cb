package dev.slipstream.imageio.writing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.testing.WhoServes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;

/**
 * Compares what a writer makes of Slipstream's streams and of the JDK's.
 *
 * @param folder for files and cache files
 * @param outputs those of Slipstream's streams
 */
public record SameEncoding(Path folder, Set<OutputKind> outputs) {

    public SameEncoding(Path folder) {
        this(folder, OutputKind.given());
    }

    /** Has a writer write to new outputs. Returns what it wrote; failing alike is equal. */
    public Writing compare(String what, ImageWriterSpi spi, Use<ImageWriter> encoding) throws IOException {
        Writing expected = jdk(OutputKind.JDK_FILE, new byte[0], spi, encoding);
        for (OutputKind cache : EnumSet.of(OutputKind.JDK_MEMORY, OutputKind.JDK_CACHE)) {
            assertEquals(expected.facts(), jdk(cache, new byte[0], spi, encoding).facts(),
                    () -> "the JDK with itself: " + what + " to " + cache);
        }
        for (OutputKind output : outputs) {
            compare(what, expected, new byte[0], output, spi, encoding);
        }
        ImageIO.setUseCache(false);
        try {
            for (OutputKind output : outputs) {
                if (!output.isPositional()) {
                    compare(what + " without cache", expected, new byte[0], output, spi, encoding);
                }
            }
        } finally {
            ImageIO.setUseCache(true);
        }
        return expected;
    }

    /** Has a writer change what is already there, in every kind of output that lets it. Returns what comes out. */
    public Writing compareChange(String what, byte[] before, ImageWriterSpi spi, Use<ImageWriter> encoding)
            throws IOException {
        Writing expected = jdk(OutputKind.JDK_FILE, before, spi, encoding);
        for (OutputKind output : outputs) {
            if (output.isPositional()) {
                compare(what, expected, before, output, spi, encoding);
            }
        }
        return expected;
    }

    private void compare(String what, Writing expected, byte[] before, OutputKind output, ImageWriterSpi spi,
            Use<ImageWriter> encoding) throws IOException {
        Path file = Files.write(folder.resolve("slipstream"), before);
        try (OutputKind.Output opened = output.output(file)) {
            ImageOutputStream stream = ImageIO.createImageOutputStream(opened.it());
            assertEquals(WhoServes.slipstream("to "), stream.getClass().getName());
            Writing writing = Writing.of(spi, encoding, stream, opened);
            assertEquals(expected.facts(), writing.facts(),
                    () -> spi.getClass().getSimpleName() + ", " + what + " to " + output);
        }
        Files.delete(file);
    }

    private Writing jdk(OutputKind output, byte[] before, ImageWriterSpi spi, Use<ImageWriter> encoding)
            throws IOException {
        Path file = Files.write(folder.resolve("jdk"), before);
        OutputKind.Opened opened = output.open(file);
        try (OutputKind.Output written = opened.output()) {
            return Writing.of(spi, encoding, opened.stream(), written);
        } finally {
            Files.delete(file);
        }
    }
}
