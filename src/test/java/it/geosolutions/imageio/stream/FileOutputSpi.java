package it.geosolutions.imageio.stream;

import java.io.File;
import java.io.IOException;
import java.util.Iterator;
import java.util.Locale;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.FileImageOutputStream;
import javax.imageio.stream.ImageOutputStream;

/** As imageio-ext's: when it is registered it takes the JDK's out, and puts itself before all that are there. */
public final class FileOutputSpi extends ImageOutputStreamSpi {

    public FileOutputSpi() {
        super("GeoSolutions", "1.0", File.class);
    }

    @Override
    public ImageOutputStream createOutputStreamInstance(Object file, boolean useCache, File cacheDirectory)
            throws IOException {
        return new Stream((File) file);
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

    /** The stream that imageio-ext's readers and writers look for. */
    public static final class Stream extends FileImageOutputStream {
        Stream(File file) throws IOException {
            super(file);
        }
    }
}
