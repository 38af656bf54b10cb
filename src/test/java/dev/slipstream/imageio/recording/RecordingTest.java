package dev.slipstream.imageio.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ChildJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The events of Flight Recorder, and that nothing of them is there while nobody records. */
class RecordingTest {

    @TempDir
    private Path folder;

    @Test
    void everyReadAndWriteHasAnEvent() throws Exception {
        Path recorded = folder.resolve("recorded.jfr");
        Path unwanted = folder.resolve("unwanted.jfr");
        ChildJvm.withSlipstream().run(RecordedCalls.class, recorded, unwanted);
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

    @Test
    void nothingOfItIsLoadedWhileNobodyRecords() throws Exception {
        Path log = folder.resolve("classes.log");
        ChildJvm.withSlipstream().option("-Xlog:class+load=info:file=" + log).run(RecordedCalls.class);
        List<String> loaded = Files.readAllLines(log).stream()
                .filter(line -> line.contains(" dev.slipstream.imageio.recording.") || line.contains(" jdk.jfr."))
                .filter(line -> !line.contains(RecordedCalls.class.getName())).toList();
        assertEquals(List.of(), loaded);
    }
}
