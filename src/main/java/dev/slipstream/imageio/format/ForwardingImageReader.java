package dev.slipstream.imageio.format;

import dev.slipstream.imageio.recording.RecordedImage;
import dev.slipstream.imageio.recording.Recording;
import dev.slipstream.imageio.settings.Settings;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.util.Iterator;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
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

/**
 * A reader that leaves everything to the JDK's reader of the same format: each call is that reader's, with its results
 * and exceptions, and its events come from this reader. A subclass overrides what it does itself.
 */
public abstract class ForwardingImageReader extends ImageReader {

    // Listeners are added to both readers: those of this one hear of sequences, which the superclass's readAll() reads
    // by this reader's methods; those of the JDK's hear of the rest.

    /** The JDK's reader. It has the input of this one, or what a subclass has given it instead. */
    protected final ImageReader jdk;

    private final Consumer<ImageInputStream> readEnd;
    private final String format;

    private final AtomicBoolean isReading = new AtomicBoolean();
    private boolean hasFailed;

    /** Null unless Flight Recorder records the read. */
    private @Nullable RecordedImage event;

    /** {@code readEnd}: called with the input when a read has ended or failed; it must not throw. */
    protected ForwardingImageReader(
            ImageReaderSpi provider, ImageReader jdk, Consumer<ImageInputStream> readEnd, String format) {
        super(provider);
        this.jdk = jdk;
        this.readEnd = readEnd;
        this.format = format;
    }

    @Override
    public void setInput(@Nullable Object input, boolean seekForwardOnly, boolean ignoreMetadata) {
        setInputs(input, input, seekForwardOnly, ignoreMetadata);
    }

    /** Gives the JDK's reader another input than this reader's. If it refuses, neither has a new one. */
    protected final void setInputs(
            @Nullable Object input, @Nullable Object jdkInput, boolean seekForwardOnly, boolean ignoreMetadata) {
        jdk.setInput(jdkInput, seekForwardOnly, ignoreMetadata);
        super.setInput(input, seekForwardOnly, ignoreMetadata);
    }

    /** Called before the JDK's reader reads an image. */
    protected void beginRead(@Nullable ImageReadParam param) throws IOException {}

    /** Called when the JDK's reader has read an image, or has failed. */
    protected void endRead(boolean hasFailed) throws IOException {}

    // The JDK's reader refuses calls of a listener, or of another thread, while it reads: they are no reads.

    private void begin(boolean isRead, @Nullable ImageReadParam param) throws IOException {
        if (isRead) {
            hasFailed = true;
            if (Settings.isRecording()) {
                event = Recording.ofRead(format, input);
            }
            leaveToJdk("nothing to make quicker");
            beginRead(param);
        }
    }

    /** Tells Flight Recorder why the JDK's reader reads the image as it is; null: it does not. */
    protected final void leaveToJdk(@Nullable String reason) {
        RecordedImage present = event;
        if (present != null) {
            present.leaveToJdk(reason);
        }
    }

    private <T> T done(T image) {
        hasFailed = false;
        RecordedImage present = event;
        if (present != null) {
            present.setImage(image);
        }
        return image;
    }

    private void end(boolean isRead) throws IOException {
        if (!isRead) {
            return;
        }
        try {
            endRead(hasFailed);
        } finally {
            RecordedImage present = event;
            if (present != null) {
                event = null;
                present.end(input);
            }
            isReading.set(false);
            if (input instanceof ImageInputStream stream) {
                readEnd.accept(stream);
            }
        }
    }

    @Override
    public void setLocale(@Nullable Locale locale) {
        super.setLocale(locale);
        jdk.setLocale(locale);
    }

    @Override
    public int getMinIndex() {
        return jdk.getMinIndex();
    }

    @Override
    public int getNumImages(boolean allowSearch) throws IOException {
        return jdk.getNumImages(allowSearch);
    }

    @Override
    public int getWidth(int imageIndex) throws IOException {
        return jdk.getWidth(imageIndex);
    }

