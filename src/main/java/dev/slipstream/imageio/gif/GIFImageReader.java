package dev.slipstream.imageio.gif;

import dev.slipstream.imageio.format.DelegatingImageReader;
import dev.slipstream.imageio.settings.Settings;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
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
 * Reads the images of a GIF, in any order, as the JDK's reader does. An image is decoded before anything of it is
 * delivered; if its data are damaged or unusual, the JDK's reader reads it from its beginning. The JDK's reader also
 * makes all metadata.
 */
public final class GIFImageReader extends DelegatingImageReader {

    // As the JDK's reader, this one reads what precedes an image again for each request, from where the image begins:
    // so the same calls of the stream succeed and fail, and leave it at the same position.

    /** Larger images are left to the JDK's reader: they would be in memory twice. */
    private static final int MOST_PIXELS = 64 << 20;

    /** How many pixels are decoded before it is asked whether the reader has been aborted. */
    private static final int PIXELS_AT_ONCE = 1 << 20;

    // Of the input, or null until it is known.
    private @Nullable GifFile file;
    private @Nullable IIOMetadata streamMetadata;

    /** The colours of an image without any: those of the image that was last asked for and had its own; or null. */
    private byte @Nullable [] fallbackColours;

    /** The number of images, as far as a search has found it; -1 before. */
    private int images = -1;

    /** The period of rows in updates. Like the JDK's reader, this one keeps that of an interlaced image afterwards. */
    private int updatePeriod;

    /** For the provider. {@code readEnd} is called with the input whenever a read has ended or failed. */
    public GIFImageReader(ImageReaderSpi originatingProvider, Consumer<ImageInputStream> readEnd) {
        super(originatingProvider, readEnd, "GIF");
    }

    @Override
    public void setInput(@Nullable Object input, boolean seekForwardOnly, boolean ignoreMetadata) {
        super.setInput(input, seekForwardOnly, ignoreMetadata);
        file = null;
        streamMetadata = null;
        fallbackColours = null;
        images = -1;
    }

    private void checkInput() {
        if (input == null) {
            throw new IllegalStateException("Input not set!");
        }
    }

    /** The file, whose header is read from the position of the stream on, even after a failure, as in the JDK. */
    private GifFile file() throws IOException {
        GifFile known = file;
        if (known == null) {
            checkInput();
            known = GifFile.open(stream());
            file = known;
        }
        return known;
    }

    @Override
    public int getNumImages(boolean allowSearch) throws IOException {
        checkInput();
        if (seekForwardOnly && allowSearch) {
            throw new IllegalStateException("seekForwardOnly and allowSearch can't both be true!");
        }
        if (images <= 0 && allowSearch) {
            images = file().locate(Integer.MAX_VALUE) + 1;
        }
        return images;
    }

    @Override
    protected void checkIndex(int imageIndex) {
        if (imageIndex < minIndex) {
            throw new IndexOutOfBoundsException("imageIndex < minIndex!");
        }
        if (seekForwardOnly) {
            minIndex = imageIndex;
        }
    }

    /** Moves the stream to where an image begins. */
    private GifFile locate(int index, @Nullable String failure) throws IOException {
        checkIndex(index);
        GifFile file = file();
        if (file.locate(index) != index) {
            throw failure == null ? new IndexOutOfBoundsException() : new IndexOutOfBoundsException(failure);
        }
        return file;
    }

