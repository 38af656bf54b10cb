package dev.slipstream.imageio.reader;

import javax.imageio.stream.ImageInputStream;

/**
 * Hears when a reader has ended reading an image, or has failed to. It is how a stream that reads ahead learns that its
 * origin may be wanted now; the readers themselves know no stream.
 */
public interface ReadEnd {

    /** {@code stream}: the reader's input, which stands where the reader leaves it. Fails no read that has ended. */
    void readEnded(ImageInputStream stream);
}
