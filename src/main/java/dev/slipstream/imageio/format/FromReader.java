package dev.slipstream.imageio.format;

import java.awt.image.BufferedImage;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.event.IIOReadUpdateListener;
import javax.imageio.event.IIOReadWarningListener;
import org.jspecify.annotations.Nullable;

/**
 * Listeners of the JDK's reader, each of which passes events on to one listener of Slipstream's reader, as if they came
 * from that reader. Two of them are equal if their listeners are, so that a new one finds the one to be removed.
 */
final class FromReader {

    private FromReader() {}

    record Progress(ImageReader reader, IIOReadProgressListener to) implements IIOReadProgressListener {

        @Override
        public void sequenceStarted(ImageReader source, int minIndex) {
            to.sequenceStarted(reader, minIndex);
        }

        @Override
        public void sequenceComplete(ImageReader source) {
            to.sequenceComplete(reader);
        }

        @Override
        public void imageStarted(ImageReader source, int imageIndex) {
            to.imageStarted(reader, imageIndex);
        }

        @Override
        public void imageProgress(ImageReader source, float percentageDone) {
            to.imageProgress(reader, percentageDone);
        }

        @Override
        public void imageComplete(ImageReader source) {
            to.imageComplete(reader);
        }

        @Override
        public void thumbnailStarted(ImageReader source, int imageIndex, int thumbnailIndex) {
            to.thumbnailStarted(reader, imageIndex, thumbnailIndex);
        }

        @Override
        public void thumbnailProgress(ImageReader source, float percentageDone) {
            to.thumbnailProgress(reader, percentageDone);
        }

        @Override
        public void thumbnailComplete(ImageReader source) {
            to.thumbnailComplete(reader);
        }

        @Override
        public void readAborted(ImageReader source) {
            to.readAborted(reader);
        }
    }

    record Updates(ImageReader reader, IIOReadUpdateListener to) implements IIOReadUpdateListener {

        @Override
        public void passStarted(ImageReader source, BufferedImage image, int pass, int minPass, int maxPass,
                int minX, int minY, int periodX, int periodY, int @Nullable [] bands) {
            to.passStarted(reader, image, pass, minPass, maxPass, minX, minY, periodX, periodY, bands);
        }

        @Override
        public void imageUpdate(ImageReader source, BufferedImage image, int minX, int minY, int width, int height,
                int periodX, int periodY, int @Nullable [] bands) {
            to.imageUpdate(reader, image, minX, minY, width, height, periodX, periodY, bands);
        }

        @Override
        public void passComplete(ImageReader source, BufferedImage image) {
            to.passComplete(reader, image);
        }

        @Override
        public void thumbnailPassStarted(ImageReader source, BufferedImage image, int pass, int minPass, int maxPass,
                int minX, int minY, int periodX, int periodY, int @Nullable [] bands) {
            to.thumbnailPassStarted(reader, image, pass, minPass, maxPass, minX, minY, periodX, periodY, bands);
        }

        @Override
        public void thumbnailUpdate(ImageReader source, BufferedImage image, int minX, int minY, int width,
                int height, int periodX, int periodY, int @Nullable [] bands) {
            to.thumbnailUpdate(reader, image, minX, minY, width, height, periodX, periodY, bands);
        }

        @Override
        public void thumbnailPassComplete(ImageReader source, BufferedImage image) {
            to.thumbnailPassComplete(reader, image);
        }
    }

    record Warnings(ImageReader reader, IIOReadWarningListener to) implements IIOReadWarningListener {

        @Override
        public void warningOccurred(ImageReader source, String warning) {
            to.warningOccurred(reader, warning);
        }
    }
}
