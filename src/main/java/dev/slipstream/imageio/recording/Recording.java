package dev.slipstream.imageio.recording;

import org.jspecify.annotations.Nullable;

/** Begins the events of Flight Recorder, where there is one. */
public final class Recording {

    private Recording() {}

    /** The event of a read that begins; null if nobody records it. {@code input}: the reader's. */
    public static @Nullable ImageEvent ofRead(String format, @Nullable Object input) {
        try {
            return begun(new ImageRead(), format, input);
        } catch (LinkageError e) {
            return null; // the module jdk.jfr is not there, or a class loader does not show it
        }
    }

    /** The event of a write that begins; null if nobody records it. {@code output}: the writer's. */
    public static @Nullable ImageEvent ofWrite(String format, @Nullable Object output) {
        try {
            return begun(new ImageWrite(), format, output);
        } catch (LinkageError e) {
            return null;
        }
    }

    private static @Nullable ImageEvent begun(ImageEvent event, String format, @Nullable Object stream) {
        if (!event.isEnabled()) {
            return null;
        }
        event.begin(format, stream);
        return event;
    }
}
