package dev.slipstream.imageio.bench.worker;

import java.io.Closeable;
import java.io.IOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/** Opens input streams on the same content, over and over, as an application does. */
final class CheckInput implements Closeable {

    private final CheckSource source;
    private final CheckContent content;
    private boolean substituted;
    private Object given;
    private ImageInputStream stream;

    private CheckInput(CheckSource source, boolean cacheFile, String path) throws IOException {
        this.source = source;
        this.content = new CheckContent(path);
        ImageIO.setUseCache(cacheFile);
    }

    static CheckInput of(String source, String cacheFile, String path) throws IOException {
        return new CheckInput(CheckSource.valueOf(source), Boolean.parseBoolean(cacheFile), path);
    }

    /** The first time finds out whether anybody serves such an input. */
    ImageInputStream open() throws IOException {
        given = substituted ? source.substitute(content) : source.input(content);
        stream = ImageIO.createImageInputStream(given);
        if (stream == null && !substituted) {
            substituted = true;
            return open();
        }
        if (stream == null) {
            throw new IOException("Nobody serves " + given.getClass());
        }
        return stream;
    }

    void closeStream() throws IOException {
        stream.close();
        stream = null;
        source.release(given);
    }

    @Override
    public void close() throws IOException {
        ImageIO.setUseCache(true);
        if (stream != null) {
            closeStream();
        }
        content.close();
    }
}
