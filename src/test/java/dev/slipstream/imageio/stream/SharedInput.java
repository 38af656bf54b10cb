package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Use;
import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * An {@code InputStream} that is read ahead, in the hands of an application.
 *
 * @param in the stream itself
 * @param place where it stands, counted from the first of its bytes
 * @param mover makes it stand elsewhere
 */
record SharedInput(InputStream in, Ask<InputStream, Integer> place, Use<Integer> mover) {

    /** The kinds there are. */
    enum Kind {
        FILE,
        BYTE_ARRAY
    }

    /** Over these bytes, before which another one is skipped. {@code file} is made, for a kind that needs it. */
    static SharedInput of(Kind kind, byte[] bytes, Path file) throws IOException {
        return kind == Kind.FILE ? file(bytes, file) : array(bytes);
    }

    private static SharedInput file(byte[] bytes, Path file) throws IOException {
        FileInputStream in = new FileInputStream(Files.write(file, bytes).toFile());
        in.skipNBytes(1);
        return new SharedInput(in, each -> in.getFD().valid() ? (int) in.getChannel().position() : -1,
                position -> in.getChannel().position(position));
    }

    private static SharedInput array(byte[] bytes) {
        ByteArrayInputStream in = new ByteArrayInputStream(bytes);
        in.skip(1);
        return new SharedInput(in, each -> bytes.length - in.available(), position -> {
            in.reset();
            in.skip(position);
        });
    }

    /** Counted from the first of its bytes. */
    int position() throws IOException {
        return place.of(in);
    }

    void moveTo(int position) throws IOException {
        mover.of(position);
    }
}
