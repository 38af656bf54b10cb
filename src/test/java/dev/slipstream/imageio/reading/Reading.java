package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * All that is seen of one call of {@code read}.
 *
 * @param image what was returned; after a failure the destination of the parameters, if they had one
 * @param failure how it failed, if it did
 * @param position where the stream was left by a read that did not fail
 */
public record Reading(List<String> events, @Nullable BufferedImage image, @Nullable Failure failure, long position) {

    /** Reads the first image of the reader's input. */
    public static Reading of(ImageReader reader, @Nullable ImageReadParam param) throws IOException {
        return of(reader, param, ReaderEvents.of(reader));
    }

    /** Reads the first image; {@code events} listen already, and no more afterwards. */
    public static Reading of(ImageReader reader, @Nullable ImageReadParam param, ReaderEvents events)
            throws IOException {
        try {
            BufferedImage image = reader.read(0, param);
            events.lines().add("returned " + events.nameOf(image));
            return new Reading(
                    events.lines(), image, null, ((ImageInputStream) reader.getInput()).getStreamPosition());
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            BufferedImage destination = param == null ? null : param.getDestination();
            return new Reading(events.lines(), destination, Failure.of(e), -1);
        } finally {
            events.stopListening();
        }
    }

    public Reading withoutPosition() {
        return new Reading(events, image, failure, -1);
    }

    /** This is the reference: {@code actual} must be the same, failures included. */
    public void assertSame(Reading actual, String what) {
        assertSame(actual, what, SameImage::assertSame);
    }

    /** As {@link #assertSame}, but bits of the image that are no sample's may differ. */
    public void assertSameSamples(Reading actual, String what) {
        assertSame(actual, what, SameImage::assertSameSamples);
    }

    /** Compares two images. */
    private interface Images {
        void assertSame(BufferedImage expected, BufferedImage actual, String what);
    }

    private void assertSame(Reading actual, String what, Images images) {
        if (failure == null || actual.failure == null) {
            assertEquals(failure, actual.failure, () -> what + ": failure");
            assertEquals(position, actual.position, () -> what + ": position");
        } else {
            assertTrue(failure.allows(actual.failure), () -> what + ": " + actual.failure + " instead of " + failure);
        }
        assertEquals(image == null, actual.image == null, () -> what + ": image");
        if (failure != null && failure.reason() == Failure.Reason.DATA) {
            assertAtLeastAsFar(actual, what);
        } else {
            assertEquals(String.join("\n", events), String.join("\n", actual.events), () -> what + ": events");
            if (image != null) {
                images.assertSame(image, actual.image, what);
            }
        }
    }

    /**
     * Where compressed data are wrong, the JDK's reader loses what it had right but not yet taken from its buffer:
     * rows may go on behind its last one. Each event about a row has the checksum of its pixels.
     */
    private void assertAtLeastAsFar(Reading actual, String what) {
        List<String> begin = actual.events.subList(0, Math.min(events.size(), actual.events.size()));
        assertEquals(String.join("\n", events), String.join("\n", begin), () -> what + ": events before wrong data");
    }
}
