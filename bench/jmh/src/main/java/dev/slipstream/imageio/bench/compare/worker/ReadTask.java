package dev.slipstream.imageio.bench.compare.worker;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** Reads an image, or only its format, width and height, from a File or an InputStream. */
public record ReadTask(boolean pixels, boolean stream) implements Task {

    /** What a header says, and whose reader says it. */
    private record Header(String format, int width, int height) {
    }

    /** Both. */
    public static List<Task> all(boolean pixels) {
        return List.of(new ReadTask(pixels, false), new ReadTask(pixels, true));
    }

    @Override
    public String place() {
        return stream ? "InputStream" : "File";
    }

    @Override
    public Repeatable prepare(File file) {
        return !stream ? () -> perform(file) : () -> {
            try (FileInputStream in = new FileInputStream(file)) {
                perform(in);
            }
        };
    }

    /** The image or the header, or null: no reader. */
    private Object perform(Object input) throws IOException {
        if (!pixels) {
            return header(input);
        }
        return input instanceof File file ? ImageIO.read(file) : ImageIO.read((FileInputStream) input);
    }

    @Override
    public Optional<Task> decoding() {
        return pixels ? Optional.empty() : Optional.of(new ReadTask(true, stream));
    }

    /** Whose reader failed is of interest as well. */
    @Override
    public Outcome inspect(File file) throws IOException {
        Outcome outcome;
        try {
            outcome = stream ? fromInputStream(file) : outcome(perform(file), file);
        } catch (IOException | RuntimeException e) {
            outcome = Outcome.failed(e);
        }
        try (FileInputStream in = new FileInputStream(file)) {
            String reader = Providers.reader(stream ? in : file);
            return reader.isEmpty() ? outcome : outcome.with(Map.of(Outcome.READER, reader));
        }
    }

    /**
     * An application may read on behind the image, so the position where the stream is left counts as well; but not
     * where it is left somewhere before the pixels.
     */
    private Outcome fromInputStream(File file) throws IOException {
        try (FileInputStream in = new FileInputStream(file)) {
            Outcome outcome = outcome(perform(in), file);
            return pixels && outcome.isSuccess()
                    ? outcome.with(Map.of("position", Long.toString(in.getChannel().position())))
                    : outcome;
        }
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
