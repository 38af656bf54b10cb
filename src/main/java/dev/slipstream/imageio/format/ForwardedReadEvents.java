package dev.slipstream.imageio.format;

import java.awt.image.BufferedImage;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadWarningListener;
import org.jspecify.annotations.Nullable;

/** Forwards the events of the JDK's reader to the listeners of Slipstream's. There are no thumbnails. */
public class ForwardedReadEvents extends IgnoredReadEvents implements IIOReadWarningListener {

    /** The reader whose listeners get the events. */
    protected final DelegatingImageReader to;

    public ForwardedReadEvents(DelegatingImageReader to) {
        this.to = to;
    }

    /** Adds this as a listener to all events of {@code reader}. */
    public final void listenTo(ImageReader reader) {
        reader.addIIOReadProgressListener(this);
        reader.addIIOReadUpdateListener(this);
        reader.addIIOReadWarningListener(this);
    }

    @Override
    public void imageStarted(ImageReader source, int imageIndex) {
        to.imageStarted();
    }

    @Override
    public void imageProgress(ImageReader source, float percentageDone) {
        to.imageProgress(percentageDone);
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
    public void passStarted(ImageReader source, BufferedImage image, int pass, int minPass, int maxPass,
            int minX, int minY, int periodX, int periodY, int @Nullable [] bands) {
        to.passStarted(image, pass, minPass, maxPass, minX, minY, periodX, periodY, bands);
    }

    @Override
    public void imageUpdate(ImageReader source, BufferedImage image, int minX, int minY, int width, int height,
            int periodX, int periodY, int @Nullable [] bands) {
        to.imageUpdate(image, minX, minY, width, height, periodX, periodY, bands);
    }

    @Override
    public void passComplete(ImageReader source, BufferedImage image) {
        to.passComplete(image);
    }

    @Override
    public void warningOccurred(ImageReader source, String warning) {
        to.warningOccurred(warning);
    }
}
