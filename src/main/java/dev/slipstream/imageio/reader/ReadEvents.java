package dev.slipstream.imageio.reader;

import java.awt.image.BufferedImage;
import org.jspecify.annotations.Nullable;

/**
 * What a reader tells its listeners, and whether they want it to stop: see the {@code process} methods of ImageReader.
 */
public interface ReadEvents {

    void imageStarted();

    void imageProgress(float percentage);

    void imageComplete();

    void readAborted();

    void passStarted(BufferedImage image, int pass, int minPass, int maxPass, int minX, int minY,
            int periodX, int periodY, int @Nullable [] bands);

    void imageUpdate(BufferedImage image, int minX, int minY, int width, int height,
            int periodX, int periodY, int @Nullable [] bands);

    void passComplete(BufferedImage image);

    void warningOccurred(String warning);

    boolean isAborted();
}
