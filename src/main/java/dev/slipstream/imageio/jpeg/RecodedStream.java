package dev.slipstream.imageio.jpeg;

import dev.slipstream.imageio.format.ForwardingImageInputStream;
import java.awt.Rectangle;
import java.io.IOException;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The stream as the JDK's reader sees it. Every call is one of the stream itself. But while that reader reads an image
 * of several scans, it sees an image of one scan in its place.
 */
final class RecodedStream extends ForwardingImageInputStream {

    private final ImageInputStream original;
    private final ImageReader jdk;

    /** Whether the next image may be recoded; then, whether the JDK's reader has gone to it. */
    private boolean isReading;
    private boolean hasMoved;

    /** What of it will be looked at; null for all. */
    private @Nullable Rectangle region;

    /** Takes the calls in place of the original; null if that does. */
    private @Nullable Recoded recoded;

    /** What is being recoded. */
    private @Nullable Blocks blocks;

    /** Where the image that was being recoded was aborted, and the JDK's reader is to abort it. */
    private long abortedAt = Long.MAX_VALUE;

    RecodedStream(ImageInputStream original, ImageReader jdk) {
        super(original);
        this.original = original;
        this.jdk = jdk;
    }

    /** The JDK's reader begins to read a region of an image, which may be recoded; null for all of it. */
    void beginRead(@Nullable Rectangle region) {
        this.region = region;
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
        abortedAt = Long.MAX_VALUE;
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

    /** The JDK's reader aborts only what it has begun to read itself. */
    void abort() {
        if (blocks != null) {
            blocks.isAborted = true;
        }
    }

    /** The JDK's reader reads blocks only from an image, and the first one after it has gone to where that begins. */
    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        int read = super.read(b, off, len);
        if (abortedAt < Long.MAX_VALUE && original.getStreamPosition() >= abortedAt) {
            jdk.abort();
        }
        if (!isReading || !hasMoved || read <= 0) {
            return read;
        }
        isReading = false;
        if (!Recoder.mayHaveSeveralScans(b, off, off + read)) {
            return read;
        }
        Recoded made = recode(new Blocks(original, b, off, read, len));
        if (made == null) {
            return read;
        }
        recoded = made;
        stream = made;
        return made.read(b, off, len);
    }

    private @Nullable Recoded recode(Blocks image) throws IOException {
        long next = original.getStreamPosition();
        Recoded made = null;
        blocks = image;
        try {
            made = new Recoder(image, next - image.length).recode(region);
        } catch (IOException | Unfit e) {
            // The JDK's reader meets it, too.
        } finally {
            blocks = null;
        }
        if (made == null && original.getStreamPosition() != next) {
            abortedAt = image.isAborted ? original.getStreamPosition() : Long.MAX_VALUE;
            original.seek(next);
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
