package dev.slipstream.imageio.bench.worker;

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
    FILE("File") {
        @Override
        boolean write(BufferedImage image, String format, ByteArrayOutputStream memory) throws IOException {
            return ImageIO.write(image, format, WrittenFile.get());
        }

        @Override
        byte[] delivered(ByteArrayOutputStream memory) throws IOException {
            return bytesOfFile();
        }
    },

    FILE_OUTPUT_STREAM("FileOutputStream") {
        @Override
        boolean write(BufferedImage image, String format, ByteArrayOutputStream memory) throws IOException {
            try (FileOutputStream out = new FileOutputStream(WrittenFile.get())) {
                return ImageIO.write(image, format, out);
            }
        }

        @Override
        byte[] delivered(ByteArrayOutputStream memory) throws IOException {
            return bytesOfFile();
        }
    },

    BYTE_ARRAY_OUTPUT_STREAM("ByteArrayOutputStream") {
        @Override
        boolean write(BufferedImage image, String format, ByteArrayOutputStream memory) throws IOException {
            return ImageIO.write(image, format, memory);
        }

        @Override
        byte[] delivered(ByteArrayOutputStream memory) {
            return memory.toByteArray();
        }
    };

    private final String label;

    Destination(String label) {
        this.label = label;
    }

    /** The name in tables. */
    public String label() {
        return label;
    }

    /** To the memory, which must be empty, or to this JVM's {@link WrittenFile}. Returns what ImageIO.write does. */
    abstract boolean write(BufferedImage image, String format, ByteArrayOutputStream memory) throws IOException;

    /** What the last write has brought to its destination, whether it was successful or not. */
    abstract byte[] delivered(ByteArrayOutputStream memory) throws IOException;

    private static byte[] bytesOfFile() throws IOException {
        try {
            return Files.readAllBytes(WrittenFile.get().toPath());
        } catch (NoSuchFileException e) {
            return new byte[0];
        }
    }
}
