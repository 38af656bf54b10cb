package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.JdkOutput;
import dev.slipstream.imageio.testing.OutputKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.stream.ImageOutputStream;

/** An output stream over some destination, and what has to be known and tidied up about that destination. */
final class OpenedOutput extends Tidied<ImageOutputStream, OpenedOutput> {

    private final OutputKind.Content arrived;

    OpenedOutput(ImageOutputStream stream, OutputKind.Content arrived) {
        super(stream);
        this.arrived = arrived;
    }

    /** A stream of the JDK at position 0 of {@code existing}, which only a file can hold. */
    static OpenedOutput of(JdkOutput jdk, byte[] existing, Scratch scratch) throws IOException {
        Path file = scratch.file(existing);
        JdkOutput.Opened opened = jdk.open(file);
        return new OpenedOutput(opened.stream(), opened.content()).tidying(() -> Files.delete(file));
    }

    /** The bytes that are at the destination now, counted from the stream's byte 0. */
    byte[] arrived() throws IOException {
        return arrived.bytes();
    }
}
