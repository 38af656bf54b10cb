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
public enum Competitor {

    JDK_FILE {
        @Override
        ImageInputStream open(Content content) throws IOException {
            return new FileImageInputStream(content.file());
        }
    },
    JDK_MEMORY {
        @Override
        ImageInputStream open(Content content) {
            return new MemoryCacheImageInputStream(content.newByteArrayInputStream());
        }
    },
    JDK_FILE_CACHE {
        @Override
        ImageInputStream open(Content content) throws IOException {
            return new FileCacheImageInputStream(content.newByteArrayInputStream(), content.cacheDirectory());
        }
    },
    TWELVEMONKEYS_FILE {
        @Override
        ImageInputStream open(Content content) throws IOException {
            return new BufferedFileImageInputStreamSpi()
                    .createInputStreamInstance(content.file(), false, content.cacheDirectory());
        }
    },
    TWELVEMONKEYS_MEMORY {
        @Override
        ImageInputStream open(Content content) throws IOException {
            return new BufferedInputStreamImageInputStreamSpi()
                    .createInputStreamInstance(content.newByteArrayInputStream(), false, content.cacheDirectory());
        }
    },
    TWELVEMONKEYS_BYTES {
        @Override
        ImageInputStream open(Content content) {
            return new ByteArrayImageInputStream(content.bytes());
        }
    },
    SLIPSTREAM_FILE {
        @Override
        ImageInputStream open(Content content) throws IOException {
            return WindowedImageInputStream.of(content.file());
        }
    },
    SLIPSTREAM_FILE_INPUT_STREAM {
        @Override
        ImageInputStream open(Content content) throws IOException {
            return WindowedImageInputStream.of(content.fileInputStream());
        }
    },
    SLIPSTREAM_FILE_CHANNEL {
        @Override
        ImageInputStream open(Content content) throws IOException {
            return WindowedImageInputStream.of(content.channel());
        }
    },
    SLIPSTREAM_MEMORY {
        @Override
        ImageInputStream open(Content content) {
            return WindowedImageInputStream.of(content.newByteArrayInputStream());
        }
    },
    /** A stream that can neither be put back nor be looked into. */
    SLIPSTREAM_INPUT_STREAM {
        @Override
        ImageInputStream open(Content content) {
            return WindowedImageInputStream.of(new BufferedInputStream(content.newByteArrayInputStream()));
        }
    },
    SLIPSTREAM_DIRECT_BUFFER {
        @Override
        ImageInputStream open(Content content) {
            return WindowedImageInputStream.of(content.directBuffer());
        }
    },
    SLIPSTREAM_BYTES {
        @Override
        ImageInputStream open(Content content) {
            return WindowedImageInputStream.of(content.bytes());
        }
    },
    /** No stream at all, but the limit of what Java can do: a heap ByteBuffer. */
    BYTE_BUFFER {
        @Override
        ImageInputStream open(Content content) {
            return null;
        }

        @Override
        ByteBuffer buffer(Content content) {
            return ByteBuffer.wrap(content.bytes());
        }
    };

    /** All but the limit. */
    static List<Competitor> streams() {
        return Arrays.stream(values()).filter(competitor -> competitor != BYTE_BUFFER).toList();
    }

    /** Returns null for what is not a stream. */
    abstract ImageInputStream open(Content content) throws IOException;

    /** Returns null for all streams. */
    ByteBuffer buffer(Content content) {
        return null;
    }
}
