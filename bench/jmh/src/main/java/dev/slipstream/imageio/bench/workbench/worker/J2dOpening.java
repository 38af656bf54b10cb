package dev.slipstream.imageio.bench.workbench.worker;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import javax.imageio.stream.ImageInputStream;

/**
 * One of J2DBench's sources or destinations, opened as an application opens it, through ImageIO, as often as wanted.
 * Where nobody serves channels the application has to make a stream of one; that nobody does is found out once.
 */
abstract class J2dOpening<S extends ImageInputStream> implements Closeable {

    private final J2dSource source;
    private final File file;
    private Closeable original;

    /** @param file to be deleted in the end; null for an array */
    J2dOpening(J2dSource source, File file) {
        this.source = source;
        this.file = file;
    }

    /** Null for an array, which needs none. */
    static File fileFor(J2dSource source) throws IOException {
        return source == J2dSource.BYTE_ARRAY ? null : File.createTempFile("slipstream-j2d-", ".tmp");
    }

    final J2dSource source() {
        return source;
    }

    /** Null for an array. */
    final File file() {
        return file;
    }

    /** After the stream is closed, {@link #closeOriginal} is due. */
    abstract S open() throws IOException;

    /** Keeps what is below the stream that is being opened, and returns it. */
    final <C extends Closeable> C original(C below) {
        original = below;
        return below;
    }

    /** Closes what was below the last stream, if that was not the file itself. */
    final void closeOriginal() throws IOException {
        Closeable closing = original;
        original = null;
        if (closing != null) {
            closing.close();
        }
    }

    @Override
    public final void close() throws IOException {
        try {
            closeOriginal();
        } finally {
            if (file != null) {
                Files.deleteIfExists(file.toPath());
            }
        }
    }
}
