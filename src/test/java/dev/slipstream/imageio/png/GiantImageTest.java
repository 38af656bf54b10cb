package dev.slipstream.imageio.png;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ChildJvm;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Images are written with a heap that is smaller than they are. */
class GiantImageTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"20000, 20000, " + BufferedImage.TYPE_BYTE_GRAY, "9000, 9000, " + BufferedImage.TYPE_3BYTE_BGR,
        "100000, 513, " + BufferedImage.TYPE_4BYTE_ABGR})
    void imagesThatAreNotInMemory(int width, int height, int type) throws IOException, InterruptedException {
        List<String> lines = ChildJvm.withSlipstream().option("-Xmx100m")
                .run(GiantImageChild.class, width, height, type, folder.resolve("giant.png"));
        assertEquals(List.of("written", "right"), lines.subList(0, 2));
        assertTrue(Integer.parseInt(lines.get(2)) < 4_000_000, lines::toString);
    }
}
