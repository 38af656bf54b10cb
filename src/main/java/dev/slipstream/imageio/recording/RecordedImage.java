package dev.slipstream.imageio.recording;

import org.jspecify.annotations.Nullable;

/**
 * A read or write that Flight Recorder is told of. Readers and writers know no more than this: they could not even be
 * loaded where there is no Flight Recorder, if they knew the events.
 */
public interface RecordedImage {

    /** The JDK makes the pixels or writes them, for this reason; null: it does not, after all. */
    void leaveToJdk(@Nullable String why);

    /** {@code image}: what is read or written, of any class that ImageIO has for it. */
    void setImage(@Nullable Object image);

    /** The read or write has ended. {@code stream}: the input or output. */
    void end(@Nullable Object stream);
}
