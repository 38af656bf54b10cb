package dev.slipstream.imageio.format;

import java.awt.image.BufferedImage;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.event.IIOReadUpdateListener;
import org.jspecify.annotations.Nullable;

/** Ignores the events of which the JDK's reader has none, or which nobody needs; the others are for subclasses. */
public abstract class IgnoredReadEvents implements IIOReadProgressListener, IIOReadUpdateListener {

    @Override
    public void passStarted(ImageReader source, BufferedImage image, int pass, int minPass, int maxPass,
            int minX, int minY, int periodX, int periodY, int @Nullable [] bands) {}

    @Override
    public void passComplete(ImageReader source, BufferedImage image) {}

    // Events of sequences are sent only by ImageReader.readAll(), to the listeners of its own reader.

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
