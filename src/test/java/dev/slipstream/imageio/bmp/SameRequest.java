package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameImage;
import dev.slipstream.imageio.testing.Side;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.IOException;
import java.util.function.Supplier;
import javax.imageio.ImageReadParam;

/** Reads a file with the same parameters by the JDK's reader, by ours, and by the model, and compares. */
final class SameRequest {

    /** How it went. */
    enum Outcome {
        /** The JDK's reader was right, and ours is the same in everything. */
        AS_JDK,
        /** The JDK's reader was wrong, or failed, and ours is as the model. */
        AS_MODEL
    }

    private final byte[] file;
    private final BufferedImage whole;
    private final ModelDecoder model;

    /**
     * @param whole the image of {@code file}, rightly read
     * @param model of it
     */
    SameRequest(byte[] file, BufferedImage whole, ModelDecoder model) {
        this.file = file;
        this.whole = whole;
        this.model = model;
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
                return Outcome.AS_MODEL; // the JDK's reader delivers one row less, and tells so
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

    /** Of the part and of what it is a part of. Bits that are no sample's may be left, or copied, as it suits. */
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

    /** What is told is the same even where the JDK's reader puts pixels in wrong places. */
    private static void assertSameButPixels(Reading jdk, Reading ours) {
        if (jdk.failure() == null) {
            assertEquals(jdk.eventsWithoutPixels(), ours.eventsWithoutPixels(), "events");
        }
    }
}
