package dev.slipstream.imageio.bench.facts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ImageFacts;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WriteTaskTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void factsAreThoseOfTheWrittenBytes(boolean memory) throws IOException {
        Path file = image(0x123456);
        Outcome outcome = new WriteTask("bmp", memory).inspect(file.toFile());
        Path written = folder.resolve("written.bmp");
        ImageIO.write(ImageIO.read(file.toFile()), "bmp", written.toFile());
        byte[] bytes = Files.readAllBytes(written);
        assertEquals(Outcome.Kind.WRITTEN, outcome.kind());
        assertEquals("bmp 4x3", outcome.fact("format") + " " + outcome.fact("width") + "x" + outcome.fact("height"));
        assertEquals(ImageFacts.checksum(bytes), outcome.fact("bytes"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void oneChangedPixelIsNoticed(boolean memory) throws IOException {
        assertEquals(List.of("bytes"), differences("bmp", memory, 0x123457));
        assertEquals(List.of("samples"), differences("png", memory, 0x123457));
    }

    private List<String> differences(String format, boolean memory, int otherColour) throws IOException {
        WriteTask task = new WriteTask(format, memory);
        Outcome one = task.inspect(image(0x123456).toFile());
        Outcome other = task.inspect(image(otherColour).toFile());
        return one.differences(other).stream().map(line -> line.replaceAll(":.*", "")).toList();
    }

    private Path image(int colour) throws IOException {
        BufferedImage image = new BufferedImage(4, 3, BufferedImage.TYPE_3BYTE_BGR);
        image.setRGB(3, 2, colour);
        Path file = folder.resolve(Integer.toHexString(colour) + ".png");
        ImageIO.write(image, "png", file.toFile());
        return file;
    }
}
