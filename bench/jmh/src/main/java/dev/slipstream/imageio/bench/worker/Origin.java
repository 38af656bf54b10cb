package dev.slipstream.imageio.bench.worker;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;

/** Where an application lets ImageIO read from. ImageIO's cache setting stays at its default. */
public enum Origin {

    FILE("File") {
        @Override
        Object perform(Reading reading, File file) throws IOException {
            return reading.on(file);
        }
    },

    INPUT_STREAM("InputStream") {
        @Override
        Object perform(Reading reading, File file) throws IOException {
            try (FileInputStream in = new FileInputStream(file)) {
                return reading.on(in);
            }
        }
    };

    private final String label;

    Origin(String label) {
        this.label = label;
    }

    /** The name in tables. */
    public String label() {
        return label;
    }

    abstract Object perform(Reading reading, File file) throws IOException;
}
