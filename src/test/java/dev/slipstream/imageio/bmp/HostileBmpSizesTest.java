package dev.slipstream.imageio.bmp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ReadTwice;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sizes of images that the heap of a JVM cannot hold. */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class HostileBmpSizesTest {

    /** More than the heap of the JVM that reads them can hold. */
    private static final int SIDE = 8000;

    @TempDir
    Path folder;

    /** The header could be right: the files have more than enough bytes for the largest ratio. */
    @ParameterizedTest
    @ValueSource(strings = {"rgb24", "rgb32", "rle8"})
    void anImageThatTheHeapCannotHoldIsTheErrorThatItIsWithTheJdk(String kind) throws Exception {
        String error = "java.lang.OutOfMemoryError: Java heap space";
        assertEquals(List.of(error, error), read(file(kind, SIDE, SIDE * SIDE / 15), "known"));
    }

    /** The reader does not try to read, whether the length is known or not. */
    @ParameterizedTest
    @CsvSource({"rgb24, known", "rgb24, unknown", "rgb32, known", "rgb32, unknown", "rle8, known", "rle8, unknown",
        "png, known", "png, unknown"})
    void largeImagesOfSmallFilesAreRefusedForWhatTheFileHas(String kind, String length) throws Exception {
        List<String> lines = read(file(kind, 20_000, 2000), length);
        assertEquals(2, lines.stream().filter(line -> line.contains("BMP: the size is 20000 x 20000")).count(),
                lines::toString);
    }

    private List<String> read(byte[] file, String length) throws Exception {
        Path path = Files.write(folder.resolve("image.bmp"), file);
        return ChildJvm.withSlipstream().option("-Xmx48m").run(ReadTwice.class, path, length);
    }

    /** An image of which the file has only the beginning. */
    private static byte[] file(String kind, int side, int dataBytes) throws IOException {
        BmpBuilder bmp = switch (kind) {
            case "rgb24" -> new BmpBuilder(40, 24, side, side);
            case "rgb32" -> new BmpBuilder(40, 32, side, side);
            case "rle8" -> new BmpBuilder(40, 8, side, side).compression(BmpBuilder.RLE8).palette(new int[256]);
            default -> new BmpBuilder(40, 0, side, side).compression(BmpBuilder.PNG);
        };
        byte[] png = EmbeddedImages.file(BmpBuilder.PNG, 20, 20);
        ByteBuffer.wrap(png).putInt(16, side).putInt(20, side);
        return bmp.data(kind.equals("png") ? png : new byte[dataBytes]).toByteArray();
    }
}
