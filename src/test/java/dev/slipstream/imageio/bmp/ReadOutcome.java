package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.awt.image.BufferedImage;
import java.io.EOFException;
import java.io.IOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * How one read of a damaged file ended.
 *
 * @param message what the exception says, if there was one
 * @param image what was read; null if that failed
 */
record ReadOutcome(End end, String message, @Nullable BufferedImage image) {

    enum End {
        IMAGE,
        /** Of the input. */
        EOF,
        /** An IOException for any other reason. */
        REFUSED,
        /** The caller's mistake: his destination does not fit. */
        CALL,
        /** Anything else: what nobody was prepared for. */
        CRASH
    }

    /** From an array, whose length is known. */
    static ReadOutcome of(ImageReader reader, byte[] file) {
        return of(reader, WindowedImageInputStream.of(file), null);
    }

    /** Reads the first image, closes the stream, and leaves the reader without an input. */
    static ReadOutcome of(ImageReader reader, ImageInputStream input, @Nullable BufferedImage destination) {
        try (ImageInputStream stream = input) {
            reader.setInput(stream, false, true);
            ImageReadParam param = reader.getDefaultReadParam();
            param.setDestination(destination);
            return new ReadOutcome(End.IMAGE, "", reader.read(0, param));
        } catch (IOException | RuntimeException | OutOfMemoryError | StackOverflowError e) {
            return new ReadOutcome(endOf(e), e.getMessage() == null ? e.toString() : e.getMessage(), null);
        } finally {
            reader.setInput(null);
        }
    }

    private static End endOf(Throwable thrown) {
        if (!(thrown instanceof IOException)) {
            return thrown instanceof IllegalArgumentException ? End.CALL : End.CRASH;
        }
        for (Throwable t = thrown; t != null; t = t.getCause()) {
            if (t instanceof EOFException) {
                return End.EOF;
            }
        }
        return End.REFUSED;
    }

    /** Whether the reader said with an IOException that the file is bad. */
    boolean isRefusal() {
        return end == End.EOF || end == End.REFUSED;
    }

    @Override
    public String toString() {
        return end + (message.isEmpty() ? "" : " " + message);
    }
}
