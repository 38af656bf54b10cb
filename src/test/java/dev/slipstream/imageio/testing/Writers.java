package dev.slipstream.imageio.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** The writers of the registry by the people who made them. */
public final class Writers {

    public static final String JDK = "com.sun.imageio.";
    public static final String TWELVE_MONKEYS = "com.twelvemonkeys.imageio.";

    private Writers() {}

    /** Those whose class name begins with {@code packagePrefix}. */
    public static List<ImageWriterSpi> from(String packagePrefix) {
        return JdkReaders.from(ImageWriterSpi.class, packagePrefix);
    }

    /** The JDK's for a format. */
    public static ImageWriterSpi jdk(String format) {
        return from(JDK).stream()
                .filter(spi -> List.of(spi.getFormatNames()).contains(format))
                .findFirst().orElseThrow(() -> new IllegalArgumentException("the JDK writes no " + format));
    }

    /** A writer, disposed of afterwards. */
    public static <T> T ask(ImageWriterSpi spi, Ask<ImageWriter, T> question) throws IOException {
        ImageWriter writer = spi.createWriterInstance();
        try {
            return question.of(writer);
        } finally {
            writer.dispose();
        }
    }

    /** What a writer writes to a stream of the JDK; it is disposed of afterwards. */
    public static byte[] bytes(ImageWriter writer, Use<ImageWriter> encoding) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            writer.setOutput(stream);
            encoding.of(writer);
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }
}
