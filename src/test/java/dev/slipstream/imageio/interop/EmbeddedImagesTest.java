package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.Decoding;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Writers;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Readers of other formats ask ImageIO for readers of the images inside: they get what they got without us. */
class EmbeddedImagesTest {

    /** The length of what is before the PNG in an icon file with one icon. */
    private static final int ICO_HEADER = 22;
    private static final int ICNS_HEADER = 16;

    @AfterEach
    void installAgain() {
        Slipstream.install();
    }

    @ParameterizedTest
    @ValueSource(ints = {BufferedImage.TYPE_INT_RGB, BufferedImage.TYPE_3BYTE_BGR, BufferedImage.TYPE_BYTE_GRAY,
        BufferedImage.TYPE_BYTE_BINARY, BufferedImage.TYPE_BYTE_INDEXED})
    void aPngInABmpByTheJdksReader(int type) throws IOException {
        byte[] bmp = bmpWithPng(SampleImages.image(41, 23, type));
        assertDecodesAsBefore("com.sun.imageio.plugins.bmp.BMPImageReaderSpi", bmp, "41x23");
    }

    @Test
    void aPngInAWindowsIconByTwelveMonkeysReader() throws IOException {
        for (Map.Entry<String, BufferedImage> image : SampleImages.ofEveryKind(48, 32).entrySet()) {
            byte[] icon = windowsIcon(48, 32, SampleImages.encode(image.getValue(), "png"));
            assertDecodesAsBefore("com.twelvemonkeys.imageio.plugins.bmp.ICOImageReaderSpi", icon, "48x32");
        }
    }

    @Test
    void aPngInAnAppleIconByTwelveMonkeysReader() throws IOException {
        for (Map.Entry<String, BufferedImage> image : SampleImages.ofEveryKind(128, 128).entrySet()) {
            byte[] icon = appleIcon(SampleImages.encode(image.getValue(), "png"));
            assertDecodesAsBefore("com.twelvemonkeys.imageio.plugins.icns.ICNSImageReaderSpi", icon, "128x128");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tm-ico-pages-32x32.ico", "tm-ico-rgba-birgb-32x32.ico", "tm-ico-rgba-bipng-32x32.ico"})
    void aBitmapInAWindowsIconByTwelveMonkeysReader(String name) throws IOException {
        byte[] icon = Files.readAllBytes(other(name));
        assertDecodesAsBefore("com.twelvemonkeys.imageio.plugins.bmp.ICOImageReaderSpi", icon, "32x32");
    }

    @Test
    void aBitmapInAMousePointerByTwelveMonkeysReader() throws IOException {
        byte[] pointer = Files.readAllBytes(other("own-cur-20x20.cur"));
        assertDecodesAsBefore("com.twelvemonkeys.imageio.plugins.bmp.CURImageReaderSpi", pointer, "20x20");
    }

    private static Path other(String name) {
        return FileBytes.own("other").resolve(name);
    }

    private static void assertDecodesAsBefore(String provider, byte[] file, String size) throws IOException {
        ImageReaderSpi reader = JdkReaders.from(provider).get(0);
        Slipstream.uninstall();
        List<String> expected = decode(reader, file);
        Slipstream.install();
        assertEquals(expected, decode(reader, file));
        assertTrue(expected.get(0).startsWith("image 0: " + size), expected::toString);
    }

    private static List<String> decode(ImageReaderSpi reader, byte[] bytes) throws IOException {
        try (MemoryCacheImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
            return Decoding.pixels(reader, stream, 1, Long.MAX_VALUE);
        }
    }

    private static byte[] bmpWithPng(BufferedImage image) throws IOException {
        ImageWriter writer = ImageIO.getImageWriter(
                JdkReaders.from("com.sun.imageio.plugins.bmp.BMPImageReaderSpi").get(0).createReaderInstance());
        return Writers.bytes(writer, each -> {
            ImageWriteParam param = each.getDefaultWriteParam();
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            param.setCompressionType("BI_PNG");
            each.write(null, new IIOImage(image, null, null), param);
        });
    }

    private static byte[] windowsIcon(int width, int height, byte[] png) {
        return ByteBuffer.allocate(ICO_HEADER + png.length).order(ByteOrder.LITTLE_ENDIAN)
                .putShort((short) 0).putShort((short) 1).putShort((short) 1)
                .put((byte) width).put((byte) height).put((byte) 0).put((byte) 0)
                .putShort((short) 1).putShort((short) 32)
                .putInt(png.length).putInt(ICO_HEADER)
                .put(png).array();
    }

    private static byte[] appleIcon(byte[] png) {
        return ByteBuffer.allocate(ICNS_HEADER + png.length)
                .put("icns".getBytes(StandardCharsets.US_ASCII)).putInt(ICNS_HEADER + png.length)
                .put("ic07".getBytes(StandardCharsets.US_ASCII)).putInt(8 + png.length)
                .put(png).array();
    }
}
