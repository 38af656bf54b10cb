package dev.slipstream.imageio.bench.workbench.worker;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import javax.imageio.ImageIO;

/** Where an application lets ImageIO write to. ImageIO's cache setting stays at its default. */
public enum Destination {
    /** Which ImageIO deletes first. */
    FILE("File"),
    FILE_OUTPUT_STREAM("FileOutputStream"),
    BYTE_ARRAY_OUTPUT_STREAM("ByteArrayOutputStream");

    private final String label;

    Destination(String label) {
        this.label = label;
    }

    /** The name in tables. */
    public String label() {
        return label;
    }

    /** To the memory, which must be empty, or to this JVM's {@link WrittenFile}. Returns what ImageIO.write does. */
    boolean write(BufferedImage image, String format, ByteArrayOutputStream memory) throws IOException {
        return switch (this) {
            case FILE -> ImageIO.write(image, format, WrittenFile.get());
            case FILE_OUTPUT_STREAM -> {
                try (FileOutputStream out = new FileOutputStream(WrittenFile.get())) {
                    yield ImageIO.write(image, format, out);
                }
            }
            case BYTE_ARRAY_OUTPUT_STREAM -> ImageIO.write(image, format, memory);
        };
    }

    /** What the last write has brought to its destination, whether it was successful or not. */
    byte[] delivered(ByteArrayOutputStream memory) throws IOException {
        if (this == BYTE_ARRAY_OUTPUT_STREAM) {
            return memory.toByteArray();
        }
        try {
            return Files.readAllBytes(WrittenFile.get().toPath());
        } catch (NoSuchFileException e) {
            return new byte[0];
        }
    }
}
