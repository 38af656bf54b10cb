package dev.slipstream.imageio.bench.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Texts on the class path. */
final class Resource {

    private Resource() {
    }

    static String text(String path) throws IOException {
        try (InputStream in = Resource.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IOException("Not on the class path: " + path);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
