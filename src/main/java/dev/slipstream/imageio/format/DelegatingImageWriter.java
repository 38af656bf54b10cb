package dev.slipstream.imageio.format;

import dev.slipstream.imageio.recording.RecordedImage;
import dev.slipstream.imageio.recording.Recording;
import dev.slipstream.imageio.settings.Settings;
import java.io.IOException;
import java.nio.ByteOrder;
import javax.imageio.IIOImage;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * A writer of one image that leaves all questions and rare requests to the JDK's writer of the same format. The JDK's
 * writer writes to the same stream, and its events are forwarded to the listeners of this writer.
 *
 * <p>Sequences, replacing, inserting and the like are refused by {@link ImageWriter} itself, as with the JDK's writers.
 */
public abstract class DelegatingImageWriter extends ImageWriter {

    // Every request gets a new writer of the JDK. Those of PNG and BMP keep arrays and tables of the last image, some
    // of which are too small for the next one. A writer that is not kept also keeps no stream and no image.

    private final String format;

    /** The JDK's writer while it writes, so that {@link #abort} in another thread reaches it. */
    private volatile @Nullable ImageWriter working;

    /** Like {@code abortRequested()}, which is synchronized and takes as long as writing a short row. */
    private volatile boolean isAbortRequested;

    /** Null unless Flight Recorder records the write. */
    private @Nullable RecordedImage event;

    /** {@code format}: the format's name. */
    protected DelegatingImageWriter(ImageWriterSpi provider, String format) {
        super(provider);
        this.format = format;
    }

    /** The output. */
    protected final ImageOutputStream stream() {
        if (output == null) {
            throw new IllegalStateException("No output has been set");
        }
        return (ImageOutputStream) output;
    }

    @Override
    public final void write(@Nullable IIOMetadata streamMetadata, @Nullable IIOImage image,
            @Nullable ImageWriteParam param) throws IOException {
        beginWrite(image);
        try {
            writeImage(streamMetadata, image, param);
        } finally {
            endWrite();
        }
    }

    /** Writes an image, as {@code write} is documented to. */
    protected abstract void writeImage(@Nullable IIOMetadata streamMetadata, @Nullable IIOImage image,
            @Nullable ImageWriteParam param) throws IOException;

    /** Must be called when a write begins, before anything else. */
    protected final void beginWrite(@Nullable IIOImage image) {
        RecordedImage begun = Settings.isRecording() ? Recording.ofWrite(format, output) : null;
        event = begun;
        if (begun != null) {
            begun.setImage(image);
        }
    }

    /** Tells Flight Recorder that the JDK's writer writes the pixels. */
    protected final void leaveToJdk() {
        RecordedImage present = event;
        if (present != null) {
            present.leaveToJdk("rare or small image, metadata or param");
        }
    }

    /** Must be called when a write has ended or failed. */
    protected final void endWrite() {
        RecordedImage present = event;
        if (present != null) {
            event = null;
            present.end(output);
        }
    }

    /** Has the JDK's writer write the image. It fails as the JDK's writer does, for instance if there is no output. */
    protected final void writeByJdk(@Nullable IIOMetadata streamMetadata, @Nullable IIOImage image,
            @Nullable ImageWriteParam param) throws IOException {
        leaveToJdk();
        ImageWriter jdk = newListenedJdkWriter();
        if (output != null) {
            setOutput(jdk, stream());
        }
        ImageWriter outer = begin(jdk);
        try {
            jdk.write(streamMetadata, image, param);
        } finally {
            end(outer);
            jdk.dispose();
        }
    }

    /** Lets {@link #abort} reach the JDK's writer. Returns the one that it reached before, for {@link #end}. */
    protected final @Nullable ImageWriter begin(ImageWriter jdk) {
        clearAbortRequest();
        ImageWriter outer = working; // not null if a listener of that writer calls this
        working = jdk;
        return outer;
    }

    /** Ends what {@link #begin} began. */
    protected final void end(@Nullable ImageWriter outer) {
        working = outer;
    }

    /** Sets the output, and restores the stream's byte order, which the JDK's BMP writer changes with its output. */
    private static void setOutput(ImageWriter jdk, ImageOutputStream stream) {
        ByteOrder order = stream.getByteOrder();
        jdk.setOutput(stream);
        stream.setByteOrder(order);
    }

    /** A new writer of the JDK, without output and listeners. Fails if the JDK's provider is not in the registry. */
    protected final ImageWriter newJdkWriter() throws IOException {
        ImageWriter jdk = JdkProvider.get(ImageWriterSpi.class, format).createWriterInstance();
        jdk.setLocale(getLocale());
        return jdk;
    }

    /** A new writer of the JDK, whose events are forwarded. */
    protected final ImageWriter newListenedJdkWriter() throws IOException {
        ImageWriter jdk = newJdkWriter();
        new ForwardedWriteEvents(this).listenTo(jdk);
        return jdk;
    }

    /** A new writer of the JDK, for methods that declare no exception. */
    private ImageWriter askedJdkWriter() {
        try {
            return newJdkWriter();
        } catch (IOException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    @Override
    public ImageWriteParam getDefaultWriteParam() {
        return askedJdkWriter().getDefaultWriteParam();
    }

    @Override
    public @Nullable IIOMetadata getDefaultStreamMetadata(@Nullable ImageWriteParam param) {
        return askedJdkWriter().getDefaultStreamMetadata(param);
    }

    @Override
    public @Nullable IIOMetadata getDefaultImageMetadata(ImageTypeSpecifier type, @Nullable ImageWriteParam param) {
        return askedJdkWriter().getDefaultImageMetadata(type, param);
    }

    @Override
    public @Nullable IIOMetadata convertStreamMetadata(IIOMetadata metadata, @Nullable ImageWriteParam param) {
        return askedJdkWriter().convertStreamMetadata(metadata, param);
    }

    @Override
    public @Nullable IIOMetadata convertImageMetadata(
            IIOMetadata metadata, ImageTypeSpecifier type, @Nullable ImageWriteParam param) {
        return askedJdkWriter().convertImageMetadata(metadata, type, param);
    }

    @Override
    public boolean canWriteRasters() {
        return askedJdkWriter().canWriteRasters();
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
        ImageWriter present = working;
        if (present != null) {
            present.abort();
        }
    }

    // Events for classes that are not an ImageWriter: its methods that begin with process are protected.

    public final void imageStarted(int imageIndex) {
        processImageStarted(imageIndex);
    }

    public final void imageProgress(float percentage) {
        processImageProgress(percentage);
    }

    public final void imageComplete() {
        processImageComplete();
    }

    public final void writeAborted() {
        processWriteAborted();
    }

    public final void warningOccurred(int imageIndex, String warning) {
        processWarningOccurred(imageIndex, warning);
    }

    /** Called when the JDK's writer has begun an image. */
    protected void startedByJdk(ImageWriter jdk, int imageIndex) {
        imageStarted(imageIndex);
    }

    /** Called when the JDK's writer has been aborted. */
    protected void abortedByJdk(ImageWriter jdk) {
        writeAborted();
    }

    /** Whether {@link #abort} has been called. */
    public final boolean isAborted() {
        return isAbortRequested;
    }
}
