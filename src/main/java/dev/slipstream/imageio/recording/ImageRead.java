package dev.slipstream.imageio.recording;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import org.jspecify.annotations.Nullable;

/** A reader of Slipstream has read an image, a raster or a tile. */
@Name("dev.slipstream.imageio.ImageRead")
@Label("Image Read")
@Description("A read of an image, raster or tile by a reader of Slipstream, its listeners included")
@Category({"Java Application", "Image I/O"})
@Enabled(false)
@StackTrace(false)
final class ImageRead extends ImageEvent {

    /** Null if nobody records it. */
    static @Nullable RecordedImage begun(String format, @Nullable Object stream) {
        return begun(new ImageRead(), format, stream);
    }
}
