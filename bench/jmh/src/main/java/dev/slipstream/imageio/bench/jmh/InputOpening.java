package dev.slipstream.imageio.bench.jmh;

import com.twelvemonkeys.imageio.stream.BufferedFileImageInputStreamSpi;
import com.twelvemonkeys.imageio.stream.BufferedInputStreamImageInputStreamSpi;
import com.twelvemonkeys.imageio.stream.ByteArrayImageInputStream;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import javax.imageio.stream.FileCacheImageInputStream;
import javax.imageio.stream.FileImageInputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** Every stream that is measured, opened on the same bytes. */
public enum InputOpening implements CallSite.Opener {
    JDK_FILE(content -> new FileImageInputStream(content.file())),
    JDK_MEMORY(content -> new MemoryCacheImageInputStream(content.newByteArrayInputStream())),
    JDK_FILE_CACHE(content ->
            new FileCacheImageInputStream(content.newByteArrayInputStream(), content.cacheDirectory())),
    TWELVEMONKEYS_FILE(content -> new BufferedFileImageInputStreamSpi()
            .createInputStreamInstance(content.file(), false, content.cacheDirectory())),
    TWELVEMONKEYS_MEMORY(content -> new BufferedInputStreamImageInputStreamSpi()
            .createInputStreamInstance(content.newByteArrayInputStream(), false, content.cacheDirectory())),
    TWELVEMONKEYS_BYTES(content -> new ByteArrayImageInputStream(content.bytes())),
    SLIPSTREAM_FILE(content -> WindowedImageInputStream.of(content.file())),
    SLIPSTREAM_FILE_INPUT_STREAM(content -> WindowedImageInputStream.of(content.fileInputStream())),
    SLIPSTREAM_FILE_CHANNEL(content -> WindowedImageInputStream.of(content.channel())),
    SLIPSTREAM_MEMORY(content -> WindowedImageInputStream.of(content.newByteArrayInputStream())),
    /** A stream that can neither be put back nor be looked into. */
    SLIPSTREAM_INPUT_STREAM(content ->
            WindowedImageInputStream.of(new BufferedInputStream(content.newByteArrayInputStream()))),
    SLIPSTREAM_DIRECT_BUFFER(content -> WindowedImageInputStream.of(content.directBuffer())),
    SLIPSTREAM_BYTES(content -> WindowedImageInputStream.of(content.bytes())),
    /** No stream at all, but the limit of what Java can do: a heap ByteBuffer. */
    BYTE_BUFFER(content -> null);

    private final CallSite.Opener opening;

    InputOpening(CallSite.Opener opening) {
        this.opening = opening;
    }

    /** All but the limit. */
    static List<InputOpening> streams() {
        return Arrays.stream(values()).filter(each -> each != BYTE_BUFFER).toList();
    }

    /** Returns null for what is not a stream. */
    @Override
    public ImageInputStream open(Content content) throws IOException {
        return opening.open(content);
    }

    /** Returns null for all streams. */
    ByteBuffer buffer(Content content) {
        return this == BYTE_BUFFER ? ByteBuffer.wrap(content.bytes()) : null;
    }
}
