package dev.slipstream.imageio.bench.platform.worker;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Arrays;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** What ImageIO has done with a file when somebody else wants it. */
public enum Hold {

    STREAM_OPEN((file, format) -> {
        ImageInputStream in = ImageIO.createImageInputStream(file);
        in.read();
        return in;
    }),
    STREAM_CLOSED((file, format) -> closed(STREAM_OPEN.on(file, format))),
    READER_OPEN((file, format) -> {
        ImageInputStream in = ImageIO.createImageInputStream(file);
        ImageReader reader = ImageIO.getImageReaders(in).next();
        reader.setInput(in);
        reader.read(0);
        return in;
    }),
    READ((file, format) -> {
        ImageIO.read(file);
        return nothing();
    }),
    READ_FROM_STREAM((file, format) -> {
        InputStream in = new FileInputStream(file);
        ImageIO.read(in);
        return closed(in);
    }),
    READ_IN_VAIN((file, format) -> {
        byte[] bytes = Files.readAllBytes(file.toPath());
        Files.write(file.toPath(), Arrays.copyOf(bytes, bytes.length / 2));
        return tried(() -> ImageIO.read(file)); // some readers make an image of what there is
    }),
    OUTPUT_OPEN((file, format) -> {
        ImageOutputStream out = ImageIO.createImageOutputStream(file);
        out.write(1);
        return out;
    }),
    OUTPUT_CLOSED((file, format) -> closed(OUTPUT_OPEN.on(file, format))),
    WRITTEN((file, format) -> {
        ImageIO.write(ImageIO.read(file), format, file);
        return nothing();
    }),
    WRITTEN_IN_VAIN((file, format) -> tried(() -> ImageIO.write(new Broken(), format, file)));

    private interface Use {
        Closeable of(File file, String format) throws IOException;
    }

    private final Use use;

    Hold(Use use) {
        this.use = use;
    }

    /** Does it with an image in a file; what is returned is still to be closed. */
    Closeable on(File file, String format) throws IOException {
        return use.of(file, format);
    }

    private static Closeable nothing() {
        return () -> { };
    }

    private static Closeable closed(Closeable stream) throws IOException {
        stream.close();
        return nothing();
    }

    private static Closeable tried(Closeable call) {
        try {
            call.close();
        } catch (IOException | RuntimeException expected) {
            // It is what this is about.
        }
        return nothing();
    }

    /** An image whose pixels cannot be had. */
    private static final class Broken extends BufferedImage {

        Broken() {
            super(50, 40, TYPE_INT_RGB);
        }

        @Override
        public Raster getData(Rectangle rectangle) {
            throw new IllegalStateException("no pixels");
        }

        @Override
        public Raster getTile(int tileX, int tileY) {
            throw new IllegalStateException("no pixels");
        }
    }
}
