package dev.slipstream.imageio.stream;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Where the backings put their bytes: a directory, a file system in memory. Gone when closed. */
final class Scratch implements AutoCloseable {

    private final Path directory;
    private final FileSystem memory = Jimfs.newFileSystem(Configuration.unix());

    Scratch() {
        try {
            directory = Files.createTempDirectory("slipstream-test");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path directory() {
        return directory;
    }

    Path file(byte[] bytes) throws IOException {
        return Files.write(Files.createTempFile(directory, "bytes", ".bin"), bytes);
    }

    Path fileInMemory(byte[] bytes) throws IOException {
        return Files.write(Files.createTempFile(memory.getPath("/work"), "bytes", ".bin"), bytes);
    }

    Place place() {
        return new Place();
    }

    /** The files of one stream. */
    final class Place {

        private final List<Path> files = new ArrayList<>();

        Path file(byte[] bytes) throws IOException {
            files.add(Scratch.this.file(bytes));
            return file();
        }

        Path fileInMemory(byte[] bytes) throws IOException {
            files.add(Scratch.this.fileInMemory(bytes));
            return file();
        }

        /** The file that was created before. */
        Path file() {
            return files.get(0);
        }

        void clear() throws IOException {
            for (Path file : files) {
                Files.delete(file);
            }
        }
    }

    /** The names in the directory: what a stream has not deleted. */
    List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Override
    public void close() throws IOException {
        memory.close();
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
