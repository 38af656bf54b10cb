package it.geosolutions.imageio.stream;

import java.io.File;
import java.util.Iterator;
import java.util.Locale;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageOutputStream;

/** As imageio-ext's: when it is registered it takes the JDK's out, and puts itself before all that are there. */
public final class FileOutputSpi extends ImageOutputStreamSpi {

    public FileOutputSpi() {
        super("GeoSolutions", "1.0", File.class);
    }

    @Override
    public ImageOutputStream createOutputStreamInstance(Object file, boolean useCache, File cacheDirectory) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void onRegistration(ServiceRegistry registry, Class<?> category) {
        Iterator<ImageOutputStreamSpi> others = registry.getServiceProviders(ImageOutputStreamSpi.class, true);
        while (others.hasNext()) {
            ImageOutputStreamSpi other = others.next();
            if (other.getClass().getName().equals("com.sun.imageio.spi.FileImageOutputStreamSpi")) {
                registry.deregisterServiceProvider(other);
            }
            if (this != other) {
                registry.setOrdering(ImageOutputStreamSpi.class, this, other);
            }
        }
    }

    @Override
    public String getDescription(Locale locale) {
        return "imageio-ext";
    }
}
