package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An application goes on with its own stream after the image, without closing ImageIO's. */
class UnclosedInputsTest {

    private static final int[] WIDTHS = {12, 24, 36};

    @TempDir
    Path folder;

    private static List<byte[]> images(String format) throws IOException {
        List<byte[]> images = new ArrayList<>();
        for (int width : WIDTHS) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ImageIO.write(SampleImages.image(width, 40, BufferedImage.TYPE_3BYTE_BGR), format, out);
            images.add(out.toByteArray());
        }
        return images;
    }

    private static byte[] concatenated(List<byte[]> images) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte[] image : images) {
            out.write(image);
        }
        return out.toByteArray();
    }

    private InputStream file(byte[] bytes) throws IOException {
        return new FileInputStream(Files.write(folder.resolve("images"), bytes).toFile());
    }

    /** The width of the next image; 0 if there is none. */
    private static int next(Object in) throws IOException {
        ImageInputStream stream = ImageIO.createImageInputStream(in);
        Iterator<ImageReader> readers = ImageIO.getImageReaders(stream);
        if (!readers.hasNext()) {
            return 0;
        }
        ImageReader reader = readers.next();
        reader.setInput(stream);
        return reader.read(0).getWidth();
    }

    /** Then nobody knows where it belongs; the image has been read all the same. */
    @ParameterizedTest
    @ValueSource(strings = {"bmp", "png"})
    void applicationThatMovesItsFileWhileAnImageIsReadHasTheImage(String format) throws IOException {
        byte[] image = images(format).get(0);
        try (FileInputStream in = (FileInputStream) file(Arrays.copyOf(image, image.length + 1000))) {
            ImageInputStream stream = ImageIO.createImageInputStream(in);
            ImageReader reader = ImageIO.getImageReaders(stream).next();
            reader.setInput(stream);
            Events.of(reader).atEach(event -> in.getChannel().position(0));
            assertEquals(WIDTHS[0], reader.read(0).getWidth());
            stream.close();
        }
    }

    /** A header that is wrong is all that has been read. */
    @ParameterizedTest
    @ValueSource(strings = {"bmp", "png"})
    void aFailedReadLeavesTheRest(String format) throws IOException {
        byte[] bytes = concatenated(images(format));
        Arrays.fill(bytes, 18, 22, (byte) 0);
        for (InputStream in : new InputStream[] {new ByteArrayInputStream(bytes), file(bytes)}) {
            assertThrows(IOException.class, () -> next(in));
            int read = bytes.length - in.available();
            assertTrue(read > 20 && read < 200, "read " + read + " of " + bytes.length);
            in.close();
        }
    }
}
