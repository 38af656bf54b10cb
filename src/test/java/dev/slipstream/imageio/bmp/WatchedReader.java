package dev.slipstream.imageio.bmp;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.event.IIOReadUpdateListener;
import javax.imageio.event.IIOReadWarningListener;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** Another reader that remembers its inputs and whether it has been disposed of. */
final class WatchedReader extends ImageReader {

    private final ImageReader reader;
    private final List<ImageInputStream> inputs = new ArrayList<>();
    private boolean isDisposed;

    WatchedReader(ImageReaderSpi provider, ImageReader reader) {
        super(provider);
        this.reader = reader;
    }

    boolean isDisposed() {
        return isDisposed;
    }

    List<ImageInputStream> inputs() {
        return inputs;
    }

    @Override
    public void setInput(@Nullable Object input, boolean seekForwardOnly, boolean ignoreMetadata) {
        super.setInput(input, seekForwardOnly, ignoreMetadata);
        reader.setInput(input, seekForwardOnly, ignoreMetadata);
        if (input != null) {
            inputs.add((ImageInputStream) input);
        }
    }

    @Override
    public int getNumImages(boolean allowSearch) throws IOException {
        return reader.getNumImages(allowSearch);
    }

    @Override
    public int getWidth(int imageIndex) throws IOException {
        return reader.getWidth(imageIndex);
    }

    @Override
    public int getHeight(int imageIndex) throws IOException {
        return reader.getHeight(imageIndex);
    }

    @Override
    public Iterator<ImageTypeSpecifier> getImageTypes(int imageIndex) throws IOException {
        return reader.getImageTypes(imageIndex);
    }

    @Override
    public IIOMetadata getStreamMetadata() throws IOException {
        return reader.getStreamMetadata();
    }

    @Override
    public IIOMetadata getImageMetadata(int imageIndex) throws IOException {
        return reader.getImageMetadata(imageIndex);
    }

    @Override
    public BufferedImage read(int imageIndex, ImageReadParam param) throws IOException {
        return reader.read(imageIndex, param);
    }

    @Override
    public void addIIOReadProgressListener(IIOReadProgressListener listener) {
        reader.addIIOReadProgressListener(listener);
    }

    @Override
    public void addIIOReadUpdateListener(IIOReadUpdateListener listener) {
        reader.addIIOReadUpdateListener(listener);
    }

    @Override
    public void addIIOReadWarningListener(IIOReadWarningListener listener) {
        reader.addIIOReadWarningListener(listener);
    }

    @Override
    public synchronized void abort() {
        super.abort();
        reader.abort();
    }

    @Override
    public void dispose() {
        isDisposed = true;
        reader.dispose();
    }
}
