package dev.slipstream.imageio.bench.workbench.worker;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/** Decodes an image, which is not measured, and writes it in some format to some destination. */
public record WriteTask(String format, Destination destination) implements Task {

    static final String WRITE = "WRITE";

    private static final List<Destination> COMPARED =
            List.of(Destination.FILE, Destination.BYTE_ARRAY_OUTPUT_STREAM);

    /** The formats, or every one that has a writer for the image; none if the image cannot be decoded. */
    static List<Task> all(File file, List<String> formats) {
        List<Task> tasks = new ArrayList<>();
        for (String format : formats.isEmpty() ? formatsOf(file) : formats) {
            for (Destination destination : COMPARED) {
                tasks.add(new WriteTask(format, destination));
            }
        }
        return tasks;
    }

    @Override
    public String code() {
        return WRITE + " " + destination + " " + format;
    }

    @Override
    public String place() {
        return destination.label();
    }

    @Override
    public String describe() {
        return destination.label() + " as " + format;
    }

    @Override
    public Outcome inspect(File file) throws IOException {
        BufferedImage image = ImageIO.read(file);
        if (image == null) {
            return Outcome.unknown();
        }
        ByteArrayOutputStream memory = new ByteArrayOutputStream();
        try {
            return destination.write(image, format, memory)
                    ? Outcome.of(Outcome.Kind.WRITTEN, format, image.getWidth(), image.getHeight())
                            .with(WrittenFacts.of(format, destination.delivered(memory)))
                    : Outcome.refused();
        } catch (IOException | RuntimeException e) {
            // What a failing writer leaves behind counts as well.
            return Outcome.failed(e).with(WrittenFacts.ofFailure(format, destination.delivered(memory)));
        }
    }

    @Override
    public Repeatable prepare(File file) throws IOException {
        BufferedImage image = ImageIO.read(file);
        if (image == null) {
            throw new IOException("No reader for " + file);
        }
        return () -> destination.write(image, format, new ByteArrayOutputStream());
    }

    /** Whoever inspects a task will meet the same error again, and show it. */
    private static List<String> formatsOf(File file) {
        try {
            BufferedImage image = ImageIO.read(file);
            return image == null ? List.of() : WritableFormats.of(image);
        } catch (IOException | RuntimeException | Error e) {
            return List.of();
        }
    }
}
