package dev.slipstream.imageio.bench.workbench.worker;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** What a sweep does with a file of {@code length} bytes, from its begin to its end, with windows of a given size. */
public enum SeedSweep {

    /** The document's loop: no image stream, but an array of the window's size and plain reads. */
    TRANSFER {
        @Override
        void perform(File file, int length, int windowSize, ByteArrayOutputStream out) throws IOException {
            byte[] buffer = new byte[windowSize];
            try (InputStream in = new FileInputStream(file)) {
                for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                    out.write(buffer, 0, n);
                }
            }
        }
    },
    /** Value after value: what a window is for. */
    READ_INT {
        @Override
        void perform(File file, int length, int windowSize, ByteArrayOutputStream out) throws IOException {
            try (ImageInputStream in = SeedWindowedStreams.input(file, windowSize)) {
                int sum = 0;
                for (int left = length / Integer.BYTES; left > 0; left--) {
                    sum += in.readInt();
                }
                out.write(sum); // so that the compiler cannot do without the loop
            }
        }
    },
    /** Pieces smaller than the smallest window, so that all pass through it. */
    READ_PIECES {
        @Override
        void perform(File file, int length, int windowSize, ByteArrayOutputStream out) throws IOException {
            byte[] piece = new byte[PIECE];
            try (ImageInputStream in = SeedWindowedStreams.input(file, windowSize)) {
                for (int n = in.read(piece); n >= 0; n = in.read(piece)) {
                    out.write(piece[n - 1]);
                }
            }
        }
    },
    /** Into a file that is not there yet. */
    WRITE_NEW {
        @Override
        void prepare(File file, int length) throws IOException {
            Files.deleteIfExists(file.toPath());
        }

        @Override
        void perform(File file, int length, int windowSize, ByteArrayOutputStream out) throws IOException {
            writeInts(file, length, windowSize);
        }
    },
    /** Over the bytes of a file that has as many already. */
    WRITE_OVER {
        @Override
        void prepare(File file, int length) throws IOException {
            if (file.length() != length) {
                Files.write(file.toPath(), new byte[length]);
            }
        }

        @Override
        void perform(File file, int length, int windowSize, ByteArrayOutputStream out) throws IOException {
            writeInts(file, length, windowSize);
        }
    };

    /** Smaller than every window of a sweep. */
    private static final int PIECE = 512;

    public boolean isReading() {
        return this != WRITE_NEW && this != WRITE_OVER;
    }

    /** Makes the file what it must be; that is not timed. */
    void prepare(File file, int length) throws IOException {
        // To be read, it is as it was made.
    }

    /** {@code out} takes what must not seem useless to a compiler. */
    abstract void perform(File file, int length, int windowSize, ByteArrayOutputStream out) throws IOException;

    private static void writeInts(File file, int length, int windowSize) throws IOException {
        try (ImageOutputStream out = SeedWindowedStreams.output(file, windowSize)) {
            for (int i = 0; i < length / Integer.BYTES; i++) {
                out.writeInt(i);
            }
        }
    }
}
