package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Side;
import java.awt.image.BufferedImage;
import java.io.EOFException;
import java.io.IOException;
import java.util.List;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * How one call of {@code read} ended, and all that was seen of it.
 *
 * @param image what was returned; after a failure the destination of the parameters, if they had one
 * @param thrown how it failed, if it did
 * @param position where the stream was left by a read that did not fail
 */
public record Reading(
        List<String> events, @Nullable BufferedImage image, @Nullable Throwable thrown, long position) {

    /** Has a new reader read the first image of a stream, which is closed then. */
    public static Reading of(Format format, Side side, ImageInputStream input, Flags flags) throws IOException {
        return format.with(side, input, flags, reader -> of(reader, null));
    }

    /** Has a new reader read a file as {@code ImageIO.read} does, but with parameters. */
    public static Reading of(Format format, Side side, byte[] file, @Nullable ImageReadParam param)
            throws IOException {
        return format.with(side, file, reader -> of(reader, param));
    }

    /** Reads the first image of the reader's input. */
    public static Reading of(ImageReader reader, @Nullable ImageReadParam param) {
        return of(reader, param, Events.of(reader));
    }

    /** Reads the first image; {@code events} listen already, and no more afterwards. */
    public static Reading of(ImageReader reader, @Nullable ImageReadParam param, Events events) {
        Reading reading = read(reader, param, events.lines());
        events.stopListening();
        if (reading.isRead()) {
            events.lines().add("returned " + events.nameOf(reading.image));
        }
        return reading;
    }

    /** Reads the first image of a stream with nobody listening, closes it, and leaves the reader without an input. */
    public static Reading unheard(ImageReader reader, ImageInputStream input, Flags flags,
            @Nullable BufferedImage destination) throws IOException {
        try (ImageInputStream stream = input) {
            flags.setInput(reader, stream);
            ImageReadParam param = reader.getDefaultReadParam();
            param.setDestination(destination);
            return read(reader, param, List.of());
        } finally {
            reader.setInput(null);
        }
    }

    /** Reads the first image of a file from an array, whose length is known, with nobody listening. */
    public static Reading unheard(ImageReader reader, byte[] file, Flags flags, @Nullable BufferedImage destination)
            throws IOException {
        return unheard(reader, WindowedImageInputStream.of(file), flags, destination);
    }

    /** Reads the first image of the reader's input with nobody listening. */
    public static Reading unheard(ImageReader reader, @Nullable ImageReadParam param) {
        return read(reader, param, List.of());
    }

    private static Reading read(ImageReader reader, @Nullable ImageReadParam param, List<String> events) {
        try {
            BufferedImage image = reader.read(0, param);
            return new Reading(events, image, null, ((ImageInputStream) reader.getInput()).getStreamPosition());
        } catch (IOException | RuntimeException | OutOfMemoryError | StackOverflowError e) {
            return new Reading(events, param == null ? null : param.getDestination(), e, -1);
        }
    }

    public boolean isRead() {
        return thrown == null;
    }

    /** Whether the reader said that the file is bad, whatever the reason. */
    public boolean isRefused() {
        return thrown instanceof IIOException || thrown instanceof EOFException;
    }

    public @Nullable Failure failure() {
        return thrown == null ? null : Failure.of(thrown);
    }

    /** What the exception says; empty if there is none. */
    public String message() {
        return thrown == null ? "" : String.valueOf(thrown.getMessage());
    }

    public Reading withoutPosition() {
        return new Reading(events, image, thrown, -1);
    }

    /** The events without the checksums of pixels. */
    public List<String> eventsWithoutPixels() {
        return events.stream().map(line -> line.replaceFirst(" pixels .*", "")).toList();
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
        Failure failure = failure();
        if (failure == null || actual.isRead()) {
            assertEquals(failure, actual.failure(), () -> what + ": failure");
            assertEquals(position, actual.position, () -> what + ": position");
        } else {
            assertTrue(failure.allows(actual.failure()), () -> what + ": " + actual + " instead of " + this);
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
     * more rows may follow its last one. Each event about a row has the checksum of its pixels.
     */
    private void assertAtLeastAsFar(Reading actual, String what) {
        List<String> begin = actual.events.subList(0, Math.min(events.size(), actual.events.size()));
        assertEquals(String.join("\n", events), String.join("\n", begin), () -> what + ": events before wrong data");
    }

    /** The exceptions, if there are any. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(thrown == null ? "read" : failure().reason().toString());
        for (Throwable t = thrown; t != null; t = t.getCause()) {
            text.append(t == thrown ? " " : " <- ").append(t);
        }
        return text.toString();
    }
}
