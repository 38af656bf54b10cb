package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameImage;
import dev.slipstream.imageio.testing.Side;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.imageio.ImageReadParam;
import org.jspecify.annotations.Nullable;

/**
 * Reads a file with the same parameters by the JDK's reader, by ours and by the model, and compares the results.
 *
 * @param whole the right image of {@code file}
 * @param model the model's decoder of it
 */
record SameRequest(byte[] file, BufferedImage whole, ModelDecoder model) {

    /** The result of a comparison. */
    enum Outcome {
        /** The JDK's reader was right, and ours is the same in everything. */
        AS_JDK,
        /** The JDK's reader was wrong, or failed, and ours is as the model. */
        AS_MODEL
    }

    static BufferedImage whole(byte[] file) throws IOException {
        Reading reading = Reading.of(BMP, Side.SLIPSTREAM, file, new ImageReadParam());
        assertNull(reading.failure(), "reading all of it");
        assertNotNull(reading.image());
        return reading.image();
    }

    /** @param params makes equal parameters each time, with destinations of their own */
    Outcome assertSame(Supplier<ImageReadParam> params) throws IOException {
        Reading jdk = Reading.of(BMP, Side.JDK, file, params.get());
        Reading ours = Reading.of(BMP, Side.SLIPSTREAM, file, params.get());
        ModelRequest request = new ModelRequest(whole, params.get());
        ModelRequest.Authority authority = request.authority(isReadByJdk());
        if (authority == ModelRequest.Authority.MODEL) {
            BufferedImage expected = request.image(model::isRowThere);
            assertNull(ours.failure(), "failure");
            SameImage.assertSameKind(expected, ours.image(), "model");
            assertSamePixels(expected, ours.image());
            if (model.endsWithinRow()) {
                return Outcome.AS_MODEL; // the JDK's reader delivers one row less, and no events of it
            }
            if (!isRight(jdk, expected)) {
                assertSameButPixels(jdk, ours);
                return Outcome.AS_MODEL;
            }
            if (params.get().getDestination() != null) {
                jdk.assertSameSamples(ours, "JDK");
                return Outcome.AS_JDK;
            }
        } else if (authority == ModelRequest.Authority.NOBODY) {
            assertNotNull(ours.failure(), "failure");
            assertEquals(IllegalArgumentException.class, ours.failure().thrown());
            if (jdk.failure() == null || !jdk.failure().equals(ours.failure())) {
                return Outcome.AS_MODEL;
            }
        }
        jdk.assertSame(ours, "JDK");
        return Outcome.AS_JDK;
    }

    private boolean isReadByJdk() throws IOException {
        try {
            return BMP.with(Side.JDK, file, reader -> reader.getWidth(0) > 0);
        } catch (IOException | RuntimeException e) {
            return false;
        }
    }

    private static boolean isRight(Reading jdk, BufferedImage expected) {
        if (jdk.failure() != null || !jdk.image().getColorModel().equals(expected.getColorModel())) {
            return false;
        }
        try {
            assertSamePixels(expected, jdk.image());
            return true;
        } catch (AssertionError wrong) {
            return false;
        }
    }

    /** Compares the image and the one of which it is a part. Bits outside samples may be kept or copied. */
    private static void assertSamePixels(BufferedImage expected, BufferedImage actual) {
        assertArrayEquals(samples(expected), samples(actual), "samples");
    }

    private static int[] samples(BufferedImage image) {
        Raster raster = image.getRaster();
        while (raster.getParent() != null) {
            raster = raster.getParent();
        }
        return raster.getPixels(
                raster.getMinX(), raster.getMinY(), raster.getWidth(), raster.getHeight(), (int[]) null);
    }

    /** The events are the same even if the JDK's reader puts pixels in wrong places. */
    private static void assertSameButPixels(Reading jdk, Reading ours) {
        if (jdk.failure() == null) {
            assertEquals(jdk.eventsWithoutPixels(), ours.eventsWithoutPixels(), "events");
        }
    }

    /** What a request makes of an image that has been read whole: picked pixel by pixel. */
    private static final class ModelRequest {

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
            if (!areBandsLegal()) {
                return Authority.NOBODY;
            }
            return isAnythingPicked() ? Authority.MODEL : Authority.NOBODY;
        }

        /** Bands without a destination or against the rules, and bits of the file where a destination means others. */
        private boolean isLeftToJdk() {
            if (param.getDestination() == null) {
                return hasBands();
            }
            return hasSameElements() && (hasBands() ? !areBandsLegal() : !isSameLayout());
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
        private boolean areBandsLegal() {
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

        /** @param isRowThere whether the data have anything of a row of the source */
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

        /**
         * Which pixel of an image a request puts where, one pixel at a time, from the words of {@code ImageReadParam}
         * alone: the region, every n-th column and row of it from an offset on, laid down from the destination's
         * offset, as far as the destination goes.
         */
        private static final class Picked {

            private final ImageReadParam param;
            private final Rectangle region;

            /** The source's size, and what is requested of it. */
            Picked(ImageReadParam param, int width, int height) {
                this.param = param;
                Rectangle all = new Rectangle(width, height);
                region = param.getSourceRegion() == null ? all : all.intersection(param.getSourceRegion());
            }

            /** The column of the source that belongs in a column of the destination; -1 if none. */
            int sourceX(int x) {
                Point to = param.getDestinationOffset();
                return source(x - to.x, region.x, region.width,
                        param.getSubsamplingXOffset(), param.getSourceXSubsampling());
            }

            /** The row of the source that belongs in a row of the destination; -1 if none. */
            int sourceY(int y) {
                Point to = param.getDestinationOffset();
                return source(y - to.y, region.y, region.height,
                        param.getSubsamplingYOffset(), param.getSourceYSubsampling());
            }

            private static int source(int picked, int from, int count, int offset, int period) {
                long source = from + offset + (long) picked * period;
                return picked >= 0 && source < from + count ? (int) source : -1;
            }

            /** How wide an image has to be for all of it, without a destination that is given. */
            int width() {
                return last(x -> sourceX(x) >= 0, param.getDestinationOffset().x);
            }

            int height() {
                return last(y -> sourceY(y) >= 0, param.getDestinationOffset().y);
            }

            private static int last(IntPredicate isThere, int offset) {
                int size = Math.max(0, offset);
                while (isThere.test(size)) {
                    size++;
                }
                return isThere.test(Math.max(0, offset)) ? size : 0;
            }
        }
    }
}
