package dev.slipstream.imageio.jpeg;

import dev.slipstream.imageio.format.ForwardingImageInputStream;
import java.io.IOException;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The stream as the JDK's reader sees it. Every call is one of the stream itself. But while that reader reads an image
 * of several scans, it sees an image of one scan in its place.
 */
final class RecodedStream extends ForwardingImageInputStream {

    private final ImageInputStream original;

    /** Whether the next image may be recoded; then, whether the JDK's reader has gone to it. */
    private boolean isReading;
    private boolean hasMoved;

    /** Takes the calls in place of the original; null if that does. */
    private @Nullable Recoded recoded;

    RecodedStream(ImageInputStream original) {
        super(original);
        this.original = original;
    }

    /** The JDK's reader begins to read an image, which may be recoded. */
    void beginRead() {
        isReading = true;
        hasMoved = false;
    }

    /** Whether the JDK's reader sees an image of one scan in place of the one that is there. */
    boolean isRecoded() {
        return recoded != null;
    }

    /** Leaves the stream where the JDK's reader would leave it. */
    void endRead(boolean hasFailed) throws IOException {
        isReading = false;
        Recoded present = recoded;
        if (present == null) {
            return;
        }
        recoded = null;
        stream = original;
        if (hasFailed) {
            original.seek(present.start + present.originalHeader);
        } else if (present.isAtEnd()) { // otherwise the JDK's reader has not gone back to the end
            original.seek(present.start + present.originalLength);
        }
    }

    /** The JDK's reader reads blocks only from an image, and the first one after it has gone to where that begins. */
    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        int read = super.read(b, off, len);
        if (!isReading || !hasMoved || read <= 0) {
            return read;
        }
        isReading = false;
        if (!Recoder.mayHaveSeveralScans(b, off, off + read)) {
            return read;
        }
        Recoded made = recode(new Blocks(original, b, off, read, len), read);
        if (made == null) {
            return read;
        }
        recoded = made;
        stream = made;
        return made.read(b, off, len);
    }

    private @Nullable Recoded recode(Blocks blocks, int read) throws IOException {
        long start = original.getStreamPosition() - read;
        Recoded made = null;
        try {
            made = new Recoder(blocks, start).recode();
        } catch (IOException | Unfit e) {
            // The JDK's reader meets it, too.
        }
        if (made == null && original.getStreamPosition() != start + read) {
            original.seek(start + read);
        }
        return made;
    }

    @Override
    public void seek(long position) throws IOException {
        hasMoved = true;
        super.seek(position);
    }

    @Override
    public void reset() throws IOException {
        hasMoved = true;
        super.reset();
    }
}
