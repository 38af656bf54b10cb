package dev.slipstream.imageio.bench.workbench.child;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The rival's BMP plugin and all that it needs, as this tool has them. */
final class TwelveMonkeysJars {

    /** One class of each jar. */
    private static final List<String> CLASSES = List.of(
            "com.twelvemonkeys.imageio.plugins.bmp.BMPImageReaderSpi", "com.twelvemonkeys.imageio.ImageReaderBase",
            "com.twelvemonkeys.lang.Validate", "com.twelvemonkeys.io.LittleEndianDataInputStream",
            "com.twelvemonkeys.image.ResampleOp");

    private TwelveMonkeysJars() {
    }

    static List<Path> find() throws IOException {
        List<Path> jars = new ArrayList<>();
        for (String name : CLASSES) {
            try {
                Class<?> found = Class.forName(name, false, TwelveMonkeysJars.class.getClassLoader());
                jars.add(Path.of(found.getProtectionDomain().getCodeSource().getLocation().toURI()));
            } catch (ClassNotFoundException | URISyntaxException e) {
                throw new IOException("Cannot tell where TwelveMonkeys' " + name + " is", e);
            }
        }
        return jars;
    }
}
