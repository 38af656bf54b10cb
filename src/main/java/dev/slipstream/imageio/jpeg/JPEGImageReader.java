package dev.slipstream.imageio.jpeg;

import dev.slipstream.imageio.format.ForwardingImageReader;
import java.io.IOException;
import java.util.function.Consumer;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.plugins.jpeg.JPEGImageReadParam;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Has the JDK's reader read JPEGs. Where that reader would make all pixels of an image once for each of its scans, it
 * sees an image of one scan instead: see {@link RecodedStream}.
 */
public final class JPEGImageReader extends ForwardingImageReader {

    private @Nullable RecodedStream view;

    /** Once a param had tables, the JDK's reader uses them for all images. */
    private boolean hasTables;

    /** For the provider. {@code readEnd} is called with the input whenever a read has ended or failed. */
    public JPEGImageReader(ImageReaderSpi provider, ImageReader jdk, Consumer<ImageInputStream> readEnd) {
        super(provider, jdk, readEnd, "JPEG");
    }

    @Override
    public void setInput(@Nullable Object input, boolean seekForwardOnly, boolean ignoreMetadata) {
        RecodedStream next = input instanceof ImageInputStream stream ? new RecodedStream(stream, jdk) : null;
        setInputs(input, next == null ? input : next, seekForwardOnly, ignoreMetadata);
        view = next;
    }

    @Override
    protected void beginRead(@Nullable ImageReadParam param) {
        hasTables |= param instanceof JPEGImageReadParam own && own.areTablesSet();
        boolean isOfPasses = param != null && (param.getSourceMinProgressivePass() != 0
                || param.getSourceMaxProgressivePass() != Integer.MAX_VALUE);
        if (view != null && !hasTables && !isOfPasses && !isHeard()) {
            view.beginRead(param == null ? null : param.getSourceRegion());
        }
    }

    /** Whether somebody is told of each scan. */
    private boolean isHeard() {
        return (progressListeners != null && !progressListeners.isEmpty())
                || (updateListeners != null && !updateListeners.isEmpty());
    }

    @Override
    protected void endRead(boolean hasFailed) throws IOException {
        if (view != null) {
            if (view.isRecoded()) {
                leaveToJdk(null);
            }
            view.endRead(hasFailed);
        }
    }

    @Override
    public synchronized void abort() {
        super.abort();
        if (view != null) {
            view.abort();
        }
    }
}
