package dev.slipstream.imageio.writer;

import dev.slipstream.imageio.jdk.JdkProvider;
import java.io.IOException;
import java.nio.ByteOrder;
import javax.imageio.IIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * A writer of one image that has the JDK's writer of the same format at hand, for all questions and for what is rare.
 * That one writes to the same stream, and its events come to our listeners as ours.
 *
 * <p>Sequences, replacing, inserting and the like are refused by {@link ImageWriter} itself, as the JDK's writers leave
 * it to do.
 */
public abstract class DelegatingImageWriter extends ImageWriter {

    // The JDK's writer is a new one each time. Those of PNG and BMP keep arrays and tables of the image before, and
    // some of them are too small for the next; and one that is not kept cannot hold on to a stream or an image.

    private final String format;

    /** The JDK's while it writes for us, so that another thread's {@link #abort} reaches it. */
    private volatile @Nullable ImageWriter working;

    /** What {@code abortRequested()} tells, which is synchronized and takes as long as a short row. */
    private volatile boolean isAbortRequested;

    /** {@code format}: its name. */
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

    /** Lets the JDK's writer write the image. It fails as it likes, for instance if there is no output. */
    protected final void writeByJdk(@Nullable IIOMetadata streamMetadata, @Nullable IIOImage image,
            @Nullable ImageWriteParam param) throws IOException {
        ImageWriter jdk = newJdkWriter();
        if (output != null) {
            setOutput(jdk, stream());
        }
        new ForwardedWriteEvents(this).listenTo(jdk);
        clearAbortRequest();
        ImageWriter outer = working; // whose listener is calling
        working = jdk;
        try {
            jdk.write(streamMetadata, image, param);
        } finally {
            working = outer;
            jdk.dispose();
        }
    }

    /** The byte order may be another by now than the one that the writer sets together with its output. */
    private static void setOutput(ImageWriter jdk, ImageOutputStream stream) {
        ByteOrder order = stream.getByteOrder();
        jdk.setOutput(stream);
        stream.setByteOrder(order);
    }

    /**
     * A new one, without output and listeners.
     *
     * @throws IIOException if the JDK's provider is not in the registry
     */
    protected final ImageWriter newJdkWriter() throws IOException {
        ImageWriter jdk = JdkProvider.get(ImageWriterSpi.class, format).createWriterInstance();
        jdk.setLocale(getLocale());
        return jdk;
    }

    /** For the questions that cannot fail. */
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

    // This writer's listeners, for those who are no ImageWriter.

    public final void imageStarted() {
        processImageStarted(0);
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

    /** Whether somebody has asked for an end. */
    public final boolean isAborted() {
        return isAbortRequested;
    }
}
