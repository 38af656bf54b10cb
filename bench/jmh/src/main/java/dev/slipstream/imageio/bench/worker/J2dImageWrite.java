package dev.slipstream.imageio.bench.worker;

import java.awt.image.BufferedImage;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import javax.imageio.ImageIO;

/** J2DBench's imageioWrite: ImageIO.write, to a File or into an array. */
final class J2dImageWrite implements Workload {

    private final J2dOutput output;
    private final BufferedImage image;
    private final String format;

    private J2dImageWrite(J2dOutput output, BufferedImage image, String format) {
        this.output = output;
        this.image = image;
        this.format = format;
    }

    static J2dImageWrite of(J2dSetup setup) throws IOException {
        if (!setup.method().equals("imageioWrite")) {
            throw J2dWorkloads.unknown(setup);
        }
        if (setup.place().equals("fileChannel")) {
            throw new IllegalArgumentException(setup.test() + " does not write to a fileChannel");
        }
        BufferedImage image = J2dPicture.of(setup.content(), setup.size());
        return new J2dImageWrite(J2dOutput.of(setup.place()), image, setup.formatName());
    }

    @Override
    public void repeat(long times) throws IOException {
        boolean written = output.destination() == J2dSource.FILE ? file(times, output.file()) : array(times);
        if (!written) {
            throw new IOException("ImageIO.write has not found a writer for " + format);
        }
    }

    private boolean file(long times, File file) throws IOException {
        boolean written = true;
        for (long i = 0; i < times; i++) {
            written &= ImageIO.write(image, format, file);
        }
        return written;
    }

    private boolean array(long times) throws IOException {
        boolean written = true;
        for (long i = 0; i < times; i++) {
            BufferedOutputStream out = output.buffered();
            written &= ImageIO.write(image, format, out);
            out.flush();
        }
        return written;
    }

    @Override
    public String digest() throws IOException {
        repeat(1);
        return PixelDigest.ofBytes(output.delivered());
    }

    @Override
    public void close() throws IOException {
        output.close();
    }
}
