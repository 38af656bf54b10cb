package dev.slipstream.imageio.bench.facts;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.util.Map;
import javax.imageio.ImageIO;

/** Reads an image and writes it in some format to a File or to memory. */
public record WriteTask(String format, boolean memory) implements Task {

    /** The file that this JVM writes over and over, in its temporary folder, which goes with it. */
    private static final File WRITTEN =
            new File(System.getProperty("java.io.tmpdir"), "written-" + ProcessHandle.current().pid());

    @Override
    public String way() {
        return format + " to " + (memory ? "ByteArrayOutputStream" : "File");
    }

    @Override
    public Outcome inspect(File file) throws IOException {
        BufferedImage image = ImageIO.read(file);
        if (image == null) {
            return new Outcome(Outcome.Kind.UNKNOWN, Map.of());
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            return write(image, bytes)
                    ? Outcome.of(Outcome.Kind.WRITTEN, format, image.getWidth(), image.getHeight())
                            .with(WrittenFacts.of(format, delivered(bytes)))
                    : new Outcome(Outcome.Kind.REFUSED, Map.of());
        } catch (IOException | RuntimeException e) {
            // What a failing writer has written counts as well.
            return Outcome.failed(e).with(WrittenFacts.ofFailure(format, delivered(bytes)));
        }
    }

    private boolean write(BufferedImage image, ByteArrayOutputStream bytes) throws IOException {
        return memory ? ImageIO.write(image, format, bytes) : ImageIO.write(image, format, WRITTEN);
    }

    /** What the last write has brought to its destination, whether it was successful or not. */
    private byte[] delivered(ByteArrayOutputStream bytes) throws IOException {
        try {
            return memory ? bytes.toByteArray() : Files.readAllBytes(WRITTEN.toPath());
        } catch (NoSuchFileException e) {
            return new byte[0];
        }
    }
}
