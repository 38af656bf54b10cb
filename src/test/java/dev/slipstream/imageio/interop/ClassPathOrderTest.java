package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.ServedKinds;
import dev.slipstream.imageio.testing.WhoServes;
import java.awt.image.BufferedImage;
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

    /** The kinds of input that both serve. */
    private static final List<String> CONTESTED =
            List.of("File", "RandomAccessFile", "InputStream", "FileInputStream", "ByteArrayInputStream");

    enum First { SLIPSTREAM, TWELVE_MONKEYS }

    @TempDir
    static Path folder;

    private static Path image;

    @BeforeAll
    static void writeImage() throws IOException {
        byte[] bytes = SampleImages.encode(SampleImages.image(20, 20, BufferedImage.TYPE_3BYTE_BGR), "bmp");
        image = Files.write(folder.resolve("image.bmp"), bytes);
    }

    @ParameterizedTest
    @EnumSource
    void slipstreamServesEveryInput(First first) throws Exception {
        ServedKinds served = run(jvm(first));
        assertAllOurs(served.atFirst());
        assertAllOurs(served.afterRescan());
    }

    @ParameterizedTest
    @EnumSource
    void withTheLastPropertyTwelveMonkeysServesWhatItCan(First first) throws Exception {
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
        assertTrue(served.lines().containsAll(List.of("image=20", "psd=true")), () -> served.lines().toString());
        return served;
    }

    private static void assertAllOurs(Map<String, String> kinds) {
        assertEquals(WhoServes.KINDS, kinds.keySet());
        kinds.forEach((kind, stream) -> assertEquals(WhoServes.SLIPSTREAM, stream, kind));
    }

    private static void assertOnlyTheRestIsOurs(Map<String, String> kinds) {
        for (String kind : CONTESTED) {
            assertTrue(kinds.get(kind).startsWith("com.twelvemonkeys."), () -> kind + " by " + kinds.get(kind));
        }
        for (String kind : List.of("Path", "byte[]", "ByteBuffer", "FileChannel", "ReadableByteChannel", "URL")) {
            assertEquals(WhoServes.SLIPSTREAM, kinds.get(kind), kind);
        }
    }
}
