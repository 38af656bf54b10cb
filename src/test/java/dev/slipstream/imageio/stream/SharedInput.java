package dev.slipstream.imageio.stream;

import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** An {@code InputStream} that is read ahead, in the hands of an application, and where it stands. */
interface SharedInput {

    /** The kinds there are. */
    enum Kind {
        FILE,
        BYTE_ARRAY
    }

    /** The stream itself. */
    InputStream in();

    /** Counted from the first of its bytes. */
    int position() throws IOException;

    void moveTo(int position) throws IOException;

    /** Over these bytes, before which another one is skipped. {@code file} is made, for a kind that needs it. */
    static SharedInput of(Kind kind, byte[] bytes, Path file) throws IOException {
        return kind == Kind.FILE ? file(bytes, file) : array(bytes);
    }

    private static SharedInput file(byte[] bytes, Path file) throws IOException {
        FileInputStream in = new FileInputStream(Files.write(file, bytes).toFile());
        in.skipNBytes(1);
        return new SharedInput() {
            @Override
            public InputStream in() {
                return in;
            }

            @Override
            public int position() throws IOException {
                return in.getFD().valid() ? (int) in.getChannel().position() : -1;
            }

            @Override
            public void moveTo(int position) throws IOException {
                in.getChannel().position(position);
            }
        };
    }

    private static SharedInput array(byte[] bytes) {
        ByteArrayInputStream in = new ByteArrayInputStream(bytes);
        in.skip(1);
        return new SharedInput() {
            @Override
            public InputStream in() {
                return in;
            }

            @Override
            public int position() {
                return bytes.length - in.available();
            }

            @Override
            public void moveTo(int position) {
                in.reset();
                in.skip(position);
            }
        };
    }
}
