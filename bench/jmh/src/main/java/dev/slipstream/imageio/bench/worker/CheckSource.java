package dev.slipstream.imageio.bench.worker;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;

/** What an application gives ImageIO to open a stream on. */
public enum CheckSource {

    FILE("File") {
        @Override
        Object input(CheckContent content) {
            return content.file();
        }
    },

    PATH("Path") {
        @Override
        Object input(CheckContent content) {
            return content.path();
        }

        @Override
        Object substitute(CheckContent content) {
            return content.file();
        }
    },

    BYTE_ARRAY("byte[]") {
        @Override
        Object input(CheckContent content) {
            return content.bytes();
        }

        @Override
        Object substitute(CheckContent content) {
            return new ByteArrayInputStream(content.bytes());
        }
    },

    BYTE_ARRAY_INPUT_STREAM("ByteArrayInputStream") {
        @Override
        Object input(CheckContent content) {
            return new ByteArrayInputStream(content.bytes());
        }
    },

    /** Of a class that nobody knows. */
    INPUT_STREAM("InputStream") {
        @Override
        Object input(CheckContent content) {
            return new UnknownInputStream(new ByteArrayInputStream(content.bytes()));
        }
    },

    /** The same one each time, since no stream closes it, at its beginning. */
    FILE_CHANNEL("FileChannel") {
        @Override
        Object input(CheckContent content) throws IOException {
            return content.channel();
        }

        @Override
        Object substitute(CheckContent content) throws IOException {
            return Channels.newInputStream(content.channel());
        }
    },

    URL("URL") {
        @Override
        Object input(CheckContent content) {
            return content.url();
        }

        @Override
        Object substitute(CheckContent content) throws IOException {
            return content.url().openStream();
        }

        @Override
        void release(Object given) throws IOException {
            if (given instanceof InputStream in) {
                in.close();
            }
        }
    };

    private final String label;

    CheckSource(String label) {
        this.label = label;
    }

    /** The name in tables. */
    public String label() {
        return label;
    }

    private static final class UnknownInputStream extends FilterInputStream {
        UnknownInputStream(InputStream in) {
            super(in);
        }
    }

    abstract Object input(CheckContent content) throws IOException;

    /** What an application takes instead if nobody serves such an input: the JDK knows files and InputStreams only. */
    Object substitute(CheckContent content) throws IOException {
        return input(content);
    }

    /** Closes what the application has opened, behind the stream. */
    void release(Object given) throws IOException {
    }
}
