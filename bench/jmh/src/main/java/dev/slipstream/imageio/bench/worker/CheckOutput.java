package dev.slipstream.imageio.bench.worker;

import java.io.Closeable;
import java.io.IOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;

/** Opens output streams to the same file or memory, over and over, as an application does. */
final class CheckOutput implements Closeable {

    private final CheckTarget target;
    private final CheckContent content;
    private boolean substituted;
    private ImageOutputStream stream;

    private CheckOutput(CheckTarget target, boolean cacheFile, String path) throws IOException {
        this.target = target;
        this.content = new CheckContent(path);
        ImageIO.setUseCache(cacheFile);
    }

    static CheckOutput of(String target, String cacheFile, String path) throws IOException {
        return new CheckOutput(CheckTarget.valueOf(target), Boolean.parseBoolean(cacheFile), path);
    }

    /** The first time finds out whether anybody serves such an output. */
    ImageOutputStream open() throws IOException {
        Object given = substituted ? target.substitute(content) : target.output(content);
        stream = ImageIO.createImageOutputStream(given);
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
