package dev.slipstream.imageio.tiff;

import java.awt.image.BufferedImage;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.event.IIOReadUpdateListener;
import org.jspecify.annotations.Nullable;

/**
 * Forwards the events of one read to the listeners of Slipstream's reader, whichever of the JDK's readers reads the
 * image. If the second one begins again, it says again what the first one has said, which is not forwarded.
 */
final class PageEvents implements IIOReadProgressListener, IIOReadUpdateListener {

    private final TIFFImageReader to;
    private final int imageIndex;
    private int forwarded;
    private int toSkip;

    /** The image of the last update, or null. */
    private @Nullable BufferedImage image;

    PageEvents(TIFFImageReader to, int imageIndex) {
        this.to = to;
        this.imageIndex = imageIndex;
    }

    void listenTo(ImageReader reader) {
        reader.addIIOReadProgressListener(this);
        reader.addIIOReadUpdateListener(this);
    }

    void leave(ImageReader reader) {
        reader.removeIIOReadProgressListener(this);
        reader.removeIIOReadUpdateListener(this);
    }

    /** To be called before the image is read again. */
    void beginAgain() {
        toSkip = forwarded;
    }

    @Nullable BufferedImage image() {
        return image;
    }

    private boolean isNew() {
        if (toSkip > 0) {
            toSkip--;
            return false;
        }
        forwarded++;
        return true;
    }

    @Override
    public void imageStarted(ImageReader source, int index) {
        if (isNew()) {
            to.imageStarted(imageIndex);
        }
    }

    @Override
    public void imageProgress(ImageReader source, float percentageDone) {
        if (isNew()) {
            to.imageProgress(percentageDone);
        }
    }

    @Override
    public void imageComplete(ImageReader source) {
        to.imageComplete();
    }

    @Override
    public void readAborted(ImageReader source) {
        to.readAborted();
    }

    @Override
    public void imageUpdate(ImageReader source, BufferedImage updated, int minX, int minY, int width, int height,
            int periodX, int periodY, int @Nullable [] bands) {
        image = updated;
        if (isNew()) {
            to.imageUpdate(updated, minX, minY, width, height, periodX, periodY, bands);
        }
    }

    // The JDK's reader tells of no sequences, passes and thumbnails.

    @Override
    public void passStarted(ImageReader source, BufferedImage image, int pass, int minPass, int maxPass,
            int minX, int minY, int periodX, int periodY, int @Nullable [] bands) {}

    @Override
    public void passComplete(ImageReader source, BufferedImage image) {}

    @Override
    public void sequenceStarted(ImageReader source, int minIndex) {}

    @Override
    public void sequenceComplete(ImageReader source) {}

    @Override
    public void thumbnailStarted(ImageReader source, int imageIndex, int thumbnailIndex) {}

    @Override
    public void thumbnailProgress(ImageReader source, float percentageDone) {}

    @Override
    public void thumbnailComplete(ImageReader source) {}

    @Override
    public void thumbnailPassStarted(ImageReader source, BufferedImage thumbnail, int pass, int minPass, int maxPass,
            int minX, int minY, int periodX, int periodY, int[] bands) {}

    @Override
    public void thumbnailUpdate(ImageReader source, BufferedImage thumbnail, int minX, int minY, int width, int height,
            int periodX, int periodY, int[] bands) {}

    @Override
    public void thumbnailPassComplete(ImageReader source, BufferedImage thumbnail) {}
}
