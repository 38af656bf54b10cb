package dev.slipstream.imageio.bench.workbench.worker;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CheckWorkloadTest {

    private static final int BYTES = 1 << 20;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void everySourceIsOpenedClosedAndReadAgainAndAgain(CheckSource source) throws IOException {
        String file = file(BYTES);
        for (String cacheFile : List.of("true", "false")) {
            repeat(CheckWorkload.OPEN_INPUT, source.name(), cacheFile, file);
            repeat(CheckWorkload.READ_VALUES, "READ_FULLY_1_MIB", source.name(), cacheFile, file);
        }
        assertTrue(ImageIO.getUseCache(), "the default is back");
    }

    @ParameterizedTest
    @EnumSource
    void everyTargetIsOpenedClosedAndWrittenAgainAndAgain(CheckTarget target) throws IOException {
        String file = file(BYTES);
        for (String cacheFile : List.of("true", "false")) {
            repeat(CheckWorkload.OPEN_OUTPUT, target.name(), cacheFile, file);
            repeat(CheckWorkload.WRITE_VALUES, "WRITE_LONG", target.name(), cacheFile, file);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyCallReadsFromTheBeginningEachTime(CheckRead read) throws IOException {
        repeat(CheckWorkload.READ_VALUES, read.name(), "FILE", "false", file(BYTES));
    }

    @ParameterizedTest
    @EnumSource
    void everyCallWritesFromTheBeginningEachTime(CheckWrite write) throws IOException {
        String file = file(BYTES);
        repeat(CheckWorkload.WRITE_VALUES, write.name(), "FILE", "false", file);
        assertEquals(BYTES, Files.size(Path.of(file)));
    }

    @Test
    void valuesReachTheFile() throws IOException {
        String file = file(4);
        repeat(CheckWorkload.WRITE_VALUES, "WRITE_SHORT", "FILE", "false", file);
        byte[] expected = new byte[200];
        for (int i = 1; i < expected.length; i += 2) {
            expected[i] = 77;
        }
        assertArrayEquals(expected, Files.readAllBytes(Path.of(file)));
    }

    @Test
    void aFileThatIsTooShortIsTold() throws IOException {
        String file = file(4);
        assertThrows(EOFException.class,
                () -> repeat(CheckWorkload.READ_VALUES, "READ_INT", "FILE", "false", file));
    }

    @Test
    void unknownOperationIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Workloads.of(List.of(CheckWorkload.KIND, "dance")));
    }

    private String file(int bytes) throws IOException {
        byte[] content = new byte[bytes];
        Arrays.fill(content, (byte) '\n');
        return Files.write(folder.resolve("content"), content).toString();
    }

    private static void repeat(String... fields) throws IOException {
        List<String> all = new java.util.ArrayList<>(List.of(CheckWorkload.KIND));
        all.addAll(List.of(fields));
        try (Workload workload = Workloads.of(all)) {
            workload.repeat(2);
        }
    }
}
