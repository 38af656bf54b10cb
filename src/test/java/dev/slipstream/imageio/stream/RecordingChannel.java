package dev.slipstream.imageio.stream;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import dev.slipstream.imageio.testing.PlainSeekableChannel;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** A channel in memory that remembers where it was written and how often it was read. */
final class RecordingChannel extends PlainSeekableChannel {

    /** A write of {@code size} bytes at a position. */
    record Write(long position, int size) {}

    private final Path file;
    private final List<Write> writes = new ArrayList<>();
    private int reads;

    RecordingChannel() throws IOException {
        this(Jimfs.newFileSystem(Configuration.unix()).getPath("file"));
    }

    private RecordingChannel(Path file) throws IOException {
        super(Files.newByteChannel(
                file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE));
        this.file = file;
    }

    /** The writes since the last call. */
    List<Write> writes() {
        List<Write> result = List.copyOf(writes);
        writes.clear();
        return result;
    }

    int reads() {
        return reads;
    }

    byte[] bytes() throws IOException {
        return Files.readAllBytes(file);
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
        writes.add(new Write(position(), source.remaining()));
        return super.write(source);
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
        reads++;
        return super.read(target);
    }
}
