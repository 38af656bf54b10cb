package dev.slipstream.imageio.png;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ChildJvm;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A private chunk of 40 MB is read and written with a heap that has room for two such chunks. */
class LargeMetadataTest {

    private static final int LENGTH = 40_000_000;

    @TempDir
    Path folder;

    @Test
    void metadataAreHeldOnce() throws IOException, InterruptedException {
        byte[] chunk = new byte[LENGTH];
        for (int i = 0; i < LENGTH; i++) {
            chunk[i] = (byte) (i >> 8);
        }
        Path file = folder.resolve("large.png");
        Files.write(file, PngChunks.ofSize(10, 10, 8, 0, false).add("prIv", chunk)
                .file(PngChunks.deflated(new byte[110])));
        for (ChildJvm jvm : List.of(ChildJvm.withClassPath(List.of()), ChildJvm.withSlipstream())) {
            Path written = folder.resolve("written.png");
            List<String> lines = jvm.option("-Xmx100m").run(Child.class, file, written);
            assertEquals(List.of("10 pixels"), lines);
            assertTrue(Files.size(written) > LENGTH);
            Files.delete(written);
        }
    }

    /** Reads a file with its metadata, and writes both to another one. */
    static final class Child {

        public static void main(String[] arguments) throws IOException {
            IIOImage image;
            try (ImageInputStream stream = ImageIO.createImageInputStream(new File(arguments[0]))) {
                ImageReader reader = ImageIO.getImageReaders(stream).next();
                reader.setInput(stream);
                image = reader.readAll(0, null);
                reader.dispose();
            }
            ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
            try (ImageOutputStream stream = ImageIO.createImageOutputStream(new File(arguments[1]))) {
                writer.setOutput(stream);
                writer.write(image);
            }
            System.out.println(image.getRenderedImage().getWidth() + " pixels");
        }
    }
}
