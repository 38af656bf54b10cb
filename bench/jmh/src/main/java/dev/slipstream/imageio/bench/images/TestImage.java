package dev.slipstream.imageio.bench.images;

import java.util.Optional;

/**
 * One file of {@code testimages}.
 *
 * @param path below that folder, with slashes
 * @param picture what it decodes to, where that is known
 */
record TestImage(String path, byte[] bytes, Optional<Picture> picture) {

    /** A file that decodes to known samples: a PNG's own, or 8-bit red, green, blue, alpha for a BMP. */
    static TestImage of(String path, byte[] bytes, Picture picture) {
        return new TestImage(path, bytes, Optional.of(picture));
    }

    /** A broken file, or one whose pixels are the business of another writer. */
    static TestImage of(String path, byte[] bytes) {
        return new TestImage(path, bytes, Optional.empty());
    }

    /** Whether the file is broken on purpose: its name begins with x. */
    boolean broken() {
        return path.charAt(path.lastIndexOf('/') + 1) == 'x';
    }

    @Override
    public String toString() {
        return path;
    }
}
