package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.ServedKinds;
import dev.slipstream.imageio.testing.WhoServes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Slipstream and TwelveMonkeys on one class path: its order must not matter. */
class ClassPathOrderTest {

    /** The kinds that both serve. */
    private static final List<String> CONTESTED = List.of("from File", "from RandomAccessFile", "from InputStream",
            "from FileInputStream", "from ByteArrayInputStream");

    /** The kinds that the JDK serves, and TwelveMonkeys does not. */
    private static final List<String> CONTESTED_BY_THE_JDK = List.of("to File", "to RandomAccessFile",
            "to OutputStream", "to FileOutputStream", "to ByteArrayOutputStream");

    enum First { SLIPSTREAM, TWELVE_MONKEYS }

    @TempDir
    static Path folder;

    private static Path image;

    @BeforeAll
    static void writeImage() throws IOException {
        image = Files.copy(FileBytes.own("bmp").resolve("info40-rgb24-20x20.bmp"), folder.resolve("image.bmp"));
    }

    @ParameterizedTest
    @EnumSource
    void slipstreamServesEveryInputAndOutputAndReadsPngsAndBmps(First first) throws Exception {
        run(jvm(first)).assertAllBySlipstream();
    }

    @ParameterizedTest
    @EnumSource
    void withTheLastPropertyTheOthersServeWhatTheyCan(First first) throws Exception {
        ServedKinds served = run(jvm(first).property("dev.slipstream.imageio.last", "true"));
        assertOnlyTheRestIsOurs(served.atFirst());
        assertOnlyTheRestIsOurs(served.afterRescan());
    }

    private static ChildJvm jvm(First first) {
        List<Path> path = new ArrayList<>(ClassPaths.twelveMonkeys());
        assertTrue(path.size() > 10, () -> "TwelveMonkeys is missing: " + path);
        path.add(first == First.SLIPSTREAM ? 0 : path.size(), ClassPaths.slipstream());
        return ChildJvm.withClassPath(path);
    }

    private static ServedKinds run(ChildJvm jvm) throws IOException, InterruptedException {
        ServedKinds served = ServedKinds.parse(jvm.run(WhoServes.class, image, "psd"));
        assertTrue(served.lines().contains("psd=true"), () -> served.lines().toString());
        return served;
    }

    private static void assertOnlyTheRestIsOurs(Map<String, String> kinds) {
        kinds.forEach((kind, stream) -> {
            if (CONTESTED.contains(kind)) {
                assertTrue(stream.startsWith("com.twelvemonkeys."), () -> kind + " by " + stream);
            } else if (CONTESTED_BY_THE_JDK.contains(kind)) {
                assertTrue(stream.startsWith("javax.imageio.stream."), () -> kind + " by " + stream);
            } else if (kind.startsWith("bmp ")) {
                assertEquals("com.twelvemonkeys.imageio.plugins.bmp.BMPImageReader", stream, kind);
            } else if (WhoServes.isOfFormat(kind)) {
                assertEquals(WhoServes.jdk(kind), stream, kind);
            } else {
                assertEquals(WhoServes.slipstream(kind), stream, kind);
            }
        });
    }
}
