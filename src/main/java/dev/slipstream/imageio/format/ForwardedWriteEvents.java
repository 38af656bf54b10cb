package dev.slipstream.imageio.format;

import javax.imageio.ImageWriter;
import javax.imageio.event.IIOWriteProgressListener;
import javax.imageio.event.IIOWriteWarningListener;

/** Forwards the events of the JDK's writer to the listeners of Slipstream's. There are no thumbnails. */
final class ForwardedWriteEvents implements IIOWriteProgressListener, IIOWriteWarningListener {

    private final DelegatingImageWriter to;

    /** {@code to}: the writer whose listeners get the events. */
    ForwardedWriteEvents(DelegatingImageWriter to) {
        this.to = to;
    }

    /** Adds this as a listener here: in the caller, the verifier would load the interfaces, which few writers need. */
    void listenTo(ImageWriter writer) {
        writer.addIIOWriteProgressListener(this);
        writer.addIIOWriteWarningListener(this);
    }

    @Override
    public void imageStarted(ImageWriter source, int imageIndex) {
        to.startedByJdk(source, imageIndex);
    }

    @Override
    public void imageProgress(ImageWriter source, float percentageDone) {
        to.imageProgress(percentageDone);
    }

    @Override
    public void imageComplete(ImageWriter source) {
        to.imageComplete();
    }

    @Override
    public void writeAborted(ImageWriter source) {
        to.abortedByJdk(source);
    }

    @Override
    public void warningOccurred(ImageWriter source, int imageIndex, String warning) {
        to.warningOccurred(imageIndex, warning);
    }

    // There are no thumbnails.

    @Override
    public void thumbnailStarted(ImageWriter source, int imageIndex, int thumbnailIndex) {}

    @Override
    public void thumbnailProgress(ImageWriter source, float percentageDone) {}

    @Override
    public void thumbnailComplete(ImageWriter source) {}
}