    /** What precedes an image, which has been located; null if the JDK's reader is to read it, or to fail. */
    private @Nullable Frame frame() {
        try {
            return Frame.read(stream());
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public int getWidth(int imageIndex) throws IOException {
        GifFile file = locate(imageIndex, null);
        Frame frame = frame();
        if (frame != null) {
            return frame.width();
        }
        try {
            return openJdkReader(file, imageIndex).getWidth(0);
        } finally {
            closeJdkReader();
        }
    }

    @Override
    public int getHeight(int imageIndex) throws IOException {
        GifFile file = locate(imageIndex, null);
        Frame frame = frame();
        if (frame != null) {
            return frame.height();
        }
        try {
            return openJdkReader(file, imageIndex).getHeight(0);
        } finally {
            closeJdkReader();
        }
    }

    @Override
    public Iterator<ImageTypeSpecifier> getImageTypes(int imageIndex) throws IOException {
        GifFile file = locate(imageIndex, null);
        Frame frame = frame();
        if (frame != null) {
            return List.of(type(file, frame)).iterator();
        }
        try {
            return List.of(typeByJdk(file, openJdkReader(file, imageIndex))).iterator();
        } finally {
            closeJdkReader();
        }
    }

    /** The type that the JDK's reader finds, whose colours may be those of later images. */
    private ImageTypeSpecifier typeByJdk(GifFile file, ImageReader jdk) throws IOException {
        ImageTypeSpecifier type = jdk.getImageTypes(0).next();
        if (file.globalColours() == null) {
            fallbackColours = Colours.table(type.getColorModel());
        }
        return type;
    }

    private ImageTypeSpecifier type(GifFile file, Frame frame) {
        byte[] colours = frame.localColours();
        if (colours != null) {
            fallbackColours = colours;
        } else {
            colours = file.globalColours();
        }
        if (colours == null) {
            colours = fallbackColours;
        }
        if (colours == null) {
            warningOccurred("Use default color table.");
            colours = Colours.defaultTable();
            fallbackColours = colours;
        }
        return Colours.type(colours, frame.transparentIndex());
    }

    @Override
    public IIOMetadata getStreamMetadata() throws IOException {
        IIOMetadata known = streamMetadata;
        if (known == null) {
            try {
                known = openJdkReader(file().head()).getStreamMetadata();
            } finally {
                closeJdkReader();
            }
            streamMetadata = known;
        }
        return known;
    }

    @Override
    public IIOMetadata getImageMetadata(int imageIndex) throws IOException {
        GifFile file = locate(imageIndex, "Bad image index!");
        try {
            return openJdkReader(file, imageIndex).getImageMetadata(0);
        } finally {
            closeJdkReader();
            endRead();
        }
    }

    /** The JDK's reader, which finds the image as its first one. */
    private ImageReader openJdkReader(GifFile file, int imageIndex) throws IOException {
        setImageIndex(imageIndex);
        byte[] fallback = file.globalColours() == null ? fallbackColours : null;
        return openJdkReader(file.start(imageIndex), fallback == null ? file.head() : file.headWith(fallback));
    }

    @Override
    public BufferedImage read(int imageIndex, @Nullable ImageReadParam param) throws IOException {
        checkInput();
        beginRead();
        try {
            BufferedImage image = readImage(imageIndex, param);
            record(image);
            return image;
        } finally {
            endRead();
        }
    }

    private BufferedImage readImage(int imageIndex, @Nullable ImageReadParam param) throws IOException {
        GifFile file = locate(imageIndex, "imageIndex out of bounds!");
        setImageIndex(imageIndex);
        Frame frame = frame();
        if (frame != null) {
            checkSize(frame.width(), frame.height());
            ImageTypeSpecifier type = type(file, frame);
            LzwDecoder decoder = isOrdinary(frame, param) ? decode(frame) : null;
            if (decoder != null) {
                return deliver(frame, type, param == null ? DEFAULT_PARAM : param, decoder);
            }
        }
        leaveToJdk("rare data or param");
        try {
            ImageReader jdk = openJdkReader(file, imageIndex);
            if (frame == null) {
                checkSize(jdk.getWidth(0), jdk.getHeight(0));
                typeByJdk(file, jdk);
            }
            return jdk.read(0, param);
        } finally {
            closeJdkReader();
        }
    }

    /** The JDK's reader has no limit but that of arrays, and another exception for it. */
    private static void checkSize(int width, int height) throws IIOException {
        long most = Settings.current().gifPixels();
        if (most >= 0) {
            checkPixels("GIF", width, height, most);
        }
    }

    private static boolean isOrdinary(Frame frame, @Nullable ImageReadParam param) {
        return frame.pixels() > 0 && frame.pixels() <= MOST_PIXELS
                && (param == null || param.getClass() == ImageReadParam.class);
    }

    /** Null if the JDK's reader is to read the image. Ends early if the reader is aborted meanwhile. */
    private @Nullable LzwDecoder decode(Frame frame) {
        clearAbortRequest();
        LzwDecoder decoder = new LzwDecoder(stream(), (int) frame.pixels());
        try {
            if (!decoder.begin()) {
                return null;
            }
            do {
                int next = decoder.decoded + PIXELS_AT_ONCE;
                if (!decoder.decodeTo(next < decoder.count ? next : Integer.MAX_VALUE)) {
                    return null;
                }
            } while (!decoder.isAtEnd() && !isAborted());
        } catch (IOException e) {
            return null; // the JDK's reader delivers the rows before the failure
        }
        // The JDK's reader tells of the progress of rows after the last one.
        return decoder.hasMore && hasProgressListeners() ? null : decoder;
    }

    private BufferedImage deliver(Frame frame, ImageTypeSpecifier type, ImageReadParam param, LzwDecoder decoder)
            throws IOException {
        ImageInputStream stream = stream();
        long end = stream.getStreamPosition();
        stream.seek(frame.dataStart()); // where listeners find it in the JDK
        BufferedImage image = getDestination(param, List.of(type).iterator(), frame.width(), frame.height());
        Rectangle source = new Rectangle();
        Rectangle destination = new Rectangle();
        computeRegions(param, frame.width(), frame.height(), image, source, destination);
        FrameDelivery delivery = new FrameDelivery(this, frame, param, image, source, destination);
        imageStarted();
        if (isAborted()) {
            readAborted();
            return image;
        }
        delivery.begin();
        try {
            stream.seek(end);
            delivery.deliver(decoder.pixels, decoder.decoded / frame.width(),
                    new StringEnds(stream, frame.dataStart(), decoder.count));
            if (isAborted()) {
                readAborted();
            } else {
                imageComplete();
            }
        } catch (IOException e) { // a listener has closed the stream, or throws what it may not declare
            throw new IIOException("I/O error reading image!", e);
        }
        return image;
    }

    int updatePeriod() {
        return updatePeriod;
    }

    void setUpdatePeriod(int period) {
        updatePeriod = period;
    }
}
