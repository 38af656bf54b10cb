package dev.slipstream.imageio.gif;

import dev.slipstream.imageio.format.DelegatingImageWriter;
import dev.slipstream.imageio.warmup.WarmUp;
import java.awt.image.ColorModel;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteOrder;
import javax.imageio.IIOImage;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes GIF, byte for byte as the JDK's writer does. It makes the palettes and compresses the indexes. The JDK's
 * writer writes the rest, that is all metadata, and the indexes of rare images.
 */
@SuppressWarnings("ReferenceEquality") // writers, outputs and failures are told apart by identity
public final class GIFImageWriter extends DelegatingImageWriter {

    // The JDK's writer tells its listeners that an image is started when it has written all that comes before the
    // indexes, and goes on unless one of them aborts it. So the indexes are written then, and it is aborted. It ends
    // the file after that, and flushes the stream, if its version does.

    private static final int MOST_BITS = 8;

    /** With fewer indexes the JDK's writer is as quick, since it makes its own tables anyway. */
    private static final int FEW_INDEXES = 400;

    /** With so many pixels that need a palette, even the first image of a process takes less time here. */
    private static final int MANY_COLOURS = 2500;

    /** As how many indexed pixels one counts that needs a palette, while the process is young. */
    private static final int PALETTE = 20;

    /** The JDK's writer that writes a sequence; null outside of one. */
    private @Nullable ImageWriter sequence;

    /** For the provider. */
    public GIFImageWriter(ImageWriterSpi originatingProvider) {
        super(originatingProvider, "GIF");
    }

    @Override
    public void setOutput(@Nullable Object output) {
        super.setOutput(output);
        if (output != null) {
            stream().setByteOrder(ByteOrder.LITTLE_ENDIAN);
        }
    }

    /** The stream, which a listener may exchange while an image is written. */
    ImageOutputStream output() {
        return stream();
    }

    boolean hasProgressListeners() {
        return progressListeners != null;
    }

    @Override
    public void reset() {
        super.reset();
        sequence = null;
    }

    @Override
    public boolean canWriteSequence() {
        return true;
    }

    @Override
    protected void writeImage(@Nullable IIOMetadata streamMetadata, @Nullable IIOImage image,
            @Nullable ImageWriteParam param) throws IOException {
        if (image == null || !isWritable(image) || isLeftToJdk(image.getRenderedImage())) {
            sequence = isWritable(image) ? null : sequence;
            writeByJdk(streamMetadata, image, param);
        } else {
            sequence = null;
            write(newListenedJdkWriter(), false, streamMetadata, image, param);
        }
    }

    @Override
    public void prepareWriteSequence(@Nullable IIOMetadata streamMetadata) throws IOException {
        ImageWriter jdk = newListenedJdkWriter();
        connect(jdk, null);
        sequence = output == null ? sequence : null;
        jdk.prepareWriteSequence(streamMetadata);
        sequence = jdk;
    }

    @Override
    public void writeToSequence(@Nullable IIOImage image, @Nullable ImageWriteParam param) throws IOException {
        beginWrite(image);
        try {
            ImageWriter present = sequence;
            write(present == null ? newListenedJdkWriter() : present, true, null, image, param);
        } finally {
            endWrite();
        }
    }

    @Override
    public void endWriteSequence() throws IOException {
        ImageWriter present = sequence;
        ImageWriter jdk = present == null ? newListenedJdkWriter() : present;
        connect(jdk, null);
        jdk.endWriteSequence();
        sequence = null;
    }

    /** Whether the JDK's writer does not refuse to write such an image. */
    private boolean isWritable(@Nullable IIOImage image) {
        return output != null && image != null && !image.hasRaster();
    }

    private void write(ImageWriter jdk, boolean isInSequence, @Nullable IIOMetadata streamMetadata,
            @Nullable IIOImage image, @Nullable ImageWriteParam param) throws IOException {
        IndexRows rows = null;
        boolean isAccepted = isWritable(image) && (!isInSequence || jdk == sequence);
        if (image != null && isAccepted && !(isInSequence && isLeftToJdk(image.getRenderedImage()))) {
            RenderedImage pixels = image.getRenderedImage();
            if (needsPalette(pixels)) {
                pixels = IndexedImage.of(pixels);
                image.setRenderedImage(pixels); // as the JDK's writer does
            }
            rows = IndexRows.of(pixels, param);
        }
        if (rows == null) {
            leaveToJdk();
        }
        JdkOutput connection = connect(jdk, rows);
        ImageWriter outer = begin(jdk);
        try {
            if (isInSequence) {
                jdk.writeToSequence(image, param);
            } else {
                jdk.write(streamMetadata, image, param);
            }
        } catch (UncheckedIOException e) {
            IOException failure = connection == null ? null : connection.failure();
            if (failure != null && e.getCause() == failure) {
                throw failure;
            }
            throw e;
        } finally {
            end(outer);
            jdk.setOutput(null); // which refers to the image
        }
    }

    /** Whether an image is small, or the process is so young that the JDK's writer writes it sooner. */
    private static boolean isLeftToJdk(RenderedImage image) {
        long pixels = (long) image.getWidth() * image.getHeight();
        boolean needsPalette = needsPalette(image);
        if (pixels >= (needsPalette ? MANY_COLOURS : Integer.MAX_VALUE)) {
            return false;
        }
        int work = (int) pixels * (needsPalette ? PALETTE : 1);
        if (work >= FEW_INDEXES && WarmUp.GIF_WRITER.isWithin(work)) {
            return false;
        }
        WarmUp.GIF_WRITER.count(work);
        return true;
    }

    /** False also for an image without colours, which the JDK's writer refuses. */
    private static boolean needsPalette(RenderedImage image) {
        SampleModel model = image.getSampleModel();
        ColorModel colours = image.getColorModel();
        return colours != null && (model.getNumBands() != 1 || model.getSampleSize(0) > MOST_BITS
                || colours.getComponentSize(0) > MOST_BITS);
    }

    /** Gives the JDK's writer an output, if there is one. */
    private @Nullable JdkOutput connect(ImageWriter jdk, @Nullable IndexRows rows) {
        if (output == null) {
            jdk.setOutput(null);
            return null;
        }
        JdkOutput connection = new JdkOutput(this, rows);
        jdk.setOutput(connection);
        connection.setByteOrder(stream().getByteOrder());
        return connection;
    }

    @Override
    protected void startedByJdk(ImageWriter jdk, int imageIndex) {
        if (jdk.getOutput() == output) {
            imageStarted(imageIndex); // and classes that are not needed are not loaded
        } else {
            started(jdk, (JdkOutput) jdk.getOutput(), imageIndex);
        }
    }

    private void started(ImageWriter jdk, JdkOutput connection, int imageIndex) {
        IndexRows rows = connection.rows();
        if (rows == null) {
            imageStarted(imageIndex);
            return;
        }
        ImageData data = new ImageData(rows, this, stream());
        clearAbortRequest();
        imageStarted(imageIndex);
        try {
            if (!isAborted() && data.write(connection.isInterlaced())) {
                stream().write(0);
                imageComplete();
                connection.setWritten();
                jdk.abort();
            }
        } catch (IOException e) {
            connection.setFailure(e);
            throw new UncheckedIOException(e); // through the JDK's writer
        }
    }

    @Override
    protected void abortedByJdk(ImageWriter jdk) {
        if (!(jdk.getOutput() instanceof JdkOutput connection && connection.isWritten())) {
            writeAborted();
        }
    }
}
