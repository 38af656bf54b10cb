package dev.slipstream.imageio.bench.worker;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;

/** What an application gives ImageIO to open an output stream on. */
public enum CheckTarget {

    FILE("File") {
        @Override
        Object output(CheckContent content) {
            return content.file();
        }
    },

    PATH("Path") {
        @Override
        Object output(CheckContent content) {
            return content.path();
        }

        @Override
        Object substitute(CheckContent content) {
            return content.file();
        }
    },

    BYTE_ARRAY_OUTPUT_STREAM("ByteArrayOutputStream") {
        @Override
        Object output(CheckContent content) {
            return content.emptyMemory();
        }
    },

    /** Of a class that nobody knows. */
    OUTPUT_STREAM("OutputStream") {
        @Override
        Object output(CheckContent content) {
            return new UnknownOutputStream(content.emptyMemory());
        }
    },

    /** The same one each time, since no stream closes it, at its beginning. */
    FILE_CHANNEL("FileChannel") {
        @Override
        Object output(CheckContent content) throws IOException {
            return content.channel();
        }

        @Override
        Object substitute(CheckContent content) throws IOException {
            return Channels.newOutputStream(content.channel());
        }
    };

    private final String label;

    CheckTarget(String label) {
        this.label = label;
    }

    /** The name in tables. */
    public String label() {
        return label;
    }

    private static final class UnknownOutputStream extends FilterOutputStream {
        UnknownOutputStream(OutputStream out) {
            super(out);
        }
    }

    abstract Object output(CheckContent content) throws IOException;

    /** What an application takes instead if nobody serves it: the JDK knows files and OutputStreams only. */
    Object substitute(CheckContent content) throws IOException {
        return output(content);
    }
}
