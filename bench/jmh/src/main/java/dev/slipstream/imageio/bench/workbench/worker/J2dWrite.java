package dev.slipstream.imageio.bench.workbench.worker;

import dev.slipstream.imageio.bench.compare.worker.WrittenFacts;
import java.awt.image.BufferedImage;
import java.io.BufferedOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/**
 * J2DBench's imageioWrite, which is ImageIO.write to a File or into an array, and its ImageWriter test: one writer for
 * all repetitions, the JDK's own, a new stream for each, without listeners, which is J2DBench's default.
 */
final class J2dWrite implements Workload {

    private interface Once {

        void write() throws IOException;
    }

    private final J2dOutput output;
    private final BufferedImage image;
    private final String format;
    private final ImageWriter writer;
    private final Once once;

    private J2dWrite(J2dSetup setup, ImageWriter writer) throws IOException {
        this.image = J2dPicture.of(setup.content(), setup.size());
        this.format = setup.formatName();
        this.output = J2dOutput.of(setup.place());
        this.writer = writer;
        this.once = writer != null ? this::byWriter
                : output.source() == J2dSource.FILE ? this::toFile : this::intoArray;
    }

    static J2dWrite imageIo(J2dSetup setup) throws IOException {
        if (!setup.method().equals("imageioWrite")) {
            throw J2dWorkloads.unknown(setup);
        }
        if (setup.place().equals("fileChannel")) {
            throw new IllegalArgumentException(setup.test() + " does not write to a fileChannel");
        }
        return new J2dWrite(setup, null);
    }

    static J2dWrite writer(J2dSetup setup) throws IOException {
        if (!setup.method().equals("write")) {
            throw J2dWorkloads.unknown(setup);
        }
        return new J2dWrite(setup, J2dEncoded.coreWriter(setup.formatName()));
    }

    @Override
    public void repeat(long times) throws IOException {
        for (long i = 0; i < times; i++) {
            once.write();
        }
    }

    private void toFile() throws IOException {
        mustBeWritten(ImageIO.write(image, format, output.file()));
    }

    private void intoArray() throws IOException {
        BufferedOutputStream out = output.buffered();
        mustBeWritten(ImageIO.write(image, format, out));
        out.flush();
    }

    private void mustBeWritten(boolean written) throws IOException {
        if (!written) {
            throw new IOException("ImageIO.write has not found a writer for " + format);
        }
    }

    private void byWriter() throws IOException {
        try (ImageOutputStream stream = output.open()) {
            writer.setOutput(stream);
            writer.write(image);
            writer.reset();
        }
        output.closeOriginal();
    }

    @Override
    public String digest() throws IOException {
        repeat(1);
        return WrittenFacts.digest(format, output.delivered());
    }

    @Override
    public void close() throws IOException {
        if (writer != null) {
            writer.dispose();
        }
        output.close();
    }
}
