package dev.slipstream.imageio.tiff;

import java.io.IOException;
import java.nio.ByteOrder;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageInputStreamImpl;
import org.jspecify.annotations.Nullable;

/**
 * A file with one image, which is not compressed, as the JDK's reader sees it: a directory, and strips that are decoded
 * when they are read. From {@link #start} on, the stream is moved, marked and reset as that reader moves, marks and
 * resets this view, so that listeners find it where they would find it without Slipstream.
 */
final class PageView extends ImageInputStreamImpl {

    /** Smaller strips are decoded sooner where there is room after them. T.6 needs none. */
    private static final int DIRECT = 32 << 10;

    private @Nullable Page page;
    private @Nullable ImageInputStream stream;
    private @Nullable Strips strips;
    private boolean isWhole;
    private int marks;

    /** Whether the image has been started: until then, the first reader has moved the stream. */
    private boolean isStarted;

    /** Shows an image, as a new view would. A new view would allocate the superclass's buffer of 8 KiB. */
    void show(Page next) {
        page = next;
        streamPos = 0;
        flushedPos = 0;
        bitOffset = 0;
        byteOrder = ByteOrder.BIG_ENDIAN;
    }

    /** Shows nothing any more, so that the last image can be collected. */
    void forget() {
        page = null;
    }

    @SuppressWarnings("ReferenceEquality") // pages are never compared
    boolean shows(@Nullable Page other) {
        return other != null && page == other;
    }

    private Page page() throws IOException {
        Page present = page;
        if (present == null) {
            throw new IOException("The reader has got another input");
        }
        return present;
    }

    /** Whether a read is under way: a listener may ask for another one. */
    boolean isFollowing() {
        return stream != null;
    }

    /**
     * Reads the strips from {@code next}, and moves it with this view from {@link #start} until {@link #leave}.
     *
     * @param isNew whether a whole new image is read
     * @param isUnheard whether no listener can abort the read
     */
    void follow(ImageInputStream next, boolean isNew, boolean isUnheard) throws IOException {
        stream = next;
        strips = new Strips(page(), next, isNew && isUnheard);
        isWhole = isNew && page().compression() != Tag.NONE;
        marks = 0;
        isStarted = false;
    }

    /** Moves the stream from now on. */
    void start() {
        isStarted = true;
    }

    /** Ends what {@link #follow} began. If {@code isOdd}, the stream is reset to its marks. */
    void leave(boolean isOdd) throws IOException {
        Strips used = strips;
        ImageInputStream left = stream;
        strips = null;
        stream = null;
        if (used != null) {
            used.close();
        }
        while (isOdd && left != null && marks-- > 0) {
            left.reset();
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        checkClosed();
        bitOffset = 0;
        Page page = page();
        byte[] shown = page.shown();
        int n;
        if (streamPos < shown.length) {
            n = (int) Math.min(len, shown.length - streamPos);
            System.arraycopy(shown, (int) streamPos, b, off, n);
        } else {
            n = readStrip(page, b, off, len);
        }
        streamPos += Math.max(0, n);
        return n;
    }

    private int readStrip(Page page, byte[] b, int off, int len) throws IOException {
        Strips present = strips;
        ImageInputStream file = stream;
        int size = page.layout().stripBytes();
        long at = streamPos - page.shown().length;
        int number = (int) (at / size);
        if (present == null || file == null || number >= page.offsets().length) {
            return -1;
        }
        int from = (int) (at % size);
        int n = Math.min(len, size - from);
        int whole = page.layout().bytes(number);
        if (isWhole && from == 0 && len >= whole && (page.compression() == Tag.T6 || whole >= DIRECT)) {
            present.decode(number, b, off, off + whole);
            return whole;
        }
        if (page.compression() != Tag.NONE) {
            System.arraycopy(present.strip(number), from, b, off, n);
            return n;
        }
        long position = page.offsets()[number] + from;
        if (file.getStreamPosition() != position) {
            file.seek(position);
        }
        return file.read(b, off, n);
    }

    @Override
    public void seek(long position) throws IOException {
        super.seek(position);
        ImageInputStream followed = stream;
        if (followed != null && isStarted && position == ShownDirectory.POSITION) {
            followed.seek(page().position());
        }
    }

    @Override
    public void mark() {
        super.mark();
        ImageInputStream followed = stream;
        if (followed != null) {
            followed.mark();
            marks++;
        }
    }

    @Override
    public void reset() throws IOException {
        super.reset();
        ImageInputStream followed = stream;
        if (followed != null) {
            followed.reset();
            marks--;
        }
    }

    @Override
    public long length() {
        Page present = page;
        return present == null ? -1 : present.shownPosition(present.offsets().length);
    }

    /** Empty, so that the garbage collector does not treat views as objects with a finalizer. */
    @Override
    @Deprecated
    @SuppressWarnings({"removal", "Finalize"})
    protected void finalize() {}
}
