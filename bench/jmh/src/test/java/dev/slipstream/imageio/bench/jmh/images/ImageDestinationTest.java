package dev.slipstream.imageio.bench.jmh.images;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ImageDestinationTest {

    @TempDir
    private Path folder;

    private final boolean useCache = ImageIO.getUseCache();

    @AfterEach
    void restoreCacheSetting() {
        ImageIO.setUseCache(useCache);
    }

    @ParameterizedTest
    @EnumSource
    void imageIsWrittenWithTheCacheSettingThatTheNameSays(ImageDestination destination) throws IOException {
        BufferedImage image = new BufferedImage(3, 2, BufferedImage.TYPE_3BYTE_BGR);
        destination.setUp();
        assertEquals(!destination.name().endsWith("_NO_CACHE"), ImageIO.getUseCache());
        File file = folder.resolve("image").toFile();
        assertTrue(destination.write(image, "png", file));
        assertEquals(destination.name().startsWith("FILE"), file.length() > 0);
        assertFalse(destination.write(image, "no-such-format", file));
        assertTrue(destination.writeInterlaced(image, "png", file));
        assertEquals(destination.name().startsWith("FILE"), file.length() > 0);
    }
}
