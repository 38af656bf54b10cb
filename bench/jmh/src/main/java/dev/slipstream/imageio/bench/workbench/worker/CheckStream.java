package dev.slipstream.imageio.bench.workbench.worker;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** Opens streams on the same content, over and over, as an application does. */
final class CheckStream<S extends ImageInputStream> implements Closeable {

    /** What an application gives ImageIO to open a stream on. */
    interface Place {

        Object given(CheckContent content) throws IOException;

        /** What it takes instead if nobody serves that: the JDK knows files, InputStreams and OutputStreams only. */
        Object substitute(CheckContent content) throws IOException;
    }

    /** Makes an object of content. */
    interface Maker {

        Object of(CheckContent content) throws IOException;
    }

    private interface Opener<S> {

        S open(Object given) throws IOException;
    }

    private final Place place;
    private final Opener<S> opener;
    private final CheckContent content;
    private boolean substituted;
    private S stream;

    private CheckStream(Place place, Opener<S> opener, boolean cacheFile, String path) throws IOException {
        this.place = place;
        this.opener = opener;
        this.content = new CheckContent(path);
        ImageIO.setUseCache(cacheFile);
    }

    /** The fields: a {@link CheckSource}, whether a cache file may be used, the path. */
    static CheckStream<ImageInputStream> input(List<String> fields) throws IOException {
        return new CheckStream<>(CheckSource.valueOf(fields.get(0)), ImageIO::createImageInputStream,
                Boolean.parseBoolean(fields.get(1)), fields.get(2));
    }

    /** The fields: a {@link CheckTarget}, whether a cache file may be used, the path. */
    static CheckStream<ImageOutputStream> output(List<String> fields) throws IOException {
        return new CheckStream<>(CheckTarget.valueOf(fields.get(0)), ImageIO::createImageOutputStream,
                Boolean.parseBoolean(fields.get(1)), fields.get(2));
    }

    /** The first time finds out whether anybody serves such an object. */
    S open() throws IOException {
        Object given = substituted ? place.substitute(content) : place.given(content);
        stream = opener.open(given);
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
        content.closeUrlStream();
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
