package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ChildJvm;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that cannot be opened: ImageIO reports only that, and the logger the reason. */
class UnopenedTest {

    @TempDir
    Path folder;

    @Test
    void theReasonOfAnOutputIsAWarningOnce() throws Exception {
        Path file = folder.resolve("missing/file0");
        List<String> warnings = warnings(said("missing/file", 1));
        assertEquals(1, warnings.size(), warnings::toString);
        String reason = "WARNING: Cannot open " + file + ": java.io.FileNotFoundException: " + file + " (";
        assertTrue(warnings.get(0).startsWith(reason), warnings::toString);
    }

    @Test
    void warningsComeToAnEnd() throws Exception {
        assertEquals(100, warnings(said("missing/file", 200)).size());
    }

    private List<String> said(String file, int files) throws Exception {
        return ChildJvm.withSlipstream().run(Opens.class, folder.resolve(file), files);
    }

    private static List<String> warnings(List<String> said) {
        return said.stream().filter(line -> line.startsWith("WARNING: ")).toList();
    }

    /** Arguments: the beginning of the files' names; how many. Opens each file twice to write, and to read. */
    static final class Opens {
        public static void main(String[] arguments) throws IOException {
            System.setErr(System.out);
            for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
                File file = new File(arguments[0] + i);
                new InputProviders.FromFile().createInputStreamInstance(file, false, null);
                new OutputProviders.ToFile().createOutputStreamInstance(file, false, null);
                new OutputProviders.ToFile().createOutputStreamInstance(file, false, null);
            }
        }
    }
}
