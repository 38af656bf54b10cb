package dev.slipstream.imageio.recording;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Begins the events of Flight Recorder, where there is one. */
public final class Recording {

    static {
        // The module's descriptor does not require jdk.jfr: it is for Java 9, whose compiler does not know that module.
        Optional<Module> jfr = ModuleLayer.boot().findModule("jdk.jfr");
        if (jfr.isPresent()) {
            Recording.class.getModule().addReads(jfr.get());
        }
    }

    private Recording() {}

    /** The event of a read that begins; null if nobody records it. {@code input}: the reader's. */
    public static @Nullable RecordedImage ofRead(String format, @Nullable Object input) {
        try {
            return ImageRead.begun(format, input);
        } catch (LinkageError e) {
            return null; // the module jdk.jfr is not there, or a class loader does not show it
        }
    }

    /** The event of a write that begins; null if nobody records it. {@code output}: the writer's. */
    public static @Nullable RecordedImage ofWrite(String format, @Nullable Object output) {
        try {
            return ImageWrite.begun(format, output);
        } catch (LinkageError e) {
            return null;
        }
    }
}
