package dev.slipstream.imageio.bench.workbench.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WriteTaskTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void factsAreThoseOfTheWrittenBytes(Destination destination) throws IOException {
        Path file = image(BufferedImage.TYPE_3BYTE_BGR, 0x123456);
        Outcome outcome = new WriteTask("bmp", destination).inspect(file.toFile());
        Path written = folder.resolve("written.bmp");
        ImageIO.write(ImageIO.read(file.toFile()), "bmp", written.toFile());
        byte[] bytes = Files.readAllBytes(written);
        assertEquals(Outcome.Kind.WRITTEN, outcome.kind());
        assertEquals("bmp 4x3", outcome.describe());
        assertEquals(Integer.toString(bytes.length), outcome.fact("length"));
        assertEquals(PixelDigest.ofBytes(bytes), outcome.fact("bytes"));
    }

    @ParameterizedTest
    @EnumSource
    void oneChangedPixelIsNoticed(Destination destination) throws IOException {
        assertEquals(List.of("bytes"), differences("bmp", destination, 0x123457));
        assertEquals(List.of("samples", "rgb"), differences("png", destination, 0x123457));
    }

    private List<String> differences(String format, Destination destination, int otherColour) throws IOException {
        WriteTask task = new WriteTask(format, destination);
        Outcome one = task.inspect(image(BufferedImage.TYPE_3BYTE_BGR, 0x123456).toFile());
        Outcome other = task.inspect(image(BufferedImage.TYPE_3BYTE_BGR, otherColour).toFile());
        return one.differences(other).stream().map(line -> line.replaceAll(":.*", "")).toList();
    }

    /** That is what they may do, and metadata that they must not change are told. */
    @Test
    void pngsThatAreCompressedOtherwiseAreEqual() throws IOException {
        Map<String, String> fast = WrittenFacts.of("png", png(0.9f, false));
        Map<String, String> small = WrittenFacts.of("png", png(0f, false));
        Map<String, String> interlaced = WrittenFacts.of("png", png(0f, true));
        assertNotEquals(fast.remove(Outcome.LENGTH), small.remove(Outcome.LENGTH));
        assertEquals(fast, small);
        assertEquals(WrittenFacts.digest("png", png(0.9f, false)), WrittenFacts.digest("png", png(0f, false)));
        assertEquals(small.get("rgb"), interlaced.get("rgb"));
        assertNotEquals(small.get("metadata"), interlaced.get("metadata"));
    }

    private static byte[] png(float quality, boolean isInterlaced) throws IOException {
        ImageWriter writer = J2dEncoded.coreWriter("png");
        ImageWriteParam param = writer.getDefaultWriteParam();
        param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        param.setCompressionQuality(quality);
        param.setProgressiveMode(isInterlaced ? ImageWriteParam.MODE_DEFAULT : ImageWriteParam.MODE_DISABLED);
        BufferedImage image = new BufferedImage(100, 50, BufferedImage.TYPE_3BYTE_BGR);
        for (int x = 0; x < image.getWidth(); x++) {
            image.setRGB(x, x / 2, x * 0x030507);
        }
        ByteArrayOutputStream memory = new ByteArrayOutputStream();
        try (ImageOutputStream stream = new MemoryCacheImageOutputStream(memory)) {
            writer.setOutput(stream);
            writer.write(null, new IIOImage(image, null, null), param);
        }
        return memory.toByteArray();
    }

    /** The WBMP writer says that it can write images of one band, and then wants two colours. */
    @ParameterizedTest
    @EnumSource
    void failingWriterIsToldWithWhatItLeftBehind(Destination destination) throws IOException {
        byte[] grays = {0, 64, (byte) 128, (byte) 255};
        Path palette = write(new BufferedImage(4, 3, BufferedImage.TYPE_BYTE_BINARY,
                new IndexColorModel(2, grays.length, grays, grays, grays)), "palette.png");
        Outcome outcome = new WriteTask("wbmp", destination).inspect(palette.toFile());
        assertEquals(Outcome.Kind.FAILED, outcome.kind());
        assertEquals("java.lang.IllegalArgumentException", outcome.fact(Outcome.ERROR));
        assertEquals("0", outcome.fact("length"));
    }

    @Test
    void formatWithoutWriterIsRefused() throws IOException {
        Path file = image(BufferedImage.TYPE_3BYTE_BGR, 0x123456);
        Outcome outcome = new WriteTask("no-such-format", Destination.FILE).inspect(file.toFile());
        assertEquals("no writer", outcome.describe());
        assertEquals(1, outcome.differences(new WriteTask("png", Destination.FILE).inspect(file.toFile())).size());
    }

    @Test
    void imageThatCannotBeDecodedIsStillATask() throws IOException {
        Path file = Files.writeString(folder.resolve("x.png"), "no image at all");
        assertEquals(Operation.WRITE.leastTasks(), Operation.WRITE.tasks(file.toFile(), List.of()));
        assertEquals(Outcome.Kind.UNKNOWN, new WriteTask("png", Destination.FILE).inspect(file.toFile()).kind());
    }

    @Test
    void namedFormatsAreTakenAsTheyAreAndOthersFromTheWriters() throws IOException {
        Path file = image(BufferedImage.TYPE_INT_ARGB, 0x80123456);
        assertEquals(List.of("WRITE FILE bmp", "WRITE BYTE_ARRAY_OUTPUT_STREAM bmp"),
                Operation.WRITE.tasks(file.toFile(), List.of("bmp")).stream().map(Task::code).toList());
        List<String> all = Operation.WRITE.tasks(file.toFile(), List.of()).stream().map(Task::code).toList();
        assertTrue(all.containsAll(List.of("WRITE FILE png", "WRITE BYTE_ARRAY_OUTPUT_STREAM png")), all.toString());
        assertFalse(all.contains("WRITE FILE wbmp"), all.toString());
    }

    private Path image(int type, int colour) throws IOException {
        BufferedImage image = new BufferedImage(4, 3, type);
        image.setRGB(3, 2, colour);
        return write(image, Integer.toHexString(colour) + ".png");
    }

    private Path write(BufferedImage image, String name) throws IOException {
        Path file = folder.resolve(name);
        ImageIO.write(image, "png", file.toFile());
        return file;
    }
}
