package dev.slipstream.imageio.bmp;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.TiledImage;
import dev.slipstream.imageio.writing.BothWriters;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.DataBufferByte;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code ExactWritersTest} does not try: layouts, metadata, and requests that only BMPs have. */
class BmpImageWriterTest {

    private static final BothWriters BOTH = BothWriters.of("bmp");

    private static final BufferedImage IMAGE = SampleImages.image(9, 5, BufferedImage.TYPE_INT_RGB);

    @Test
    void imagesOfManyPiecesAreWrittenAsByTheJdk() throws IOException {
        for (int type : new int[] {BufferedImage.TYPE_3BYTE_BGR, BufferedImage.TYPE_INT_RGB,
            BufferedImage.TYPE_BYTE_BINARY, BufferedImage.TYPE_USHORT_565_RGB, BufferedImage.TYPE_BYTE_GRAY}) {
            for (int[] size : new int[][] {{1, 40_000}, {40_001, 1}, {1021, 97}, {30_003, 5}}) {
                BufferedImage image = new BufferedImage(size[0], size[1], type);
                byte[] noise = new byte[size[0]];
                new Random(1).nextBytes(noise);
                for (int y = 0; y < size[1]; y += 3) {
                    for (int x = 0; x < size[0]; x += 7) {
                        image.setRGB(x, y, noise[x] * (y + 5) * 0x10101);
                    }
                }
                BOTH.assertSame(type + " " + size[0] + "x" + size[1], writer -> writer.write(image));
                TiledImage tiled = new TiledImage(image, -5, 3, new Rectangle(1, 2, 256, 64));
                BOTH.assertSame(type + " tiled", writer -> writer.write(tiled));
            }
        }
    }

    /** The pixels that the JDK's writer writes differ between versions. */
    @Test
    void dataThatBeginLaterInTheirArrayAreWrittenAsByTheJdk() throws IOException {
        byte[] data = new byte[73];
        new Random(1).nextBytes(data);
        WritableRaster raster = Raster.createInterleavedRaster(
                new DataBufferByte(data, 60, 13), 5, 4, 15, 3, new int[] {2, 1, 0}, null);
        ColorModel colours = new BufferedImage(1, 1, BufferedImage.TYPE_3BYTE_BGR).getColorModel();
        BufferedImage image = new BufferedImage(colours, raster, false, null);
        BOTH.assertSame("later data", writer -> writer.write(image));
    }

    /** The types of the JDK's reader; BMPs that it rejects are not for transcoding. */
    @Test
    void imagesThatWereReadAreWrittenWithTheirMetadataAsByTheJdk() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String format : List.of("bmp", "png")) {
            try (Stream<Path> found = Files.list(FileBytes.own(format))) {
                files.addAll(found.filter(file -> file.getFileName().toString().matches("[^x].*")).sorted().toList());
            }
        }
        int count = 0;
        for (Path file : files) {
            IIOImage image = read(file);
            if (image != null) {
                BOTH.assertSame(file.toString(), writer -> writer.write(image));
                BOTH.assertSame(file + " in the default way", writer -> {
                    ImageWriteParam param = writer.getDefaultWriteParam();
                    param.setCompressionMode(ImageWriteParam.MODE_DEFAULT);
                    writer.write(null, image, param);
                });
                count++;
            }
        }
        assertTrue(count > 200, () -> files.toString());
    }

    private static @Nullable IIOImage read(Path file) throws IOException {
        String format = file.getParent().getFileName().toString();
        ImageReader reader = ImageIO.getImageReadersByFormatName(format).next();
        try (ImageInputStream stream = ImageIO.createImageInputStream(file.toFile())) {
            reader.setInput(stream);
            return reader.readAll(0, null);
        } catch (IOException unread) {
            return null;
        } finally {
            reader.dispose();
        }
    }

    @Test
    void wrongCallsAreRefusedAsInTheJdk() throws IOException {
        BOTH.assertSame("a foreign parameter", writer -> writer.write(null, new IIOImage(IMAGE, null, null),
                new ImageWriteParam(null)));
        BOTH.assertSame("a region beside the image", writer -> {
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setSourceRegion(new Rectangle(20, 20, 3, 3));
            writer.write(null, new IIOImage(IMAGE, null, null), param);
        });
        BOTH.assertSame("alpha", writer -> writer.write(new BufferedImage(2, 2, BufferedImage.TYPE_INT_ARGB)));
        ImageWriter writer = BOTH.ours().createWriterInstance();
        assertThrows(IllegalStateException.class, () -> writer.write(IMAGE));
        writer.setOutput(new MemoryCacheImageOutputStream(new ByteArrayOutputStream()));
        assertThrows(IllegalArgumentException.class, () -> writer.write((IIOImage) null));
        writer.reset();
        assertThrows(IllegalStateException.class, () -> writer.write(IMAGE));
    }

    @Test
    void theByteOrderIsTheOneThatTheStreamHas() throws IOException {
        BufferedImage image = new BufferedImage(9, 5, BufferedImage.TYPE_USHORT_565_RGB);
        BOTH.assertSame("big endian", writer -> {
            ((ImageOutputStream) writer.getOutput()).setByteOrder(ByteOrder.BIG_ENDIAN);
            writer.write(image);
        });
    }

    @Test
    void aPieceIsAllThatIsAllocatedForAnImage(@TempDir Path folder) throws Exception {
        BufferedImage image = new BufferedImage(1000, 1000, BufferedImage.TYPE_3BYTE_BGR);
        long allocated = 0;
        for (int i = 0; i < 3; i++) {
            ImageWriter writer = BOTH.ours().createWriterInstance();
            try (ImageOutputStream stream = WindowedImageOutputStream.of(folder.resolve("image.bmp"))) {
                writer.setOutput(stream);
                allocated = AllocatedBytes.during(() -> {
                    writer.write(image);
                    return image;
                });
            }
        }
        long bytes = allocated;
        assertTrue(bytes < 60_000, () -> bytes + " bytes");
    }
}