    @Override
    public int getHeight(int imageIndex) throws IOException {
        return jdk.getHeight(imageIndex);
    }

    @Override
    public float getAspectRatio(int imageIndex) throws IOException {
        return jdk.getAspectRatio(imageIndex);
    }

    @Override
    public boolean isRandomAccessEasy(int imageIndex) throws IOException {
        return jdk.isRandomAccessEasy(imageIndex);
    }

    @Override
    public ImageTypeSpecifier getRawImageType(int imageIndex) throws IOException {
        return jdk.getRawImageType(imageIndex);
    }

    @Override
    public Iterator<ImageTypeSpecifier> getImageTypes(int imageIndex) throws IOException {
        return jdk.getImageTypes(imageIndex);
    }

    @Override
    public ImageReadParam getDefaultReadParam() {
        return jdk.getDefaultReadParam();
    }

    @Override
    public IIOMetadata getStreamMetadata() throws IOException {
        return jdk.getStreamMetadata();
    }

    @Override
    public IIOMetadata getImageMetadata(int imageIndex) throws IOException {
        return jdk.getImageMetadata(imageIndex);
    }

    @Override
    public BufferedImage read(int imageIndex, @Nullable ImageReadParam param) throws IOException {
        boolean isRead = isReading.compareAndSet(false, true);
        try {
            begin(isRead, param);
            return done(readImage(imageIndex, param));
        } finally {
            end(isRead);
        }
    }

    /** Reads an image: by the JDK's reader, if no subclass overrides this. */
    protected BufferedImage readImage(int imageIndex, @Nullable ImageReadParam param) throws IOException {
        return jdk.read(imageIndex, param);
    }

    @Override
    public boolean canReadRaster() {
        return jdk.canReadRaster();
    }

    @Override
    public Raster readRaster(int imageIndex, @Nullable ImageReadParam param) throws IOException {
        boolean isRead = isReading.compareAndSet(false, true);
        try {
            begin(isRead, param);
            return done(jdk.readRaster(imageIndex, param));
        } finally {
            end(isRead);
        }
    }

    @Override
    public RenderedImage readAsRenderedImage(int imageIndex, @Nullable ImageReadParam param) throws IOException {
        boolean isRead = isReading.compareAndSet(false, true);
        try {
            begin(isRead, param);
            return done(jdk.readAsRenderedImage(imageIndex, param));
        } finally {
            end(isRead);
        }
    }

    @Override
    public boolean isImageTiled(int imageIndex) throws IOException {
        return jdk.isImageTiled(imageIndex);
    }

    @Override
    public int getTileWidth(int imageIndex) throws IOException {
        return jdk.getTileWidth(imageIndex);
    }

    @Override
    public int getTileHeight(int imageIndex) throws IOException {
        return jdk.getTileHeight(imageIndex);
    }

    @Override
    public int getTileGridXOffset(int imageIndex) throws IOException {
        return jdk.getTileGridXOffset(imageIndex);
    }

    @Override
    public int getTileGridYOffset(int imageIndex) throws IOException {
        return jdk.getTileGridYOffset(imageIndex);
    }

    @Override
    public BufferedImage readTile(int imageIndex, int tileX, int tileY) throws IOException {
        boolean isRead = isReading.compareAndSet(false, true);
        try {
            begin(isRead, null);
            return done(jdk.readTile(imageIndex, tileX, tileY));
        } finally {
            end(isRead);
        }
    }

    @Override
    public Raster readTileRaster(int imageIndex, int tileX, int tileY) throws IOException {
        boolean isRead = isReading.compareAndSet(false, true);
        try {
            begin(isRead, null);
            return done(jdk.readTileRaster(imageIndex, tileX, tileY));
        } finally {
            end(isRead);
        }
    }

    @Override
    public boolean readerSupportsThumbnails() {
        return jdk.readerSupportsThumbnails();
    }

    @Override
    public boolean hasThumbnails(int imageIndex) throws IOException {
        return jdk.hasThumbnails(imageIndex);
    }

