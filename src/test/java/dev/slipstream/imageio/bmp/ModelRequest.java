package dev.slipstream.imageio.bmp;

import java.awt.Point;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import javax.imageio.ImageReadParam;
import org.jspecify.annotations.Nullable;

/** What a request makes of an image that has been read whole: picked pixel by pixel. */
final class ModelRequest {

    /** Who decides what comes out. */
    enum Authority {
        /** The model: {@link #image}. */
        MODEL,
        /** It is an IllegalArgumentException. */
        NOBODY,
        /** Whatever the JDK's reader makes of it. */
        JDK
    }

    private final BufferedImage whole;
    private final ImageReadParam param;
    private final Picked picked;
    private final @Nullable BufferedImage image;

    /** @param param has a destination of its own, if any, which becomes the result */
    ModelRequest(BufferedImage whole, ImageReadParam param) {
        this.whole = whole;
        this.param = param;
        picked = new Picked(param, whole.getWidth(), whole.getHeight());
        boolean isEmpty = picked.width() == 0 || picked.height() == 0;
        image = param.getDestination() != null ? param.getDestination()
                : isEmpty ? null : emptyLike(whole, picked.width(), picked.height());
    }

    private static BufferedImage emptyLike(BufferedImage whole, int width, int height) {
        SampleModel samples = whole.getSampleModel().createCompatibleSampleModel(width, height);
        WritableRaster raster = Raster.createWritableRaster(samples, new Point());
        return new BufferedImage(whole.getColorModel(), raster, false, null);
    }

    /** @param isReadByJdk whether there is anything that could be left to the JDK's reader */
    Authority authority(boolean isReadByJdk) {
        if (image == null) {
            return isReadByJdk && hasBands() ? Authority.JDK : Authority.NOBODY;
        }
        if (isReadByJdk && isLeftToJdk()) {
            return Authority.JDK;
        }
        if (!hasLegalBands()) {
            return Authority.NOBODY;
        }
        return isAnythingPicked() ? Authority.MODEL : Authority.NOBODY;
    }

    /** Bands without a destination or against the rules, and bits of the file where a destination means others. */
    private boolean isLeftToJdk() {
        if (param.getDestination() == null) {
            return hasBands();
        }
        return hasSameElements() && (hasBands() ? !hasLegalBands() : !isSameLayout());
    }

    private boolean hasBands() {
        return param.getSourceBands() != null || param.getDestinationBands() != null;
    }

    private boolean isSameLayout() {
        return whole.getSampleModel().createCompatibleSampleModel(1, 1)
                .equals(image.getSampleModel().createCompatibleSampleModel(1, 1));
    }

    private boolean hasSameElements() {
        return whole.getSampleModel().getDataType() == image.getSampleModel().getDataType();
    }

    private static int[] bands(int @Nullable [] asked, BufferedImage image) {
        return asked != null ? asked : IntStream.range(0, image.getSampleModel().getNumBands()).toArray();
    }

    /** By the rules of {@code ImageReader.checkReadParamBandSettings}. */
    private boolean hasLegalBands() {
        int[] from = bands(param.getSourceBands(), whole);
        int[] to = bands(param.getDestinationBands(), image);
        return from.length == to.length
                && IntStream.of(from).allMatch(band -> band < whole.getSampleModel().getNumBands())
                && IntStream.of(to).allMatch(band -> band < image.getSampleModel().getNumBands());
    }

    private boolean isAnythingPicked() {
        return IntStream.range(0, image.getWidth()).anyMatch(x -> picked.sourceX(x) >= 0)
                && IntStream.range(0, image.getHeight()).anyMatch(y -> picked.sourceY(y) >= 0);
    }

    /** @param isRowThere whether the data tell anything about a row of the source */
    BufferedImage image(IntPredicate isRowThere) {
        for (int y = 0; y < image.getHeight(); y++) {
            int sourceY = picked.sourceY(y);
            for (int x = 0; x < image.getWidth() && sourceY >= 0 && isRowThere.test(sourceY); x++) {
                int sourceX = picked.sourceX(x);
                if (sourceX >= 0) {
                    copy(sourceX, sourceY, x, y);
                }
            }
        }
        return image;
    }

    private void copy(int fromX, int fromY, int x, int y) {
        int[] from = bands(param.getSourceBands(), whole);
        int[] to = bands(param.getDestinationBands(), image);
        for (int i = 0; i < from.length; i++) {
            image.getRaster().setSample(x, y, to[i], whole.getRaster().getSample(fromX, fromY, from[i]));
        }
    }
}
