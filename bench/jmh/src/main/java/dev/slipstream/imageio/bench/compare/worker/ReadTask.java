package dev.slipstream.imageio.bench.compare.worker;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** Reads an image, or only its format, width and height. */
public record ReadTask(boolean pixels, Origin origin) implements Task {

    /** Where the image comes from. */
    public enum Origin {
        FILE("File"), INPUT_STREAM("InputStream"), ARRAY("ByteArrayInputStream");

        private final String place;

        Origin(String place) {
            this.place = place;
        }
    }

    /** What a header says, and whose reader says it. */
    private record Header(String format, int width, int height) {
    }

    /** From what most applications have. */
    public static List<Task> usual(boolean pixels) {
        return List.of(new ReadTask(pixels, Origin.FILE), new ReadTask(pixels, Origin.INPUT_STREAM));
    }

    @Override
    public String place() {
        return origin.place;
    }

    @Override
    public Repeatable prepare(File file) {
        return origin == Origin.FILE ? () -> perform(file) : () -> {
            try (InputStream in = open(file)) {
                perform(in);
            }
        };
    }

    /** The image or the header, or null: no reader. */
    private Object perform(Object input) throws IOException {
        if (!pixels) {
            return header(input);
        }
        return input instanceof File file ? ImageIO.read(file) : ImageIO.read((InputStream) input);
    }

    @Override
    public Optional<Task> decoding() {
        return pixels ? Optional.empty() : Optional.of(new ReadTask(true, origin));
    }

    /** Whose reader failed is of interest as well. */
    @Override
    public Outcome inspect(File file) throws IOException {
        Outcome outcome;
        try {
            outcome = origin == Origin.FILE ? outcome(perform(file), file) : fromInputStream(file);
        } catch (IOException | RuntimeException e) {
            outcome = Outcome.failed(e);
        }
        try (InputStream in = open(file)) {
            String reader = Providers.reader(origin == Origin.FILE ? file : in);
            return reader.isEmpty() ? outcome : outcome.with(Map.of(Outcome.READER, reader));
        }
    }

    /**
     * An application may read on behind the image, so the position where the stream is left counts as well; but not
     * where it is left somewhere before the pixels.
     */
    private Outcome fromInputStream(File file) throws IOException {
        try (InputStream in = open(file)) {
            Outcome outcome = outcome(perform(in), file);
            return pixels && outcome.isSuccess()
                    ? outcome.with(Map.of("position", Long.toString(file.length() - in.available())))
                    : outcome;
        }
    }

    private InputStream open(File file) throws IOException {
        return origin == Origin.ARRAY ? new ByteArrayInputStream(Files.readAllBytes(file.toPath()))
                : new FileInputStream(file);
    }

    private static Outcome outcome(Object result, File file) throws IOException {
        if (result == null) {
            return Outcome.unknown();
        }
        if (result instanceof BufferedImage image) {
            return Outcome.of(Outcome.Kind.DECODED, header(file).format(), image.getWidth(), image.getHeight())
                    .with(ImageFacts.of(image));
        }
        Header header = (Header) result;
        return Outcome.of(Outcome.Kind.DECODED, header.format(), header.width(), header.height());
    }

    private static Header header(Object input) throws IOException {
        try (ImageInputStream stream = ImageIO.createImageInputStream(input)) {
            if (stream == null) {
                throw new IOException("No ImageInputStream for " + input);
            }
            Iterator<ImageReader> readers = ImageIO.getImageReaders(stream);
            if (!readers.hasNext()) {
                return null;
            }
            ImageReader reader = readers.next();
            try {
                reader.setInput(stream, true, true);
                return new Header(reader.getFormatName(), reader.getWidth(0), reader.getHeight(0));
            } finally {
                reader.dispose();
            }
        }
    }
}
