package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Writers;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that never close their streams and just end: with the JDK's streams their files are complete. */
class UnclosedImagesTest {

    private static final List<OutputKind> FILES =
            List.of(OutputKind.FILE, OutputKind.RANDOM_ACCESS_FILE, OutputKind.FILE_OUTPUT_STREAM);

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void filesOfWritersThatNeverFlushAreComplete(boolean withSlipstream) throws Exception {
        ChildJvm jvm = withSlipstream ? ChildJvm.withSlipstream() : ChildJvm.withClassPath(List.of());
        assertEquals(List.of(), jvm.run(Careless.class, folder));
        assertComplete(FILES);
    }

    @Test
    void pathsWhichOnlySlipstreamServesAreNoException() throws Exception {
        assertEquals(List.of(), ChildJvm.withSlipstream().run(Careless.class, folder, OutputKind.PATH));
        assertComplete(List.of(OutputKind.PATH));
    }

    private void assertComplete(List<OutputKind> outputs) throws IOException {
        for (OutputKind output : outputs) {
            for (String format : SampleImages.FORMATS) {
                assertArrayEquals(SampleImages.encode(Careless.IMAGE, format),
                        Files.readAllBytes(folder.resolve(output + "." + format)), () -> format + " to " + output);
            }
        }
    }

    /** The program. */
    static final class Careless {

        static final BufferedImage IMAGE = SampleImages.indexed(301, 61, 1);

        /** Streams that the collector must not see as dropped. */
        private static final List<Object> IN_USE = new ArrayList<>();

        public static void main(String[] arguments) throws IOException {
            List<OutputKind> outputs = arguments.length > 1 ? List.of(OutputKind.valueOf(arguments[1])) : FILES;
            for (OutputKind output : outputs) {
                for (String format : SampleImages.FORMATS) {
                    write(format, output.open(Path.of(arguments[0], output + "." + format)).output());
                }
            }
        }

        private static void write(String format, Object output) throws IOException {
            ImageOutputStream stream = ImageIO.createImageOutputStream(output);
            IN_USE.add(stream);
            ImageWriter writer = Writers.jdk(format).createWriterInstance();
            writer.setOutput(stream);
            writer.write(IMAGE);
        }
    }
}
