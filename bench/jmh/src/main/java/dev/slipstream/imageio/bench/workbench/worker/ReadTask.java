package dev.slipstream.imageio.bench.workbench.worker;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** Reads an image, or only its header, from some origin. */
record ReadTask(Reading reading, Origin origin) implements Task {

    @Override
    public String code() {
        return reading + " " + origin;
    }

    @Override
    public String place() {
        return origin.label();
    }

    @Override
    public String describe() {
        return origin.label();
    }

    @Override
    public Repeatable prepare(File file) {
        return origin == Origin.FILE ? () -> reading.on(file) : () -> {
            try (FileInputStream in = new FileInputStream(file)) {
                reading.on(in);
            }
        };
    }

    @Override
    public Optional<Task> decoding() {
        return reading == Reading.PROBE ? Optional.of(new ReadTask(Reading.READ, origin)) : Optional.empty();
    }

    /** Whose reader failed is of interest as well. */
    @Override
    public Outcome inspect(File file) throws IOException {
        Outcome outcome;
        try {
            outcome = origin == Origin.FILE ? outcome(reading.on(file), file) : fromInputStream(file);
        } catch (IOException | RuntimeException e) {
            outcome = Outcome.failed(e);
        }
        try (FileInputStream in = new FileInputStream(file)) {
            String reader = Providers.reader(origin == Origin.FILE ? file : in);
            return reader.isEmpty() ? outcome : outcome.with(Map.of(Outcome.READER, reader));
        }
    }

    /**
     * An application may read on behind the image, so the position where the stream is left counts as well; but not
     * where it is left somewhere before the pixels.
     */
    private Outcome fromInputStream(File file) throws IOException {
        try (FileInputStream in = new FileInputStream(file)) {
            Outcome outcome = outcome(reading.on(in), file);
            return reading == Reading.PROBE || !outcome.isSuccess()
                    ? outcome
                    : outcome.with(Map.of("position", Long.toString(in.getChannel().position())));
        }
    }

    private static Outcome outcome(Object result, File file) throws IOException {
        if (result == null) {
            return Outcome.unknown();
        }
        Header header = result instanceof BufferedImage image
                ? new Header(Reading.header(file).format(), image.getWidth(), image.getHeight())
                : (Header) result;
        Outcome outcome = Outcome.of(Outcome.Kind.DECODED, header.format(), header.width(), header.height());
        return result instanceof BufferedImage image ? outcome.with(ImageFacts.of(image)) : outcome;
    }
}
