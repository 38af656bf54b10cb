package dev.slipstream.imageio.bench.compare;

import java.io.File;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Iterator;
import java.util.Locale;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** A provider that must never be mistaken for a good one: it alters the first byte that goes to an OutputStream. */
public final class AlteringOutputProvider extends ImageOutputStreamSpi {

    private static final class Altering extends FilterOutputStream {

        private int difference = 1;

        private Altering(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int value) throws IOException {
            out.write(value ^ difference);
            difference = 0;
        }
    }

    public AlteringOutputProvider() {
        super("test", "1", OutputStream.class);
    }

    @Override
    public void onRegistration(ServiceRegistry registry, Class<?> category) {
        Iterator<ImageOutputStreamSpi> others = registry.getServiceProviders(ImageOutputStreamSpi.class, true);
        while (others.hasNext()) {
            ImageOutputStreamSpi other = others.next();
            if (other != this && other.getOutputClass() == OutputStream.class) {
                registry.setOrdering(ImageOutputStreamSpi.class, this, other);
            }
        }
    }

    @Override
    public ImageOutputStream createOutputStreamInstance(Object output, boolean useCache, File cacheDir) {
        return new MemoryCacheImageOutputStream(new Altering((OutputStream) output));
    }

    @Override
    public String getDescription(Locale locale) {
        return "alters the first byte";
    }
}
