package dev.slipstream.imageio.recording;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import org.jspecify.annotations.Nullable;

/** A writer of Slipstream has written an image. */
@Name("dev.slipstream.imageio.ImageWrite")
@Label("Image Write")
@Description("A write of an image by a writer of Slipstream, its listeners included")
@Category({"Java Application", "Image I/O"})
@Enabled(false)
@StackTrace(false)
final class ImageWrite extends ImageEvent {

    /** Null if nobody records it. */
    static @Nullable RecordedImage begun(String format, @Nullable Object stream) {
        return begun(new ImageWrite(), format, stream);
    }
}
