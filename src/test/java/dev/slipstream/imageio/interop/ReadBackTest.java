package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import javax.imageio.stream.FileImageInputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code ImageIO.write} as applications call it; the JDK's readers read the files through the JDK's own streams. */
class ReadBackTest {

    private static final int WIDTH = 301;
    private static final int HEIGHT = 61;

    @TempDir
    Path folder;

    @AfterEach
    void installAgain() {
        Slipstream.install();
    }

    static Iterable<String> formats() {
        return SampleImages.FORMATS;
    }

    @ParameterizedTest
    @MethodSource("formats")
    void filesDecodeToWhatTheJdkWrites(String format) throws IOException {
        Map<String, String> bySlipstream = writeAndRead(format);
        Slipstream.uninstall();
        assertEquals(writeAndRead(format), bySlipstream);
    }

    /** Every kind of image with what comes out again, or with the reason why not. */
    private Map<String, String> writeAndRead(String format) throws IOException {
        Map<String, String> read = new TreeMap<>();
        for (Map.Entry<String, BufferedImage> image : SampleImages.ofEveryKind(WIDTH, HEIGHT).entrySet()) {
            Path file = Files.createTempFile(folder, "image", "." + format);
            String facts = "no writer";
            try {
                if (ImageIO.write(image.getValue(), format, file.toFile())) {
                    try (ImageInputStream stream = new FileImageInputStream(file.toFile())) {
                        facts = ImageFacts.of(JdkReaders.read(stream));
                    }
                }
            } catch (IOException | RuntimeException refused) {
                facts = refused.getClass().getName();
            }
            read.put(image.getKey(), facts);
        }
        assertTrue(read.values().stream().anyMatch(facts -> facts.contains("pixels")), read::toString);
        return read;
    }

    @ParameterizedTest
    @EnumSource
    void losslessFormatsGiveThePixelsBackFromEveryKindOfOutput(OutputKind output) throws IOException {
        BufferedImage image = SampleImages.image(WIDTH, HEIGHT, BufferedImage.TYPE_3BYTE_BGR);
        for (String format : new String[] {"png", "bmp", "tiff"}) {
            try (OutputKind.Opened opened = output.open(folder.resolve(output + "." + format))) {
                try (ImageOutputStream stream = ImageIO.createImageOutputStream(opened.output())) {
                    assertTrue(ImageIO.write(image, format, stream));
                }
                ByteArrayInputStream bytes = new ByteArrayInputStream(opened.content().bytes());
                try (ImageInputStream stream = new MemoryCacheImageInputStream(bytes)) {
                    BufferedImage read = JdkReaders.read(stream);
                    assertEquals(WIDTH, read.getWidth());
                    for (int y = 0; y < HEIGHT; y++) {
                        for (int x = 0; x < WIDTH; x++) {
                            assertEquals(image.getRGB(x, y), read.getRGB(x, y));
                        }
                    }
                }
            }
        }
    }
}
