package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.InputKind;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * An {@code InputStream} that is read ahead, in the hands of an application.
 *
 * @param in a {@code FileInputStream} or a {@code ByteArrayInputStream}
 * @param length how many bytes it has from its beginning
 */
record SharedInput(InputStream in, int length) {

    /** Over these bytes, the first of which is skipped; they are in {@code file}, too. */
    static SharedInput of(InputKind kind, byte[] bytes, Path file) throws IOException {
        InputStream in = (InputStream) kind.input(Files.write(file, bytes));
        in.skipNBytes(1);
        return new SharedInput(in, bytes.length);
    }

    /** Counted from the first of its bytes; -1 if it is closed. */
    int position() throws IOException {
        if (in instanceof FileInputStream file) {
            return file.getFD().valid() ? (int) file.getChannel().position() : -1;
        }
        return length - in.available();
    }

    void moveTo(int position) throws IOException {
        if (in instanceof FileInputStream file) {
            file.getChannel().position(position);
        } else {
            in.reset();
            in.skip(position);
        }
    }
}
