package dev.slipstream.imageio.bench.worker;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/**
 * J2DBench's ImageWriter test: one writer for all repetitions, the JDK's own, a new stream for each, without listeners,
 * which is J2DBench's default.
 */
final class J2dWriter implements Workload {

    private final J2dOutput output;
    private final ImageWriter writer;
    private final BufferedImage image;

    private J2dWriter(J2dOutput output, ImageWriter writer, BufferedImage image) {
        this.output = output;
        this.writer = writer;
        this.image = image;
    }

    static J2dWriter of(J2dSetup setup) throws IOException {
        if (!setup.method().equals("write")) {
            throw J2dWorkloads.unknown(setup);
        }
        BufferedImage image = J2dPicture.of(setup.content(), setup.size());
        return new J2dWriter(J2dOutput.of(setup.place()), writer(setup.formatName()), image);
    }

    private static ImageWriter writer(String format) throws IOException {
        Iterator<ImageWriter> offered = ImageIO.getImageWritersByFormatName(format);
        while (offered.hasNext()) {
            ImageWriter writer = offered.next();
            if (writer.getClass().getName().startsWith(J2dEncoded.CORE_PACKAGE)) {
                return writer;
            }
        }
        throw new IOException("No writer for " + format);
    }

    @Override
    public void repeat(long times) throws IOException {
        for (long i = 0; i < times; i++) {
            try (ImageOutputStream stream = output.open()) {
                writer.setOutput(stream);
                writer.write(image);
                writer.reset();
            }
            output.closeOriginal();
        }
    }

    @Override
    public String digest() throws IOException {
        repeat(1);
        return PixelDigest.ofBytes(output.delivered());
    }

    @Override
    public void close() throws IOException {
        writer.dispose();
        output.close();
    }
}
