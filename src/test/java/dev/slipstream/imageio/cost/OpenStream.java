package dev.slipstream.imageio.cost;

import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Use;
import java.io.Closeable;
import java.io.IOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/** Streams on the same content, opened over and over, as an application does. */
final class OpenStream<S extends ImageInputStream> implements Closeable {

    /**
     * What an application gives ImageIO to open a stream on.
     *
     * @param substitute what it takes if nobody serves that: the JDK knows files and plain streams only
     */
    record Place(String label, Ask<Content, Object> given, Ask<Content, Object> substitute) {

        Place(String label, Ask<Content, Object> given) {
            this(label, given, given);
        }
    }

    private final Place place;
    private final Ask<Object, S> opener;
    private final Content content;
    private boolean isSubstituted;

    OpenStream(Place place, Ask<Object, S> opener, String path, boolean cacheFile) throws IOException {
        this.place = place;
        this.opener = opener;
        this.content = new Content(path);
        ImageIO.setUseCache(cacheFile);
    }

    /** The first time finds out whether anybody serves such an object. */
    private S open() throws IOException {
        S stream = opener.of((isSubstituted ? place.substitute() : place.given()).of(content));
        if (stream == null && !isSubstituted) {
            isSubstituted = true;
            return open();
        }
        return stream;
    }

    Operation openAndClose() {
        return new Operation() {
            @Override
            public void perform() throws IOException {
                S stream = open();
                stream.close();
                content.closeUrl();
            }

            @Override
            public void close() throws IOException {
                OpenStream.this.close();
            }
        };
    }

    /** So many calls from the beginning of a stream that stays open. */
    Operation calls(int times, Use<S> call) throws IOException {
        S stream = open();
        return new Operation() {
            @Override
            public void perform() throws IOException {
                stream.seek(0);
                for (int i = 0; i < times; i++) {
                    call.of(stream);
                }
            }

            @Override
            public void close() throws IOException {
                stream.close();
                OpenStream.this.close();
            }
        };
    }

    @Override
    public void close() throws IOException {
        ImageIO.setUseCache(true);
        content.close();
    }
}
