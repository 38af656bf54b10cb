package dev.slipstream.imageio.bench.workbench.worker;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * A picture as a file. The JDK's own writer makes it, into the JDK's own stream, so that it is the same on all sides
 * and nothing that is to be measured has been used. The last one is kept: rows come in groups that want the same.
 */
final class J2dEncoded {

    /** Of the JDK's own readers and writers. */
    static final String CORE_PACKAGE = "com.sun.imageio.plugins.";

    private static String lastKey;
    private static byte[] lastBytes;

    private J2dEncoded() {
    }

    static synchronized byte[] of(J2dSetup setup) throws IOException {
        String key = setup.formatName() + " " + setup.content() + " " + setup.size();
        if (!key.equals(lastKey)) {
            lastBytes = encode(J2dPicture.of(setup.content(), setup.size()), setup.formatName());
            lastKey = key;
        }
        return lastBytes;
    }

    private static byte[] encode(BufferedImage image, String format) throws IOException {
        ImageWriter writer = coreWriter(format);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.write(image);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    static ImageWriter coreWriter(String format) {
        Iterator<ImageWriter> writers = ImageIO.getImageWritersByFormatName(format);
        while (writers.hasNext()) {
            ImageWriter writer = writers.next();
            if (writer.getClass().getName().startsWith(CORE_PACKAGE)) {
                return writer;
            }
            writer.dispose();
        }
        throw new IllegalStateException("The JDK has no writer for " + format);
    }
}
