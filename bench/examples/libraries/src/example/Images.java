package example;

import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The images that the jobs read, from the workbench's generator. */
public final class Images {
    public static final String PHOTO = "photo.png";
    public static final String SCREENSHOT = "screenshot.png";
    public static final String ICON = "icon.png";
    public static final String BMP = "photo.bmp";
    public static final String JPEG = "photo.jpg";

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
        Files.write(folder.resolve(JPEG), SampleImages.encode(photo, "jpeg"));
    }
}
