package example;

import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** The images that the jobs read, from the workbench's generator. */
public final class Images {
    public static final String PHOTO = "photo.png";
    public static final String SCREENSHOT = "screenshot.png";
    public static final String ICON = "icon.png";
    public static final String BMP = "photo.bmp";
    public static final String GIF = "photo.gif";
    public static final String JPEG = "photo.jpg";
    /** Of several scans. */
    public static final String PROGRESSIVE = "photo-progressive.jpg";
    /** To be turned by a quarter, as its Exif data say. */
    public static final String TURNED = "photo-turned.jpg";
    /** With the profile of another colour space. */
    public static final String PROFILE = "screenshot-profile.png";
    /** The first half of a file. */
    public static final String TRUNCATED = "photo-truncated.png";

    /** After the marker SOI of a JPEG: a TIFF file with one entry, orientation 6. */
    private static final byte[] EXIF = {(byte) 0xff, (byte) 0xe1, 0, 34, 'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0,
        0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0};
    private static final int SOI = 2;

    private Images() {
    }

    static void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.write(folder.resolve(PHOTO), TestImages.pngPhoto(1200, 800));
        Files.write(folder.resolve(SCREENSHOT), TestImages.pngScreenshot(935, 534));
        Files.write(folder.resolve(BMP), TestImages.bmpPhoto(1200, 800));
        BufferedImage icon = TestImages.photo(64, 64, BufferedImage.TYPE_4BYTE_ABGR);
        Files.write(folder.resolve(ICON), SampleImages.encode(icon, "png"));
        BufferedImage photo = TestImages.photo(1200, 800, BufferedImage.TYPE_3BYTE_BGR);
        Files.write(folder.resolve(GIF), SampleImages.encode(photo, "gif"));
        byte[] jpeg = SampleImages.encode(photo, "jpeg");
        Files.write(folder.resolve(JPEG), jpeg);
        Files.write(folder.resolve(PROGRESSIVE), TestImages.jpegPhoto(1200, 800, true));
        Files.write(folder.resolve(TURNED), turned(jpeg));
        byte[] png = Files.readAllBytes(folder.resolve(SCREENSHOT));
        Files.write(folder.resolve(PROFILE), withProfile(png));
        byte[] large = Files.readAllBytes(folder.resolve(PHOTO));
        Files.write(folder.resolve(TRUNCATED), Arrays.copyOf(large, large.length / 2));
    }

    private static byte[] turned(byte[] jpeg) {
        return ByteBuffer.allocate(jpeg.length + EXIF.length).put(jpeg, 0, SOI).put(EXIF)
                .put(jpeg, SOI, jpeg.length - SOI).array();
    }

    private static byte[] withProfile(byte[] png) {
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        data.writeBytes(new byte[] {'l', 'i', 'n', 'e', 'a', 'r', 0, 0});
        data.writeBytes(PngChunks.deflated(ICC_Profile.getInstance(ColorSpace.CS_LINEAR_RGB).getData()));
        PngChunks file = PngChunks.of(png);
        file.chunks.add(1, PngChunks.Chunk.of("iCCP", data.toByteArray()));
        return file.toByteArray();
    }
}
