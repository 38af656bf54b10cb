package dev.slipstream.imageio.bench.jmh;

import dev.slipstream.imageio.bench.jmh.images.Target;
import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import javax.imageio.stream.FileCacheImageOutputStream;
import javax.imageio.stream.FileImageOutputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Every output stream that is measured. TwelveMonkeys has none. */
public enum OutputOpening implements CallSite.OutputOpener {
    JDK_FILE(target -> new FileImageOutputStream(target.file())),
    JDK_MEMORY(target -> new MemoryCacheImageOutputStream(target.outputStream())),
    JDK_FILE_CACHE(target -> new FileCacheImageOutputStream(target.outputStream(), target.cacheDirectory())),
    SLIPSTREAM_FILE(target -> WindowedImageOutputStream.of(target.file())),
    SLIPSTREAM_FILE_CHANNEL(target -> WindowedImageOutputStream.of(target.channel())),
    /** Memory only. */
    SLIPSTREAM_OUTPUT_STREAM(target -> WindowedImageOutputStream.of(target.outputStream())),
    /** May use a cache file, as ImageIO allows it by default. */
    SLIPSTREAM_OUTPUT_STREAM_CACHE(target ->
            WindowedImageOutputStream.of(target.outputStream(), target.cacheDirectory())),
    /** No stream at all, but the limit of what Java can do: a heap ByteBuffer. */
    BYTE_BUFFER(target -> null);

    private final CallSite.OutputOpener opening;

    OutputOpening(CallSite.OutputOpener opening) {
        this.opening = opening;
    }

    /** All but the limit. */
    static List<OutputOpening> streams() {
        return Arrays.stream(values()).filter(each -> each != BYTE_BUFFER).toList();
    }

    /** Returns null for what is not a stream. */
    @Override
    public ImageOutputStream open(Target target) throws IOException {
        return opening.open(target);
    }

    /** A new one. Returns null for all streams. */
    ByteBuffer buffer(int size) {
        return this == BYTE_BUFFER ? ByteBuffer.allocate(size) : null;
    }
}
