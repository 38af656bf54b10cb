package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.gif.GIFImageWriter;
import javax.imageio.ImageTypeSpecifier;
import org.jspecify.annotations.Nullable;

/** The provider of GIF writers. */
public final class GifWriterProvider extends WriterProvider {

    public GifWriterProvider() {
        super("gif", "Standard GIF image writer", new String[] {"image/gif"},
                "dev.slipstream.imageio.gif.GIFImageWriter", true);
    }

    @Override
    Object newWriter() {
        return new GIFImageWriter(this);
    }

    /** {@inheritDoc} It makes a palette for any. */
    @Override
    boolean canEncode(@Nullable ImageTypeSpecifier type) {
        if (type == null) {
            throw new IllegalArgumentException("type == null!");
        }
        return true;
    }
}
