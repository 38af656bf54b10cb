package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Ask;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** Has both readers do the same, and compares what they return, or how they fail, what they tell, and the position. */
public final class SameCalls {

    private SameCalls() {}

    /** Something that is done with a reader; whatever it returns is told to {@code seen}. */
    public interface Call {
        void on(ImageReader reader, List<Object> seen) throws IOException;
    }

    /** Adds all that an image consists of. */
    public static void tell(IIOImage image, List<Object> seen) {
        seen.add(image.hasRaster() ? image.getRaster() : image.getRenderedImage());
        seen.add(MetadataTree.of(image.getMetadata()));
        seen.add(image.getNumThumbnails());
        seen.add(image.hasRaster());
    }

    public static void assertSame(Format format, byte[] file, boolean ignoreMetadata, Call call, String what)
            throws IOException {
        Flags flags = ignoreMetadata ? Flags.ONLY_PIXELS : Flags.KEEPING_METADATA;
        Ask<ImageReader, List<Object>> answers = reader -> answers(reader, call);
        List<Object> expected = format.with(Side.JDK, WindowedImageInputStream.of(file), flags, answers);
        List<Object> actual = format.with(Side.SLIPSTREAM, WindowedImageInputStream.of(file), flags, answers);
        assertEquals(expected.size(), actual.size(), what);
        for (int i = 0; i < expected.size(); i++) {
            assertSame(expected.get(i), actual.get(i), what);
        }
    }

    private static List<Object> answers(ImageReader reader, Call call) throws IOException {
        List<Object> seen = new ArrayList<>();
        ReaderEvents events = ReaderEvents.of(reader);
        try {
            call.on(reader, seen);
        } catch (IOException | RuntimeException e) {
            seen.add(Failure.of(e));
        }
        seen.add(String.join("\n", events.lines()));
        seen.add(((ImageInputStream) reader.getInput()).getStreamPosition());
        return seen;
    }

    private static void assertSame(Object expected, Object actual, String what) {
        if (expected instanceof BufferedImage image) {
            SameImage.assertSame(image, (BufferedImage) actual, what);
        } else if (expected instanceof Raster raster) {
            SameImage.assertSameRaster(raster, (Raster) actual, what);
        } else {
            assertEquals(expected, actual, what);
        }
    }
}
