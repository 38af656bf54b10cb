package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Data that inflate to far more or far less than usual take proportional time, and memory only for the request. */
@Tag("long")
@ParameterizedClass
@EnumSource(Engine.class)
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class HostileDataTest {

    private static final int MANY = 1_000_000;

    /** Compressed zeros by their number: they take seconds to make, and every engine reads them. */
    private static final Map<Long, byte[]> ZEROS = new HashMap<>();

    HostileDataTest(Engine engine) {
        engine.useWithFilters();
    }

    /** Rows of zeros at deflate's best ratio: the image is legal, and memory has room for it. */
    @Test
    void bombOfALegalSizeIsReadAsThePictureThatItIs() throws IOException {
        byte[] file = PngChunks.ofSize(16_384, 16_384, 1, 0, false).file(zeros(16_384L * 2049));
        assertTrue(file.length < 40_000, file.length + " bytes");
        BufferedImage image = read(file, new ImageReadParam());
        assertEquals(16_384, image.getWidth());
    }

    /** If a part of a large picture is read, only this part and a row take memory. */
    @Test
    void partOfABombTakesLittleMemory() throws Exception {
        byte[] file = PngChunks.ofSize(16_384, 16_384, 8, 0, false).file(zeros(16_384L * 16_385));
        ImageReadParam param = new ImageReadParam();
        param.setSourceRegion(new Rectangle(8000, 16_000, 10, 300));
        param.setSourceSubsampling(2, 3, 0, 0);
        long allocated = AllocatedBytes.during(() -> read(file, param));
        assertTrue(allocated < 2_000_000, allocated + " bytes");
    }

    @Test
    void dataAfterTheLastRowIsNotUnpacked() throws Exception {
        byte[] file = PngChunks.ofSize(10, 10, 8, 0, false).file(zeros(1L << 30));
        long allocated = AllocatedBytes.during(() -> read(file, new ImageReadParam()));
        assertTrue(allocated < 2_000_000, allocated + " bytes");
        long position = Reading.of(PNG, Side.JDK, file, null).position();
        assertTrue(position > 0, "not read by the JDK");
        assertEquals(position, Reading.of(PNG, Side.SLIPSTREAM, file, null).position());
    }

    @Test
    void storedBlocksThatNeverEnd() {
        byte[] blocks = new byte[10 * MANY];
        for (int i = 2; i + 5 <= blocks.length; i += 5) {
            blocks[i + 3] = -1;
            blocks[i + 4] = -1;
        }
        blocks[0] = 0x78;
        blocks[1] = 1;
        PngChunks png = PngChunks.ofSize(10, 10, 8, 0, false).add("IDAT", blocks).add("IEND");
        assertThrows(IIOException.class, () -> read(png.toByteArray(), new ImageReadParam()));
    }

    /** Twelve million bytes of chunks without data come before, between and after those of the picture. */
    @Test
    void emptyDataChunksWithoutNumber() throws IOException {
        byte[] data = PngChunks.deflated(new byte[110]);
        PngChunks png = PngChunks.ofSize(10, 10, 8, 0, false);
        addEmpty(png);
        png.add("IDAT", Arrays.copyOf(data, 5));
        addEmpty(png);
        png.add("IDAT", Arrays.copyOfRange(data, 5, data.length));
        addEmpty(png);
        assertEquals(10, read(png.add("IEND").toByteArray(), new ImageReadParam()).getWidth());
    }

    @Test
    void emptyDataChunksAndNothingElse() throws IOException {
        PngChunks png = PngChunks.ofSize(10, 10, 8, 3, false).add("PLTE", new byte[6]);
        addEmpty(png);
        byte[] file = png.add("IEND").toByteArray();
        assertThrows(IIOException.class, () -> read(file, new ImageReadParam()));
    }

    @Test
    void chunksOfOneByte() throws IOException {
        byte[] file = PngChunks.ofSize(600, 600, 8, 2, false).add("IDAT", PngChunks.deflated(noise(600 * 1801)))
                .add("IEND").split(1).toByteArray();
        assertEquals(600, read(file, new ImageReadParam()).getWidth());
    }

    @Test
    void otherChunksWithoutNumber() throws IOException {
        PngChunks png = PngChunks.ofSize(10, 10, 8, 0, false);
        for (int i = 0; i < MANY / 3; i++) {
            png.add("prIv");
        }
        png.add("IDAT", PngChunks.deflated(new byte[110])).add("IEND");
        assertEquals(10, read(png.toByteArray(), new ImageReadParam()).getWidth());
    }

    /** Each byte of the file is read once for the chunks and once for the data, however many chunks there are. */
    @Test
    void dataChunksWithoutDataAreReadNoOftenerThanOthers() throws IOException {
        byte[] data = PngChunks.deflated(new byte[200]);
        PngChunks png = PngChunks.ofSize(10, 10, 8, 0, true);
        for (byte b : data) {
            png.add("IDAT", b);
            for (int i = 0; i < 1000; i++) {
                png.add("IDAT");
            }
        }
        byte[] file = png.add("IEND").toByteArray();
        ImageReader reader = PNG.open(Side.SLIPSTREAM);
        BytesImageInputStream stream = new BytesImageInputStream(file);
        reader.setInput(stream);
        assertEquals(10, reader.read(0).getWidth());
        assertTrue(stream.taken() <= 2L * file.length, () -> stream.taken() + " of " + file.length + " bytes");
    }

    private static void addEmpty(PngChunks png) {
        for (int i = 0; i < MANY / 3; i++) {
            png.add("IDAT");
        }
    }

    /** Noise in rows with the filter type None: the first byte of every row is 0. */
    private static byte[] noise(int size) {
        byte[] noise = new byte[size];
        new Random(1).nextBytes(noise);
        for (int i = 0; i < size; i += 1801) {
            noise[i] = 0;
        }
        return noise;
    }

    private static byte[] zeros(long size) {
        return ZEROS.computeIfAbsent(size, HostileDataTest::deflatedZeros);
    }

    private static byte[] deflatedZeros(long size) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, new Deflater(9), 1 << 16)) {
            byte[] zeros = new byte[1 << 20];
            for (long left = size; left > 0; left -= zeros.length) {
                out.write(zeros, 0, (int) Math.min(left, zeros.length));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static BufferedImage read(byte[] file, ImageReadParam param) throws IOException {
        return PNG.with(Side.SLIPSTREAM, file, reader -> reader.read(0, param));
    }
}
