package dev.slipstream.imageio.bench.workbench.worker;

import java.net.URL;

/** Where J2DBench's tests read from and write to, by its names; nobody writes to a URL. */
enum J2dSource {
    FILE("file"),
    URL("url"),
    BYTE_ARRAY("byteArray"),
    FILE_CHANNEL("fileChannel");

    private final String label;

    J2dSource(String label) {
        this.label = label;
    }

    static J2dSource named(String label) {
        for (J2dSource source : values()) {
            if (source.label.equals(label)) {
                return source;
            }
        }
        throw new IllegalArgumentException("Not a source or destination of J2DBench: '" + label + "'");
    }
}
