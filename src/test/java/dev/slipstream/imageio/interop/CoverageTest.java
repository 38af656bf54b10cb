package dev.slipstream.imageio.interop;

import static dev.slipstream.imageio.testing.ChapterTable.reading;

import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.ChapterTable;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.warmup.WarmUp;
import java.awt.Rectangle;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What is served by our readers and writers, and what they leave to the JDK's: as the tables in the formats' chapters
 * say. {@code -Dslipstream.coverage.update=true} writes them.
 */
class CoverageTest {

    private static final Map<Format, List<String>> KINDS = Map.of(
            Format.PNG, List.of("gray1", "gray2", "gray4", "gray8", "gray16", "gray1-trns", "gray8-trns", "gray16-trns",
                    "graya8", "graya16", "rgb8", "rgb16", "rgb8-trns", "rgba8", "rgba16", "palette1", "palette2",
                    "palette4", "palette8", "palette8-trns", "rgb8-adam7", "palette4-adam7", "gray16-adam7"),
            Format.BMP, List.of("core12-pal8", "info40-pal1", "info40-pal2", "info40-pal4", "info40-pal8",
                    "info40-rgb16", "info40-rgb24", "info40-rgb32", "info40-bitfields-565", "v4-108-bitfields-8888",
                    "info40-rle4", "info40-rle8", "info40-png", "info40-jpeg", "os2-64-rgb24"),
            Format.GIF, List.of("palette1", "palette2", "palette4", "palette8", "palette8-interlaced",
                    "palette8-transparent", "palette8-local", "palette8-without-colours", "palette8-animated"));

    @BeforeAll
    static void endWarmUp() {
        WarmUp.GIF_WRITER.leave(0);
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void readers(Format format) throws IOException {
        Map<String, Use<ImageReader>> requests = new LinkedHashMap<>();
        requests.put("whole", reader -> reader.read(0));
        requests.put("region", reading(param -> param.setSourceRegion(new Rectangle(3, 5, 9, 7))));
        requests.put("subsampling", reading(param -> param.setSourceSubsampling(2, 3, 1, 0)));
        requests.put("one band", reader -> {
            ImageReadParam param = reader.getDefaultReadParam();
            param.setSourceBands(new int[] {0});
            param.setDestinationBands(new int[] {0});
            param.setDestination(reader.getImageTypes(0).next().createBufferedImage(20, 20));
            reader.read(0, param);
        });
        requests.put("destination of its type", reader -> {
            ImageReadParam param = reader.getDefaultReadParam();
            param.setDestination(reader.getImageTypes(0).next().createBufferedImage(20, 20));
            reader.read(0, param);
        });
        requests.put("of another", reading(
                param -> param.setDestination(new BufferedImage(20, 20, BufferedImage.TYPE_INT_ARGB))));
        requests.put("raster", reader -> reader.readRaster(0, null));
        Map<String, List<String>> rows = new LinkedHashMap<>();
        for (String kind : KINDS.get(format)) {
            byte[] file = Files.readAllBytes(FileBytes.own(format.toString()).resolve(kind + "-20x20." + format));
            List<String> cells = new ArrayList<>();
            for (Use<ImageReader> request : requests.values()) {
                cells.add(ServedBy.reading(format.open(Side.SLIPSTREAM), file, request));
            }
            rows.put(kind, cells);
        }
        ChapterTable.assertIn(format.toString(), "read", "image", requests.keySet().stream().toList(), rows);
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void writers(Format format) throws IOException {
        Map<String, Use<ImageWriteParam>> requests = new LinkedHashMap<>();
        requests.put("whole", param -> {});
        requests.put("region", param -> param.setSourceRegion(new Rectangle(3, 5, 9, 7)));
        requests.put("subsampling", param -> param.setSourceSubsampling(2, 3, 1, 0));
        requests.put("one band", param -> param.setSourceBands(new int[] {0}));
        requests.put("progressive", param -> param.setProgressiveMode(ImageWriteParam.MODE_DEFAULT));
        Map<String, List<String>> rows = new LinkedHashMap<>();
        for (Map.Entry<String, BufferedImage> image : images().entrySet()) {
            List<String> cells = new ArrayList<>();
            for (Use<ImageWriteParam> request : requests.values()) {
                cells.add(ServedBy.writing(format.writerProvider(Side.SLIPSTREAM).createWriterInstance(), writer -> {
                    ImageWriteParam param = writer.getDefaultWriteParam();
                    request.of(param);
                    writer.write(null, new IIOImage(image.getValue(), null, null), param);
                }));
            }
            cells.add(ServedBy.writing(format.writerProvider(Side.SLIPSTREAM).createWriterInstance(),
                    writer -> writeWithMetadata(writer, image.getValue())));
            rows.put(image.getKey(), cells);
        }
        ChapterTable.assertIn(format.toString(), "write", "image",
                Stream.concat(requests.keySet().stream(), Stream.of("metadata")).toList(), rows);
    }

    private static void writeWithMetadata(ImageWriter writer, BufferedImage image) throws IOException {
        writer.write(null, new IIOImage(image, null,
                writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), null)), null);
    }

    private static Map<String, BufferedImage> images() {
        Map<String, BufferedImage> images = new LinkedHashMap<>();
        String[] names = {"INT_RGB", "INT_ARGB", "INT_ARGB_PRE", "INT_BGR", "3BYTE_BGR", "4BYTE_ABGR", "4BYTE_ABGR_PRE",
            "USHORT_565_RGB", "USHORT_555_RGB", "BYTE_GRAY", "USHORT_GRAY", "BYTE_BINARY", "BYTE_INDEXED"};
        for (int type = 1; type <= names.length; type++) {
            images.put(names[type - 1], new BufferedImage(20, 20, type));
        }
        ColorSpace rgb = ColorSpace.getInstance(ColorSpace.CS_sRGB);
        images.put("RGB of 16 bits", ImageTypeSpecifier.createInterleaved(rgb, new int[] {0, 1, 2},
                DataBuffer.TYPE_USHORT, false, false).createBufferedImage(20, 20));
        images.put("RGBA of 16 bits", ImageTypeSpecifier.createInterleaved(rgb, new int[] {0, 1, 2, 3},
                DataBuffer.TYPE_USHORT, true, false).createBufferedImage(20, 20));
        images.put("banded RGB", ImageTypeSpecifier.createBanded(rgb, new int[] {0, 1, 2}, new int[3],
                DataBuffer.TYPE_BYTE, false, false).createBufferedImage(20, 20));
        images.put("gray with alpha", ImageTypeSpecifier.createGrayscale(8, DataBuffer.TYPE_BYTE, false, false)
                .createBufferedImage(20, 20));
        images.put("RGB of floats", ImageTypeSpecifier.createInterleaved(rgb, new int[] {0, 1, 2},
                DataBuffer.TYPE_FLOAT, false, false).createBufferedImage(20, 20));
        return images;
    }
}
