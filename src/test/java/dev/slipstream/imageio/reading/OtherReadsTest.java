package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.MetadataTree;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import javax.imageio.IIOImage;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The methods of {@code ImageReader} that read, other than {@code read}, do what they do in the JDK's reader. */
class OtherReadsTest {

    static final List<String> FILES = List.of("rgb8-all-chunks-20x20.png", "palette4-adam7-33x31.png",
            "rgb8-trns-20x20.png", "xtruncated-at-241.png", "info40-rgb24-20x20.bmp", "info40-rle4-20x20.bmp",
            "v5-124-png-20x20.bmp", "palette8-20x20.gif", "palette8-animated-20x20.gif", "xdata-half.gif");

    /** Something that is done with a reader; whatever it returns is told to {@code seen}. */
    private interface Call {

        void on(ImageReader reader, List<Object> seen) throws IOException;
    }

    /** Both readers return or throw the same, send the same events, and leave the stream at the same position. */
    private static void assertSame(String file, boolean ignoreMetadata, Call call) throws IOException {
        List<Object> expected = answers(Side.JDK, file, ignoreMetadata, call);
        List<Object> actual = answers(Side.SLIPSTREAM, file, ignoreMetadata, call);
        assertEquals(expected.size(), actual.size(), file);
        for (int i = 0; i < expected.size(); i++) {
            if (expected.get(i) instanceof BufferedImage image) {
                SameImage.assertSame(image, (BufferedImage) actual.get(i), file);
            } else if (expected.get(i) instanceof Raster raster) {
                SameImage.assertSameRaster(raster, (Raster) actual.get(i), file);
            } else {
                assertEquals(expected.get(i), actual.get(i), file);
            }
        }
    }

    private static List<Object> answers(Side side, String file, boolean ignoreMetadata, Call call)
            throws IOException {
        Format format = Format.of(file);
        ImageInputStream stream = WindowedImageInputStream.of(FileBytes.own(format, file));
        Flags flags = ignoreMetadata ? Flags.ONLY_PIXELS : Flags.KEEPING_METADATA;
        return format.with(side, stream, flags, reader -> {
            List<Object> seen = new ArrayList<>();
            Events events = Events.of(reader);
            try {
                call.on(reader, seen);
            } catch (IOException | RuntimeException e) {
                seen.add(Failure.of(e));
            }
            seen.add(String.join("\n", events.lines()));
            seen.add(stream.getStreamPosition());
            return seen;
        });
    }

    /** Adds all that an image consists of. */
    private static void tell(IIOImage image, List<Object> seen) {
        seen.add(image.hasRaster() ? image.getRaster() : image.getRenderedImage());
        seen.add(MetadataTree.of(image.getMetadata()));
        seen.add(image.getNumThumbnails());
        seen.add(image.hasRaster());
    }

    private static ImageReadParam part() {
        ImageReadParam param = new ImageReadParam();
        param.setSourceRegion(new Rectangle(3, 4, 12, 10));
        param.setSourceSubsampling(2, 3, 1, 0);
        return param;
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void readAllOfAnImage(String file) throws IOException {
        assertSame(file, false, (reader, seen) -> tell(reader.readAll(0, null), seen));
        assertSame(file, true, (reader, seen) -> tell(reader.readAll(0, null), seen));
        assertSame(file, false, (reader, seen) -> tell(reader.readAll(0, part()), seen));
        assertSame(file, false, (reader, seen) -> tell(reader.readAll(1, null), seen));
        assertSame(file, false, (reader, seen) -> tell(reader.readAll(-1, null), seen));
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void readAllOfAStream(String file) throws IOException {
        Call withoutParams = (reader, seen) -> tell(reader.readAll(null), seen);
        assertSame(file, false, withoutParams);
        assertSame(file, true, withoutParams);
        assertSame(file, false, (reader, seen) -> tell(reader.readAll(List.of(part()).iterator()), seen));
        assertSame(file, false, (reader, seen) -> tell(reader.readAll(Collections.emptyIterator()), seen));
    }

    private static void tell(Iterator<IIOImage> images, List<Object> seen) {
        while (images.hasNext()) {
            tell(images.next(), seen);
        }
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void readAsRenderedImage(String file) throws IOException {
        assertSame(file, false, (reader, seen) -> seen.add(reader.readAsRenderedImage(0, null)));
        assertSame(file, false, (reader, seen) -> seen.add(reader.readAsRenderedImage(0, part())));
        assertSame(file, false, (reader, seen) -> seen.add(reader.readAsRenderedImage(1, null)));
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void readTile(String file) throws IOException {
        for (int[] tile : new int[][] {{0, 0}, {1, 0}, {0, 1}, {-1, 0}}) {
            assertSame(file, true, (reader, seen) -> seen.add(reader.readTile(0, tile[0], tile[1])));
            assertSame(file, true, (reader, seen) -> seen.add(reader.readTileRaster(0, tile[0], tile[1])));
        }
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void readRaster(String file) throws IOException {
        assertSame(file, true, (reader, seen) -> seen.add(reader.readRaster(0, null)));
        assertSame(file, true, (reader, seen) -> seen.add(reader.readRaster(0, part())));
        assertSame(file, true, (reader, seen) -> seen.add(reader.readRaster(1, null)));
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void thumbnails(String file) throws IOException {
        assertSame(file, true, (reader, seen) -> seen.add(reader.readThumbnail(0, 0)));
        assertSame(file, true, (reader, seen) -> seen.add(reader.getThumbnailWidth(0, 0)));
        assertSame(file, true, (reader, seen) -> seen.add(reader.hasThumbnails(0)));
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void metadataInOneFormat(String file) throws IOException {
        Format format = Format.of(file);
        Set<String> nodes = Set.of("IHDR", "Width", "ImageDescriptor");
        for (String tree : List.of(format.nativeMetadataFormat(), "javax_imageio_1.0",
                "javax_imageio_png_2.0")) {
            assertSame(file, false, (reader, seen) -> seen.add(
                    MetadataTree.of(reader.getImageMetadata(0, tree, nodes))));
            assertSame(file, true, (reader, seen) -> seen.add(
                    MetadataTree.of(reader.getStreamMetadata(tree, nodes))));
        }
        assertSame(file, false, (reader, seen) -> seen.add(
                MetadataTree.of(reader.getImageMetadata(0, null, nodes))));
    }
}
