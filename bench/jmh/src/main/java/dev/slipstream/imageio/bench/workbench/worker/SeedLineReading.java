package dev.slipstream.imageio.bench.workbench.worker;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/** Every way to read the lines of a file that is measured. ISO 8859-1 is what {@code DataInput.readLine} knows. */
public enum SeedLineReading {

    /** The document's first attempt. */
    UNBUFFERED {
        @Override
        void read(File file, SeedLineSink sink) throws IOException {
            try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
                lines(in, sink);
            }
        }
    },
    /** What the document calls 100 %. */
    BUFFERED {
        @Override
        void read(File file, SeedLineSink sink) throws IOException {
            try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)))) {
                lines(in, sink);
            }
        }
    },
    READER {
        @Override
        void read(File file, SeedLineSink sink) throws IOException {
            try (BufferedReader in = new BufferedReader(new FileReader(file, StandardCharsets.ISO_8859_1))) {
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    sink.line(line);
                }
            }
        }
    },
    /** No strings: lines are handed over inside the reader's own array. */
    OWN_CHARS {
        @Override
        void read(File file, SeedLineSink sink) throws IOException {
            try (Reader in = new FileReader(file, StandardCharsets.ISO_8859_1)) {
                SeedCharLines.read(in, sink);
            }
        }
    },
    /** The same, and bytes are made characters by a loop of its own. */
    OWN_CONVERSION {
        @Override
        void read(File file, SeedLineSink sink) throws IOException {
            try (Reader in = new SeedLatin1Reader(new FileInputStream(file))) {
                SeedCharLines.read(in, sink);
            }
        }
    },
    /** {@code ImageInputStream.readLine} on a File. */
    IMAGE_FILE {
        @Override
        void read(File file, SeedLineSink sink) throws IOException {
            try (ImageInputStream in = ImageIO.createImageInputStream(file)) {
                lines(in, sink);
            }
        }
    },
    /** The same on an InputStream that ImageIO caches in memory. */
    IMAGE_MEMORY_CACHE {
        @Override
        void read(File file, SeedLineSink sink) throws IOException {
            cached(false, file, sink);
        }
    },
    /** The same on an InputStream that ImageIO caches in a file. */
    IMAGE_FILE_CACHE {
        @Override
        void read(File file, SeedLineSink sink) throws IOException {
            cached(true, file, sink);
        }
    };

    abstract void read(File file, SeedLineSink sink) throws IOException;

    private static void cached(boolean useCache, File file, SeedLineSink sink) throws IOException {
        ImageIO.setUseCache(useCache);
        // Buffered: MemoryCacheImageInputStream asks for single bytes, which would be so many system calls.
        try (InputStream bytes = new BufferedInputStream(new FileInputStream(file));
                ImageInputStream in = ImageIO.createImageInputStream(bytes)) {
            lines(in, sink);
        }
    }

    private static void lines(DataInput in, SeedLineSink sink) throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            sink.line(line);
        }
    }
}
