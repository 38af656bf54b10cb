package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;

import dev.slipstream.imageio.reading.MetadataTree;
import dev.slipstream.imageio.reading.SameCalls;
import dev.slipstream.imageio.reading.SameCalls.Call;
import java.awt.Rectangle;
import java.io.IOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The methods of {@code ImageReader} that read, other than {@code read}, do what they do in the JDK's reader. */
class OtherReadsTest {

    private static void assertSame(String file, boolean ignoreMetadata, Call call) throws IOException {
        SameCalls.assertSame(BMP, BmpFiles.own(file).bytes(), ignoreMetadata, call, file);
    }

    private static ImageReadParam part() {
        ImageReadParam param = new ImageReadParam();
        param.setSourceRegion(new Rectangle(3, 4, 12, 10));
        param.setSourceSubsampling(2, 3, 1, 0);
        return param;
    }

    @ParameterizedTest
    @ValueSource(strings = {"info40-rgb24-20x20.bmp", "info40-rle4-20x20.bmp", "v5-124-png-20x20.bmp"})
    void readAllOfAnImage(String file) throws IOException {
        assertSame(file, false, (reader, seen) -> SameCalls.tell(reader.readAll(0, null), seen));
        assertSame(file, true, (reader, seen) -> SameCalls.tell(reader.readAll(0, null), seen));
        assertSame(file, false, (reader, seen) -> SameCalls.tell(reader.readAll(0, part()), seen));
        assertSame(file, false, (reader, seen) -> SameCalls.tell(reader.readAll(1, null), seen));
        assertSame(file, false, (reader, seen) -> SameCalls.tell(reader.readAll(-1, null), seen));
    }

    @ParameterizedTest
    @ValueSource(strings = {"info40-rgb24-20x20.bmp", "info40-rle4-20x20.bmp", "v5-124-png-20x20.bmp"})
    void readAllOfAStream(String file) throws IOException {
        Call withoutParams = (reader, seen) -> tell(reader.readAll(null), seen);
        assertSame(file, false, withoutParams);
        assertSame(file, true, withoutParams);
        assertSame(file, false, (reader, seen) -> tell(reader.readAll(List.of(part()).iterator()), seen));
        assertSame(file, false, (reader, seen) -> tell(reader.readAll(Collections.emptyIterator()), seen));
    }

    private static void tell(Iterator<IIOImage> images, List<Object> seen) {
        while (images.hasNext()) {
            SameCalls.tell(images.next(), seen);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"info40-rgb24-20x20.bmp", "info40-rle4-20x20.bmp", "v5-124-png-20x20.bmp"})
    void readAsRenderedImage(String file) throws IOException {
        assertSame(file, false, (reader, seen) -> seen.add(reader.readAsRenderedImage(0, null)));
        assertSame(file, false, (reader, seen) -> seen.add(reader.readAsRenderedImage(0, part())));
        assertSame(file, false, (reader, seen) -> seen.add(reader.readAsRenderedImage(1, null)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"info40-rgb24-20x20.bmp", "info40-rle4-20x20.bmp", "v5-124-png-20x20.bmp"})
    void readTile(String file) throws IOException {
        for (int[] tile : new int[][] {{0, 0}, {1, 0}, {0, 1}, {-1, 0}}) {
            assertSame(file, true, (reader, seen) -> seen.add(reader.readTile(0, tile[0], tile[1])));
            assertSame(file, true, (reader, seen) -> seen.add(reader.readTileRaster(0, tile[0], tile[1])));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"info40-rgb24-20x20.bmp", "info40-rle4-20x20.bmp", "v5-124-png-20x20.bmp"})
    void readRaster(String file) throws IOException {
        assertSame(file, true, (reader, seen) -> seen.add(reader.readRaster(0, null)));
        assertSame(file, true, (reader, seen) -> seen.add(reader.readRaster(0, part())));
        assertSame(file, true, (reader, seen) -> seen.add(reader.readRaster(1, null)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"info40-rgb24-20x20.bmp", "info40-rle4-20x20.bmp"})
    void thumbnailsAreNotSupported(String file) throws IOException {
        assertSame(file, true, (reader, seen) -> seen.add(reader.readThumbnail(0, 0)));
        assertSame(file, true, (reader, seen) -> seen.add(reader.getThumbnailWidth(0, 0)));
        assertSame(file, true, (reader, seen) -> seen.add(reader.hasThumbnails(0)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"info40-rgb24-20x20.bmp", "info40-rle4-20x20.bmp", "v5-124-png-20x20.bmp"})
    void metadataInOneFormat(String file) throws IOException {
        for (String format : List.of("javax_imageio_bmp_1.0", "javax_imageio_1.0", "javax_imageio_gif_image_1.0")) {
            assertSame(file, false, (reader, seen) -> seen.add(
                    MetadataTree.of(reader.getImageMetadata(0, format, Collections.singleton("Width")))));
            assertSame(file, true, (reader, seen) -> seen.add(
                    MetadataTree.of(reader.getStreamMetadata(format, Collections.singleton("Width")))));
        }
        assertSame(file, false, (reader, seen) -> seen.add(
                MetadataTree.of(reader.getImageMetadata(0, null, Collections.singleton("Width")))));
    }
}
