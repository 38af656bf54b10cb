package dev.slipstream.imageio.png;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The methods of {@code ImageReader} that read, other than {@code read}, do what they do in the JDK's reader. */
class OtherReadsTest {

    /** One of those methods; whatever it returns is told to {@code seen}. */
    private interface Call {
        void on(ImageReader reader, List<Object> seen) throws IOException;
    }

    private static void assertSame(String file, boolean ignoreMetadata, Call call) throws IOException {
        Png png = PngFiles.own(file);
        List<List<Object>> answers = new ArrayList<>();
        for (Side side : Side.values()) {
            ImageReader reader = side.open();
            List<Object> seen = new ArrayList<>();
            answers.add(seen);
            try (ImageInputStream stream = WindowedImageInputStream.of(png.bytes())) {
                reader.setInput(stream, false, ignoreMetadata);
                ReaderEvents events = ReaderEvents.of(reader);
                try {
                    call.on(reader, seen);
                } catch (IOException | RuntimeException e) {
                    seen.add(Failure.of(e));
                }
                seen.add(String.join("\n", events.lines()));
                seen.add(stream.getStreamPosition());
            } finally {
                reader.dispose();
            }
        }
        assertSame(answers.get(0), answers.get(1), file);
    }

    private static void assertSame(List<Object> expected, List<Object> actual, String what) {
        assertEquals(expected.size(), actual.size(), what);
        for (int i = 0; i < expected.size(); i++) {
            if (expected.get(i) instanceof BufferedImage image) {
                SameImage.assertSame(image, (BufferedImage) actual.get(i), what);
            } else {
                assertEquals(expected.get(i), actual.get(i), what);
            }
        }
    }

    private static void tell(IIOImage image, List<Object> seen) {
        seen.add(image.getRenderedImage());
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
    @ValueSource(strings = {"rgb8-all-chunks-20x20.png", "palette4-adam7-33x31.png", "rgb8-trns-20x20.png"})
    void readAllOfAnImage(String file) throws IOException {
        assertSame(file, false, (reader, seen) -> tell(reader.readAll(0, null), seen));
        assertSame(file, true, (reader, seen) -> tell(reader.readAll(0, null), seen));
        assertSame(file, false, (reader, seen) -> tell(reader.readAll(0, part()), seen));
        assertSame(file, false, (reader, seen) -> tell(reader.readAll(1, null), seen));
        assertSame(file, false, (reader, seen) -> tell(reader.readAll(-1, null), seen));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rgb8-all-chunks-20x20.png", "palette4-adam7-33x31.png", "xtruncated-at-241.png"})
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
    @ValueSource(strings = {"rgb8-all-chunks-20x20.png", "palette4-adam7-33x31.png"})
    void readAsRenderedImage(String file) throws IOException {
        assertSame(file, false, (reader, seen) -> seen.add(reader.readAsRenderedImage(0, null)));
        assertSame(file, false, (reader, seen) -> seen.add(reader.readAsRenderedImage(0, part())));
        assertSame(file, false, (reader, seen) -> seen.add(reader.readAsRenderedImage(1, null)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rgb8-all-chunks-20x20.png", "palette4-adam7-33x31.png"})
    void readTile(String file) throws IOException {
        for (int[] tile : new int[][] {{0, 0}, {1, 0}, {0, 1}, {-1, 0}}) {
            assertSame(file, true, (reader, seen) -> seen.add(reader.readTile(0, tile[0], tile[1])));
            assertSame(file, true, (reader, seen) -> seen.add(reader.readTileRaster(0, tile[0], tile[1])));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"rgb8-all-chunks-20x20.png", "palette4-adam7-33x31.png"})
    void rastersAndThumbnailsAreNotSupported(String file) throws IOException {
        assertSame(file, true, (reader, seen) -> seen.add(reader.readRaster(0, null)));
        assertSame(file, true, (reader, seen) -> seen.add(reader.readRaster(0, part())));
        assertSame(file, true, (reader, seen) -> seen.add(reader.readThumbnail(0, 0)));
        assertSame(file, true, (reader, seen) -> seen.add(reader.getThumbnailWidth(0, 0)));
        assertSame(file, true, (reader, seen) -> seen.add(reader.hasThumbnails(0)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rgb8-all-chunks-20x20.png", "palette4-adam7-33x31.png"})
    void metadataInOneFormat(String file) throws IOException {
        for (String format : List.of("javax_imageio_png_1.0", "javax_imageio_1.0", "javax_imageio_gif_image_1.0")) {
            assertSame(file, false, (reader, seen) -> seen.add(
                    MetadataTree.of(reader.getImageMetadata(0, format, Collections.singleton("IHDR")))));
            assertSame(file, true, (reader, seen) -> seen.add(
                    MetadataTree.of(reader.getStreamMetadata(format, Collections.singleton("IHDR")))));
        }
        assertSame(file, false, (reader, seen) -> seen.add(
                MetadataTree.of(reader.getImageMetadata(0, null, Collections.singleton("IHDR")))));
    }
}
