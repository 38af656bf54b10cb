package it.geosolutions.imageio.stream;

import java.io.File;
import java.util.Iterator;
import java.util.Locale;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageInputStream;

/** As imageio-ext's: when it is registered it takes the JDK's out, and puts itself before all that are there. */
public final class FileInputSpi extends ImageInputStreamSpi {

    public FileInputSpi() {
        super("GeoSolutions", "1.0", File.class);
    }

    @Override
    public ImageInputStream createInputStreamInstance(Object file, boolean useCache, File cacheDirectory) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void onRegistration(ServiceRegistry registry, Class<?> category) {
        Iterator<ImageInputStreamSpi> others = registry.getServiceProviders(ImageInputStreamSpi.class, true);
        while (others.hasNext()) {
            ImageInputStreamSpi other = others.next();
            if (other.getClass().getName().equals("com.sun.imageio.spi.FileImageInputStreamSpi")) {
                registry.deregisterServiceProvider(other);
            }
            if (this != other) {
                registry.setOrdering(ImageInputStreamSpi.class, this, other);
            }
        }
    }

    @Override
    public String getDescription(Locale locale) {
        return "imageio-ext";
    }
}
