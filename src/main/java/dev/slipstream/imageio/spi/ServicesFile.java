package dev.slipstream.imageio.spi;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import javax.imageio.spi.ImageInputStreamSpi;

/** The services file, by which ImageIO finds Slipstream on a class path. */
final class ServicesFile {

    private static final String PATH = "META-INF/services/" + ImageInputStreamSpi.class.getName();
    private static final String SERVICE = "dev.slipstream.imageio.bootstrap.Registration";

    private ServicesFile() {}

    /** Whether this class's loader sees a services file that names the service; true for a module, which needs none. */
    static boolean isPresent() {
        ClassLoader loader = ServicesFile.class.getClassLoader();
        if (loader == null || ServicesFile.class.getModule().isNamed()) {
            return true;
        }
        try {
            for (URL file : Collections.list(loader.getResources(PATH))) {
                try (InputStream in = file.openStream()) {
                    if (new String(in.readAllBytes(), StandardCharsets.UTF_8).contains(SERVICE)) {
                        return true;
                    }
                }
            }
            return false;
        } catch (IOException | SecurityException unreadable) {
            return true; // it is not known
        }
    }
}
