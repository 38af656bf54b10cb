package dev.slipstream.imageio.bench.workbench.worker;

import java.io.File;
import java.io.IOException;

/** The one file that this JVM lets ImageIO write, over and over, in the folder for temporary files. */
public final class WrittenFile {

    private static final String PREFIX = "slipstream-written-";

    private static File file;

    private WrittenFile() {
    }

    static synchronized File get() throws IOException {
        if (file == null) {
            file = File.createTempFile(PREFIX, ".image");
            file.deleteOnExit();
        }
        return file;
    }

    /** Whether a path names such a file, of whatever JVM. */
    public static boolean is(String path) {
        return new File(path).getName().startsWith(PREFIX);
    }
}
