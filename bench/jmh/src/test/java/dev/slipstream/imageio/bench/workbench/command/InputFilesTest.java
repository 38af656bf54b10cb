package dev.slipstream.imageio.bench.workbench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputFilesTest {

    @TempDir
    private Path folder;

    @Test
    void foldersAreSearchedForImagesInOrderAndNamedFilesAreTakenAsTheyAre() throws IOException {
        Path deep = Files.createDirectories(folder.resolve("a/deep"));
        Path second = Files.createFile(folder.resolve("b.PNG"));
        Path first = Files.createFile(deep.resolve("z.bmp"));
        Path notes = Files.createFile(folder.resolve("SOURCES.md"));
        assertEquals(List.of(first, second), InputFiles.IMAGES.in(List.of(folder)));
        assertEquals(List.of(notes), InputFiles.IMAGES.in(List.of(notes)));
    }

    @Test
    void missingFileIsNamed() {
        Path missing = folder.resolve("missing.png");
        NoSuchFileException e =
                assertThrows(NoSuchFileException.class, () -> InputFiles.IMAGES.in(List.of(missing)));
        assertEquals(missing + ": no such file or folder", e.getMessage());
    }
}
