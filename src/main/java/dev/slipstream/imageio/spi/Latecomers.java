package dev.slipstream.imageio.spi;

import java.io.IOException;
import java.util.List;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Third-party providers that were registered after ours and put before the JDK's. From our provider's first use on they
 * come first, but iterations that began before still ask ours first.
 */
final class Latecomers<T> {

    /** After this many uses, the iterations that began before the first are over. */
    private static final int MOST_USES = 1000;

    private final ServiceRegistry registry;
    private final Class<T> category;
    private final List<T> found;
    private int uses;

    Latecomers(ServiceRegistry registry, Class<T> category, List<T> found) {
        this.registry = registry;
        this.category = category;
        this.found = found;
    }

    /** The one that serves {@code asked}: an input, an output, a stream to read or a type of image to write. */
    @Nullable T serving(Object asked) {
        if (uses >= MOST_USES) {
            return null;
        }
        uses++;
        for (T latecomer : found) {
            if (registry.contains(latecomer) && !isCalling(latecomer.getClass()) && serves(latecomer, asked)) {
                return latecomer;
            }
        }
        return null;
    }

    /** Whether it is the one that asks, since it wraps what ours gives. */
    private boolean isCalling(Class<?> latecomer) {
        for (StackTraceElement call : new Throwable().getStackTrace()) {
            for (Class<?> type = latecomer; type != null && type != category; type = type.getSuperclass()) {
                if (call.getClassName().equals(type.getName())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean serves(Object latecomer, Object asked) {
        if (latecomer instanceof ImageInputStreamSpi inputs) {
            return inputs.getInputClass().isInstance(asked);
        }
        if (latecomer instanceof ImageOutputStreamSpi outputs) {
            return outputs.getOutputClass().isInstance(asked);
        }
        return latecomer instanceof ImageReaderSpi readers ? canDecode(readers, (ImageInputStream) asked)
                : ((ImageWriterSpi) latecomer).canEncodeImage((ImageTypeSpecifier) asked);
    }

    /** Asks as ImageIO does. */
    private static boolean canDecode(ImageReaderSpi readers, ImageInputStream stream) {
        try {
            stream.mark();
            try {
                return readers.canDecodeInput(stream);
            } finally {
                stream.reset();
            }
        } catch (IOException | IndexOutOfBoundsException e) {
            return false;
        }
    }
}