    @Override
    public int getNumThumbnails(int imageIndex) throws IOException {
        return jdk.getNumThumbnails(imageIndex);
    }

    @Override
    public int getThumbnailWidth(int imageIndex, int thumbnailIndex) throws IOException {
        return jdk.getThumbnailWidth(imageIndex, thumbnailIndex);
    }

    @Override
    public int getThumbnailHeight(int imageIndex, int thumbnailIndex) throws IOException {
        return jdk.getThumbnailHeight(imageIndex, thumbnailIndex);
    }

    @Override
    public BufferedImage readThumbnail(int imageIndex, int thumbnailIndex) throws IOException {
        return jdk.readThumbnail(imageIndex, thumbnailIndex);
    }

    @Override
    public void addIIOReadProgressListener(@Nullable IIOReadProgressListener listener) {
        super.addIIOReadProgressListener(listener);
        if (listener != null) {
            jdk.addIIOReadProgressListener(new FromReader.Progress(this, listener));
        }
    }

    @Override
    public void removeIIOReadProgressListener(@Nullable IIOReadProgressListener listener) {
        super.removeIIOReadProgressListener(listener);
        if (listener != null) {
            jdk.removeIIOReadProgressListener(new FromReader.Progress(this, listener));
        }
    }

    @Override
    public void removeAllIIOReadProgressListeners() {
        super.removeAllIIOReadProgressListeners();
        jdk.removeAllIIOReadProgressListeners();
    }

    @Override
    public void addIIOReadUpdateListener(@Nullable IIOReadUpdateListener listener) {
        super.addIIOReadUpdateListener(listener);
        if (listener != null) {
            jdk.addIIOReadUpdateListener(new FromReader.Updates(this, listener));
        }
    }

    @Override
    public void removeIIOReadUpdateListener(@Nullable IIOReadUpdateListener listener) {
        super.removeIIOReadUpdateListener(listener);
        if (listener != null) {
            jdk.removeIIOReadUpdateListener(new FromReader.Updates(this, listener));
        }
    }

    @Override
    public void removeAllIIOReadUpdateListeners() {
        super.removeAllIIOReadUpdateListeners();
        jdk.removeAllIIOReadUpdateListeners();
    }

    @Override
    public void addIIOReadWarningListener(@Nullable IIOReadWarningListener listener) {
        super.addIIOReadWarningListener(listener);
        if (listener != null) {
            jdk.addIIOReadWarningListener(new FromReader.Warnings(this, listener));
        }
    }

    @Override
    public void removeIIOReadWarningListener(@Nullable IIOReadWarningListener listener) {
        super.removeIIOReadWarningListener(listener);
        if (listener != null) {
            jdk.removeIIOReadWarningListener(new FromReader.Warnings(this, listener));
        }
    }

    @Override
    public void removeAllIIOReadWarningListeners() {
        super.removeAllIIOReadWarningListeners();
        jdk.removeAllIIOReadWarningListeners();
    }

    /** Removes the listeners from the JDK's reader, or adds them again. */
    protected final void setJdkTells(boolean tells) {
        jdk.removeAllIIOReadProgressListeners();
        jdk.removeAllIIOReadUpdateListeners();
        jdk.removeAllIIOReadWarningListeners();
        if (tells && progressListeners != null) {
            for (IIOReadProgressListener listener : progressListeners) {
                jdk.addIIOReadProgressListener(new FromReader.Progress(this, listener));
            }
        }
        if (tells && updateListeners != null) {
            for (IIOReadUpdateListener listener : updateListeners) {
                jdk.addIIOReadUpdateListener(new FromReader.Updates(this, listener));
            }
        }
        if (tells && warningListeners != null) {
            for (IIOReadWarningListener listener : warningListeners) {
                jdk.addIIOReadWarningListener(new FromReader.Warnings(this, listener));
            }
        }
    }

    @Override
    public synchronized void abort() {
        jdk.abort();
        super.abort();
    }

    @Override
    public void dispose() {
        jdk.dispose();
    }
}
