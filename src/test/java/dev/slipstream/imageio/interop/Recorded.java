package dev.slipstream.imageio.interop;

import java.io.IOException;
import java.nio.file.Path;
import jdk.jfr.Recording;

/** The program of a fresh JVM in which images are read and written before and while Flight Recorder records. */
final class Recorded {

    private Recorded() {}

    /** {@code arguments}: where the recordings go, the first with the events of images, the second without. */
    public static void main(String[] arguments) throws IOException {
        RecordedCalls.main(arguments);
        try (Recording recording = new Recording()) {
            recording.enable("dev.slipstream.imageio.ImageRead");
            recording.enable("dev.slipstream.imageio.ImageWrite");
            use(recording, arguments[0]);
        }
        try (Recording recording = new Recording()) {
            use(recording, arguments[1]);
        }
    }

    private static void use(Recording recording, String file) throws IOException {
        recording.start();
        RecordedCalls.use();
        recording.stop();
        recording.dump(Path.of(file));
    }
}
