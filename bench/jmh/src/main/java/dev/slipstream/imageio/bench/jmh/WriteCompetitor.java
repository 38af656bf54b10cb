package dev.slipstream.imageio.bench.jmh;

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
public enum WriteCompetitor {

    JDK_FILE {
        @Override
        ImageOutputStream open(Target target) throws IOException {
            return new FileImageOutputStream(target.file());
        }
    },
    JDK_MEMORY {
        @Override
        ImageOutputStream open(Target target) {
            return new MemoryCacheImageOutputStream(target.outputStream());
        }
    },
    JDK_FILE_CACHE {
        @Override
        ImageOutputStream open(Target target) throws IOException {
            return new FileCacheImageOutputStream(target.outputStream(), target.cacheDirectory());
        }
    },
    SLIPSTREAM_FILE {
        @Override
        ImageOutputStream open(Target target) throws IOException {
            return WindowedImageOutputStream.of(target.file());
        }
    },
    SLIPSTREAM_FILE_CHANNEL {
        @Override
        ImageOutputStream open(Target target) throws IOException {
            return WindowedImageOutputStream.of(target.channel());
        }
    },
    /** Memory only. */
    SLIPSTREAM_OUTPUT_STREAM {
        @Override
        ImageOutputStream open(Target target) {
            return WindowedImageOutputStream.of(target.outputStream());
        }
    },
    /** May use a cache file, as ImageIO allows it by default. */
    SLIPSTREAM_OUTPUT_STREAM_CACHE {
        @Override
        ImageOutputStream open(Target target) {
            return WindowedImageOutputStream.of(target.outputStream(), target.cacheDirectory());
        }
    },
    /** No stream at all, but the limit of what Java can do: a heap ByteBuffer. */
    BYTE_BUFFER {
        @Override
        ImageOutputStream open(Target target) {
            return null;
        }

        @Override
        ByteBuffer buffer(int size) {
            return ByteBuffer.allocate(size);
        }
    };

    /** All but the limit. */
    static List<WriteCompetitor> streams() {
        return Arrays.stream(values()).filter(competitor -> competitor != BYTE_BUFFER).toList();
    }

    /** Returns null for what is not a stream. */
    abstract ImageOutputStream open(Target target) throws IOException;

    /** A new one. Returns null for all streams. */
    ByteBuffer buffer(int size) {
        return null;
    }
}
