package dev.slipstream.imageio.bench.command;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A file that a command is to write at its end. It is tried when the command line is parsed: to find out after minutes
 * of measuring that a folder is missing would be late.
 */
public final class TargetFile implements ITypeConverter<Path> {

    /** What is written. */
    public interface Content {
        void write(Appendable out) throws IOException;
    }

    @Override
    public Path convert(String value) {
        Path file = Path.of(value);
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder) || !Files.isWritable(Files.exists(file) ? file : folder)) {
            throw new TypeConversionException("cannot be written: " + file);
        }
        return file;
    }

    /** Does nothing for null. */
    public static void write(Path file, Content content) throws IOException {
        if (file != null) {
            try (Writer writer = Files.newBufferedWriter(file)) {
                content.write(writer);
            }
        }
    }
}
