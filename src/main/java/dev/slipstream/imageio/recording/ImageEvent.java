package dev.slipstream.imageio.recording;

import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.stream.ImageInputStream;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import org.jspecify.annotations.Nullable;

/** What the events have in common. The names of events and fields stay compatible, the reasons' texts do not. */
abstract class ImageEvent extends Event implements RecordedImage {

    @Label("Format")
    String format = "";

    @Label("Width")
    @Description("Of the image that was read, or of the one that was to be written; 0 if the read failed")
    int width;

    @Label("Height")
    int height;

    @Label("Bytes")
    @Description("How far the stream has moved; 0 if it is closed")
    @DataAmount
    long bytes;

    @Label("Served By")
    @Description("Who has made or written the pixels: Slipstream or the JDK")
    String servedBy = "Slipstream";

    @Label("Reason")
    @Description("Why the JDK has served")
    @Nullable String reason;

    private transient long start;

    static @Nullable RecordedImage begun(ImageEvent event, String format, @Nullable Object stream) {
        if (!event.isEnabled()) {
            return null;
        }
        event.format = format;
        event.start = position(stream);
        event.begin();
        return event;
    }

    @Override
    public final void leaveToJdk(@Nullable String why) {
        servedBy = why == null ? "Slipstream" : "JDK";
        reason = why;
    }

    @Override
    public final void setImage(@Nullable Object image) {
        if (image instanceof IIOImage written) {
            setImage(written.hasRaster() ? written.getRaster() : written.getRenderedImage());
        } else if (image instanceof RenderedImage pixels) {
            width = pixels.getWidth();
            height = pixels.getHeight();
        } else if (image instanceof Raster pixels) {
            width = pixels.getWidth();
            height = pixels.getHeight();
        }
    }

    @Override
    public final void end(@Nullable Object stream) {
        end();
        bytes = Math.max(0, position(stream) - start);
        commit();
    }

    private static long position(@Nullable Object stream) {
        try {
            return stream instanceof ImageInputStream open ? open.getStreamPosition() : 0;
        } catch (IOException e) {
            return 0; // it is closed
        }
    }
}
