package dev.slipstream.imageio.format;

import dev.slipstream.imageio.recording.RecordedImage;
import dev.slipstream.imageio.recording.Recording;
import dev.slipstream.imageio.settings.Settings;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Iterator;
import java.util.function.Consumer;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A reader that leaves metadata and rare requests to the JDK's reader of the same format. The JDK's reader reads the
 * same stream, from the beginning of the image, and its events are forwarded to the listeners of this reader.
 *
 * <p>A reader of one image asks it through methods like {@link #readByJdk}, which keep it, and the metadata, until the
 * next input. A reader of several images asks it itself, for one request at a time: see {@link #openJdkReader}.
 */
public abstract class DelegatingImageReader extends ImageReader {

    /** The JDK's readers count pixels in an int. */
    private static final long JDK_MOST_PIXELS = Integer.MAX_VALUE - 2L;

    /** The param of a request without one: the whole image, as a new one. It is never changed. */
    protected static final ImageReadParam DEFAULT_PARAM = new ImageReadParam();

    private final Consumer<ImageInputStream> readEnd;
    private final String format;

    /** Where the image begins; -1 until something has been read. */
    private long start = -1;

    /** Null until it is needed. */
    private volatile @Nullable JdkReader jdkReader;

    /** Null until the metadata are known. */
    private @Nullable IIOMetadata metadata;

    private boolean isImageRead;

    /** The index in events. */
    private int imageIndex;

    /** Null unless Flight Recorder records the read. */
    private @Nullable RecordedImage event;

    /** Like {@code abortRequested()}, which is synchronized and takes as long as reading a short row. */
    private volatile boolean isAbortRequested;

    /** {@code readEnd}: called with the input when a read has ended or failed; it must not throw. */
    protected DelegatingImageReader(ImageReaderSpi provider, Consumer<ImageInputStream> readEnd, String format) {
        super(provider);
        this.readEnd = readEnd;
        this.format = format;
    }

    @Override
    public void setInput(@Nullable Object input, boolean seekForwardOnly, boolean ignoreMetadata) {
        super.setInput(input, seekForwardOnly, ignoreMetadata);
        start = -1;
        isImageRead = false;
        imageIndex = 0;
        metadata = null;
        JdkReader present = jdkReader;
        if (present != null && present.isReusable()) {
            present.releaseInput();
        } else {
            forgetJdkReader();
        }
    }

    /** The input. */
    protected final ImageInputStream stream() {
        if (input == null) {
            throw new IllegalStateException("Input source not set!"); // the JDK's text, for most calls
        }
        return (ImageInputStream) input;
    }

    /** Where the image begins: the position of the stream at the first call. */
    protected final long start() throws IOException {
        if (start < 0) {
            start = stream().getStreamPosition();
        }
        return start;
    }

    /** Sets where the image begins, if {@link #start} has not been called. */
    protected final void setStart(long position) {
        start = position;
    }

    /** Throws if an image has more pixels than the JDK's readers can count, or than {@code most}, unless that is -1. */
    public static void checkPixels(String format, int width, int height, long most) throws IIOException {
        long limit = most < 0 ? JDK_MOST_PIXELS : Math.min(most, JDK_MOST_PIXELS);
        if ((long) width * height > limit) {
            throw new IIOException(format + ": the size is " + width + " x " + height + ", more than " + limit
                    + " pixels");
        }
    }

    /** Fails as the JDK's reader does if the input cannot have such an image. */
    protected abstract void checkIndex(int imageIndex);

    @Override
    public @Nullable IIOMetadata getStreamMetadata() throws IOException {
        return null;
    }

    /** The JDK's metadata. A read keeps what they are made of, since the stream may be closed or flushed afterwards. */
    @Override
    public IIOMetadata getImageMetadata(int imageIndex) throws IOException {
        checkIndex(imageIndex);
        stream();
        IIOMetadata known = metadata;
        if (known == null) {
            JdkReader jdk = usableJdkReader();
            byte[] excerpt = jdk.isOpen() ? null : excerpt();
            known = excerpt == null ? metadataOfStream() : jdk.metadataOf(excerpt, this);
            metadata = known;
        }
        return known;
    }

    /**
     * A small file with the metadata of the input, or null if no read has kept one. Called until the metadata are
     * known: the JDK's reader reads this file instead of the stream, which may be closed or flushed by then.
     */
    protected byte @Nullable [] excerpt() {
        return null;
    }

    /** The bytes at the beginning of the image that this reader may have flushed; empty if there are none. */
    protected byte[] head() throws IOException {
        return new byte[0];
    }

    private IIOMetadata metadataOfStream() throws IOException {
        if (!isImageRead) {
            return openedJdkReader().metadata();
        }
        long position = stream().getStreamPosition();
        IIOMetadata found = openedJdkReader().metadata();
        stream().seek(position); // the JDK's reader alone would have kept them when it read the image
        return found;
    }

    /** The metadata that the JDK's reader has after failing to read the header. The stream stays where it is. */
    protected final IIOMetadata metadataOfWrongHeader() throws IOException {
        long position = stream().getStreamPosition();
        JdkReader jdk = usableJdkReader();
        jdk.open(this, start(), head());
        IIOMetadata found = jdk.metadataOfWrongHeader();
        stream().seek(position);
        return found;
    }

    /** Must be called when a read begins, before anything else. */
    protected final void beginRead() {
        event = Settings.isRecording() ? Recording.ofRead(format, input) : null;
    }

    /** Tells Flight Recorder that the JDK's reader makes the pixels, and why. */
    protected final void leaveToJdk(String reason) {
        RecordedImage present = event;
        if (present != null) {
            present.leaveToJdk(reason);
        }
    }

    /** Tells Flight Recorder what has been read. */
    protected final void record(@Nullable BufferedImage image) {
        RecordedImage present = event;
        if (present != null) {
            present.setImage(image);
        }
    }

    /** Must be called when a read has ended or failed, or whatever else may have read ahead. */
    protected final void endRead() {
        RecordedImage present = event;
        if (present != null) {
            event = null;
            present.end(input);
        }
        if (input != null) {
            readEnd.accept(stream());
        }
    }

    /** Must be called when a read begins. */
    protected final void setImageRead() {
        isImageRead = true;
    }

    /** Lets the JDK's reader read the image. */
    protected final BufferedImage readByJdk(@Nullable ImageReadParam param) throws IOException {
        BufferedImage image = openedJdkReader().read(param);
        if (!ignoreMetadata && metadata == null) {
            metadata = openedJdkReader().metadata(); // it has read them with the image
        }
        return image;
    }

    /** The types that the JDK's reader finds. */
    protected final Iterator<ImageTypeSpecifier> imageTypesByJdk() throws IOException {
        getImageMetadata(0);
        return openedJdkReader().imageTypes();
    }

    /** Sets the index of the image that events are about: 0 in a reader of one image. */
    protected final void setImageIndex(int index) {
        imageIndex = index;
    }

    /**
     * The JDK's reader, for one request about an image of a stream that has several. It sees that image as the first
     * one, so that it need not search for it, nor read what the application may have flushed. Its exceptions are not
     * wrapped, and its events have the index of {@link #setImageIndex}. {@link #closeJdkReader} must follow.
     *
     * @param position where the image begins in the stream
     * @param head what the JDK's reader reads before it instead of the bytes there, such as the beginning of the file
     */
    protected final ImageReader openJdkReader(long position, byte[] head) throws IOException {
        return usableJdkReader().openForOneRequest(this, position - head.length, head);
    }

    /** The same for a file in memory. The stream stays where it is, and may be closed. */
    protected final ImageReader openJdkReader(byte[] file) throws IOException {
        return usableJdkReader().openForOneRequest(this, file);
    }

    /** Leaves the stream where the JDK's reader has left it, and takes the stream from that reader. */
    protected final void closeJdkReader() throws IOException {
        JdkReader present = jdkReader;
        if (present != null) {
            present.closeAfterOneRequest();
        }
    }

    /** The JDK's reader, with the input set. */
    private JdkReader openedJdkReader() throws IOException {
        JdkReader jdk = usableJdkReader();
        if (!jdk.isOpen()) {
            jdk.open(this, start(), head());
        }
        return jdk;
    }

    private JdkReader usableJdkReader() throws IOException {
        JdkReader present = jdkReader;
        if (present != null && present.isUsable()) {
            return present;
        }
        forgetJdkReader();
        JdkReader made = JdkReader.of(format, this);
        jdkReader = made;
        return made;
    }

    /** Disposes of the JDK's reader: the next request uses a new one. */
    protected final void forgetJdkReader() {
        JdkReader present = jdkReader;
        jdkReader = null;
        if (present != null) {
            present.dispose();
        }
    }

    @Override
    protected synchronized void clearAbortRequest() {
        super.clearAbortRequest();
        isAbortRequested = false;
    }

    @Override
    public synchronized void abort() {
        super.abort();
        isAbortRequested = true;
        JdkReader present = jdkReader;
        if (present != null) {
            present.abort();
        }
    }

    @Override
    public void dispose() {
        forgetJdkReader();
    }

    // Events for classes that are not an ImageReader: its methods that begin with process are protected.

    public final void imageStarted() {
        processImageStarted(imageIndex);
    }

    public final void imageProgress(float percentage) {
        processImageProgress(percentage);
    }

    public final void imageComplete() {
        processImageComplete();
    }

    /** Whether anybody hears of progress. */
    public final boolean hasProgressListeners() {
        return progressListeners != null && !progressListeners.isEmpty();
    }

    /** Whether anybody hears of updates. */
    public final boolean hasUpdateListeners() {
        return updateListeners != null && !updateListeners.isEmpty();
    }

    public final void readAborted() {
        processReadAborted();
    }

    public final void passStarted(BufferedImage image, int pass, int minPass, int maxPass, int minX, int minY,
            int periodX, int periodY, int @Nullable [] bands) {
        processPassStarted(image, pass, minPass, maxPass, minX, minY, periodX, periodY, bands);
    }

    public final void imageUpdate(BufferedImage image, int minX, int minY, int width, int height,
            int periodX, int periodY, int @Nullable [] bands) {
        processImageUpdate(image, minX, minY, width, height, periodX, periodY, bands);
    }

    public final void passComplete(BufferedImage image) {
        processPassComplete(image);
    }

    public final void warningOccurred(String warning) {
        processWarningOccurred(warning);
    }

    /** Whether {@link #abort} has been called. */
    public final boolean isAborted() {
        return isAbortRequested;
    }
}
