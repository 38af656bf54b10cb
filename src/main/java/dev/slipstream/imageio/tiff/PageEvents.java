package dev.slipstream.imageio.tiff;

import dev.slipstream.imageio.format.IgnoredReadEvents;
import java.awt.image.BufferedImage;
import javax.imageio.ImageReader;
import org.jspecify.annotations.Nullable;

/**
 * Forwards the events of one read to the listeners of Slipstream's reader, whichever of the JDK's readers reads the
 * image. If the second one begins again, it says again what the first one has said, which is not forwarded.
 */
final class PageEvents extends IgnoredReadEvents {

    private final TIFFImageReader to;
    private final int imageIndex;
    private int forwarded;
    private int toSkip;

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
        if (isNew()) {
            to.imageUpdate(updated, minX, minY, width, height, periodX, periodY, bands);
        }
    }
}
