package dev.slipstream.imageio.reading;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.Raster;
import java.io.EOFException;
import java.io.IOException;
import java.util.zip.ZipException;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * One attempt to read a damaged file: how it ended, and what was in the image then, as the raster's elements.
 *
 * @param pixels of the image read, or if that failed, of the caller's destination; null if there was none
 */
public record Attempt(End end, String message, @Nullable Object pixels, int elementsInPixel,
        @Nullable ColorModel colours, int type) {

    public enum End {
        READ,
        /** Of the input. */
        EOF,
        /** Wrong compressed data. */
        DATA,
        /** An IOException for any other reason. */
        REFUSED,
        /** An IIOException around what is none: nobody was prepared for that. */
        UNFORESEEN,
        /** The caller's mistake: his destination does not fit. */
        CALL,
        /** Any other exception. */
        RUNTIME
    }

    /** From an array, whose length is known. */
    public static Attempt of(ImageReader reader, byte[] file, boolean ignoreMetadata,
            @Nullable BufferedImage destination) {
        return of(reader, WindowedImageInputStream.of(file), ignoreMetadata, destination);
    }

    public static Attempt of(ImageReader reader, ImageInputStream input, boolean ignoreMetadata,
            @Nullable BufferedImage destination) {
        try (ImageInputStream stream = input) {
            reader.setInput(stream, false, ignoreMetadata);
            ImageReadParam param = reader.getDefaultReadParam();
            if (destination != null) {
                param.setDestination(destination);
            }
            BufferedImage image = reader.read(0, param);
            return new Attempt(End.READ, "", pixels(image), elements(image), image.getColorModel(), image.getType());
        } catch (IOException | RuntimeException e) {
            return destination == null ? new Attempt(endOf(e), messages(e), null, 0, null, 0)
                    : new Attempt(endOf(e), messages(e), pixels(destination), elements(destination), null, 0);
        } finally {
            reader.setInput(null);
        }
    }

    /** All elements of the raster, which is one tile. */
    public static Object pixels(BufferedImage image) {
        Raster raster = image.getRaster();
        return raster.getDataElements(0, 0, raster.getWidth(), raster.getHeight(), null);
    }

    private static int elements(BufferedImage image) {
        return image.getRaster().getNumDataElements();
    }

    private static End endOf(Throwable thrown) {
        if (!(thrown instanceof IIOException)) {
            return thrown instanceof IllegalArgumentException ? End.CALL : End.RUNTIME;
        }
        End end = End.REFUSED;
        for (Throwable t = thrown; t != null; t = t.getCause()) {
            if (t instanceof EOFException) {
                end = End.EOF;
            } else if (t instanceof ZipException) {
                end = End.DATA;
            } else if (!(t instanceof IOException)) {
                return End.UNFORESEEN;
            }
        }
        return end;
    }

    private static String messages(Throwable thrown) {
        StringBuilder messages = new StringBuilder();
        for (Throwable t = thrown; t != null; t = t.getCause()) {
            messages.append(messages.isEmpty() ? "" : " <- ").append(t);
        }
        return messages.toString();
    }
}
