package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.reading.Format.PNG;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.reading.Flags;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.Side;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.warmup.WarmUp;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import javax.imageio.ImageReader;
import org.jspecify.annotations.Nullable;

/** The two readers of PNG. */
public final class PngFormat {

    private PngFormat() {}

    /** Chooses the decoder and the filters: those of a fresh process, or those after the warm-up. */
    public static void decodeWith(Engine engine) {
        engine.use();
        WarmUp.UNFILTER.leave(engine == Engine.OURS ? 0 : Integer.MAX_VALUE);
    }

    public static ImageReader jdkReader() throws IOException {
        return PNG.open(Side.JDK);
    }

    public static ImageReader ourReader() throws IOException {
        return PNG.open(Side.SLIPSTREAM);
    }

    /** Reads from an array, so that the length is known, without listeners. */
    public static Reading unheard(ImageReader reader, byte[] file, boolean ignoreMetadata,
            @Nullable BufferedImage destination) throws IOException {
        Flags flags = ignoreMetadata ? Flags.ONLY_PIXELS : Flags.KEEPING_METADATA;
        return Reading.unheard(reader, WindowedImageInputStream.of(file), flags, destination);
    }

    /** The number of pixels by the header; 0 if the file is too short to have one. */
    public static long declaredPixels(byte[] file) {
        return file.length < 24 ? 0 : (long) ByteBuffer.wrap(file).getInt(16) * ByteBuffer.wrap(file).getInt(20);
    }
}
