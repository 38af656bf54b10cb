package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bootstrap.JavaCommand;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.ServedKinds;
import dev.slipstream.imageio.testing.WhoServes;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The system properties, each in a JVM of its own, since they are read once. */
class PropertiesTest {

    @TempDir
    static Path folder;

    private static Path image;

    @BeforeAll
    static void writeImage() throws IOException {
        byte[] bytes = SampleImages.encode(SampleImages.image(20, 20, BufferedImage.TYPE_3BYTE_BGR), "png");
        image = Files.write(folder.resolve("image.png"), bytes);
    }

    @Test
    void withoutPropertiesSlipstreamServesAllAndLogsNothing() throws Exception {
        ServedKinds served = run(ChildJvm.withSlipstream());
        served.assertAllBySlipstream();
        assertEquals(List.of(), warnings(served));
    }

    /** Streams, readers and writers are switched off each by its own name; {@code off}: the parts that then are. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "streams            | streams",
        "'  Streams , bmp ' | streams bmp",
        "PNG,bmp-writer     | png bmp-writer",
        "gif,png-writer     | gif png-writer",
        "'jpeg Gif-Writer'  | jpeg gif-writer",
        "tiff               | tiff",
        "all                | streams png bmp gif jpeg tiff png-writer bmp-writer gif-writer"})
    void whatIsDisabledIsServedByTheJdkAloneAndTheRestIsNot(String value, String off) throws Exception {
        ServedKinds served = run(ChildJvm.withSlipstream().property("dev.slipstream.imageio.disabled", value));
        for (Map<String, String> kinds : List.of(served.atFirst(), served.afterRescan())) {
            kinds.forEach((kind, server) -> {
                if (List.of(off.split(" ")).contains(part(kind))) {
                    assertByTheJdk(kind, server);
                } else {
                    assertEquals(WhoServes.slipstream(kind), server, kind);
                }
            });
        }
        assertEquals(List.of(), warnings(served));
    }

    /** The name by which the property switches a kind off. */
    private static String part(String kind) {
        String[] words = kind.split(" ");
        if (WhoServes.isWriter(kind)) {
            return words[1] + "-writer";
        }
        return WhoServes.isOfFormat(kind) ? words[0] : "streams";
    }

    @Test
    void lastLeavesToTheJdkWhatTheJdkServes() throws Exception {
        ServedKinds served = run(ChildJvm.withSlipstream().property("dev.slipstream.imageio.last", "true"));
        for (Map<String, String> kinds : List.of(served.atFirst(), served.afterRescan())) {
            assertEquals("javax.imageio.stream.FileImageInputStream", kinds.get("from File"));
            assertEquals("javax.imageio.stream.FileImageInputStream", kinds.get("from RandomAccessFile"));
            assertEquals("javax.imageio.stream.FileCacheImageInputStream", kinds.get("from InputStream"));
            assertEquals("javax.imageio.stream.FileImageOutputStream", kinds.get("to File"));
            assertEquals("javax.imageio.stream.FileImageOutputStream", kinds.get("to RandomAccessFile"));
            assertEquals("javax.imageio.stream.FileCacheImageOutputStream", kinds.get("to OutputStream"));
            assertEquals("javax.imageio.stream.FileCacheImageOutputStream", kinds.get("to ByteArrayOutputStream"));
            for (String kind : List.of("from Path", "from byte[]", "from FileChannel", "to Path", "to FileChannel",
                    "to SeekableByteChannel", "to WritableByteChannel")) {
                assertEquals(WhoServes.slipstream(kind), kinds.get(kind));
            }
            kinds.keySet().stream().filter(WhoServes::isOfFormat)
                    .forEach(kind -> assertEquals(WhoServes.jdk(kind), kinds.get(kind), kind));
        }
        assertEquals(List.of(), warnings(served));
    }

    @ParameterizedTest
    @ValueSource(strings = {"disabled=strams last=maybe memoryThreshold=8M png.maxPixels=10M gif.maxPixels=1M",
        "memoryThreshold=-1 bmp.maxPixels=0"})
    void malformedValuesAreOneWarningEachAndTheDefault(String settings) throws Exception {
        ChildJvm jvm = ChildJvm.withSlipstream();
        for (String setting : settings.split(" ")) {
            jvm.option("-Ddev.slipstream.imageio." + setting);
        }
        ServedKinds served = run(jvm);
        served.assertAllBySlipstream();
        List<String> warnings = warnings(served);
        assertEquals(settings.split(" ").length, warnings.size(), warnings::toString);
        for (String setting : settings.split(" ")) {
            String[] words = setting.split("=");
            assertTrue(warnings.stream().anyMatch(warning -> warning.contains("dev.slipstream.imageio." + words[0])
                    && warning.contains(words[1])), warnings::toString);
        }
    }

    @Test
    void wrongWordsAreOneWarningAndNamedByDescribeAndTheOthersCount() throws Exception {
        ChildJvm jvm = ChildJvm.withSlipstream().property("dev.slipstream.imageio.disabled", "strams,bmp,png-reader");
        ServedKinds served = run(jvm);
        assertByTheJdk("bmp by content", served.atFirst().get("bmp by content"));
        assertEquals(WhoServes.slipstream("png by content"), served.atFirst().get("png by content"));
        List<String> warnings = warnings(served);
        assertEquals(1, warnings.size(), warnings::toString);
        assertTrue(warnings.get(0).contains("ignored: strams, png-reader;"), warnings.get(0));
        List<String> described = jvm.run(JavaCommand.class);
        assertTrue(described.contains(warnings.get(0).replace("WARNING: ", "")), described::toString);
    }

    private static ServedKinds run(ChildJvm jvm) throws IOException, InterruptedException {
        return ServedKinds.parse(jvm.run(WhoServes.class, image));
    }

    private static List<String> warnings(ServedKinds served) {
        return served.lines().stream().filter(line -> line.startsWith("WARNING")).toList();
    }

    private static void assertByTheJdk(String kind, String server) {
        assertTrue(WhoServes.isOfFormat(kind) ? server.equals(WhoServes.jdk(kind))
                : server.startsWith("javax.imageio.stream.") || server.equals("none"), kind + " by " + server);
    }
}
