package dev.slipstream.imageio.bench.workbench.seeds;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LineFileTest {

    @TempDir
    private Path temp;

    @Test
    void filesHaveTheDocumentsSizes() throws IOException {
        Path longLines = LineFile.ofLong("\n").write(temp);
        Path shortLines = LineFile.ofShort("\n").write(temp);
        assertEquals(1.8, Files.size(longLines) / 1e6, 0.02);
        assertEquals(0.33, Files.size(shortLines) / 1e6, 0.01);
        assertEquals(20_000, lines(longLines).size());
        assertEquals(34_000, lines(shortLines).size());
    }

    @Test
    void onlyTheLineEndIsDifferent() throws IOException {
        LineFile file = LineFile.ofShort("\r\n").shortened(340);
        String text = Files.readString(file.write(temp), StandardCharsets.ISO_8859_1);
        String other = Files.readString(LineFile.ofShort("\n").shortened(340).write(temp), StandardCharsets.ISO_8859_1);
        assertEquals(other, text.replace("\r\n", "\n"));
        assertEquals(100, text.chars().filter(c -> c == '\r').count());
    }

    @Test
    void everyRunHasTheSameFile() throws IOException {
        byte[] first = Files.readAllBytes(LineFile.ofLong("\n").write(temp));
        assertArrayEquals(first, Files.readAllBytes(LineFile.ofLong("\n").write(temp)));
    }

    private static List<String> lines(Path file) throws IOException {
        return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    }
}
