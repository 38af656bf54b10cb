package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The events of Flight Recorder, and that nothing of them is there while nobody records. */
class RecordingTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everyReadAndWriteHasAnEvent(boolean isModule) throws Exception {
        Path recorded = folder.resolve("recorded.jfr");
        Path unwanted = folder.resolve("unwanted.jfr");
        ChildJvm jvm = isModule ? ChildJvm.withClassPath(List.of()).option("-p", ClassPaths.slipstream().toString())
                : ChildJvm.withSlipstream();
        jvm.run(Recorded.class, recorded, unwanted);
        assertEquals("""
                ImageRead PNG 20x10 Slipstream null
                ImageRead PNG 40x30 JDK rare param
                ImageRead BMP 40x30 Slipstream null
                ImageRead GIF 40x30 Slipstream null
                ImageRead JPEG 40x30 JDK nothing to make quicker
                ImageRead JPEG 40x30 Slipstream null
                ImageRead TIFF 40x30 JDK nothing to make quicker
                ImageRead TIFF 40x30 Slipstream null
                ImageRead PNG 0x0 Slipstream null
                ImageWrite PNG 40x30 Slipstream null
                ImageWrite BMP 40x30 Slipstream null
                ImageWrite GIF 40x30 JDK rare or small image, metadata or param
                """, described(recorded));
        assertEquals("", described(unwanted));
    }

    private static String described(Path recording) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (RecordedEvent event : RecordingFile.readAllEvents(recording)) {
            String name = event.getEventType().getName();
            if (name.startsWith("dev.slipstream.imageio.")) {
                lines.append("%s %s %dx%d %s %s%n".formatted(name.substring(name.lastIndexOf('.') + 1),
                        event.getString("format"), event.getInt("width"), event.getInt("height"),
                        event.getString("servedBy"), event.getString("reason")).replace("\r", ""));
                boolean isRead = event.getInt("width") > 0;
                assertTrue(!isRead || event.getLong("bytes") > 0, () -> "no bytes: " + event);
                assertTrue(!event.getDuration().isNegative() && !event.getDuration().isZero(), event::toString);
            }
        }
        return lines.toString();
    }

    /** The property may be set for another reason. */
    @Test
    void imagesAreReadWhereThereIsNoFlightRecorder() throws Exception {
        ChildJvm.withSlipstream().option("--limit-modules", "java.desktop").property("jdk.jfr.repository", "none")
                .run(RecordedCalls.class);
    }

    @Test
    void nothingOfItIsLoadedWhileNobodyRecords() throws Exception {
        Path log = folder.resolve("classes.log");
        ChildJvm.withSlipstream().option("-Xlog:class+load=info:file=" + log).run(RecordedCalls.class);
        List<String> loaded = Files.readAllLines(log).stream()
                .filter(line -> line.contains(" dev.slipstream.imageio.recording.") || line.contains(" jdk.jfr."))
                .toList();
        assertEquals(List.of(), loaded);
    }
}
