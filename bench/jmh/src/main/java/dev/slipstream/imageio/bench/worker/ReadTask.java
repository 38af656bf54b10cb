package dev.slipstream.imageio.bench.worker;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
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
        return () -> origin.perform(reading, file);
    }

    @Override
    public Optional<Task> decoding() {
        return reading == Reading.PROBE ? Optional.of(new ReadTask(Reading.READ, origin)) : Optional.empty();
    }

    @Override
    public Outcome inspect(File file) throws IOException {
        Outcome outcome = attempt(file);
        String reader = reader(file);
        return reader.isEmpty() ? outcome : outcome.with(Map.of(Outcome.READER, reader));
    }

    private String reader(File file) throws IOException {
        if (origin == Origin.FILE) {
            return Providers.reader(file);
        }
        try (FileInputStream in = new FileInputStream(file)) {
            return Providers.reader(in);
        }
    }

    /** Whose reader failed is of interest as well. */
    private Outcome attempt(File file) {
        try {
            return switch (origin) {
                case FILE -> outcome(reading.on(file), file, Map.of());
                case INPUT_STREAM -> fromInputStream(file);
            };
        } catch (IOException | RuntimeException e) {
            return Outcome.failed(e);
        }
    }

    /**
     * An application may read on behind the image, so the position where the stream is left counts as well; but not
     * where it is left somewhere before the pixels.
     */
    private Outcome fromInputStream(File file) throws IOException {
        try (FileInputStream in = new FileInputStream(file)) {
            Object result = reading.on(in);
            return outcome(result, file, reading == Reading.PROBE
                    ? Map.of()
                    : Map.of("position", Long.toString(in.getChannel().position())));
        }
    }

    private static Outcome outcome(Object result, File file, Map<String, String> more) throws IOException {
        if (result == null) {
            return Outcome.unknown();
        }
        Map<String, String> facts = new LinkedHashMap<>();
        if (result instanceof BufferedImage image) {
            facts.put(Outcome.FORMAT, Reading.header(file).format());
            facts.put(Outcome.WIDTH, Integer.toString(image.getWidth()));
            facts.put(Outcome.HEIGHT, Integer.toString(image.getHeight()));
            facts.putAll(ImageFacts.of(image));
        } else if (result instanceof Header header) {
            facts.put(Outcome.FORMAT, header.format());
            facts.put(Outcome.WIDTH, Integer.toString(header.width()));
            facts.put(Outcome.HEIGHT, Integer.toString(header.height()));
        }
        facts.putAll(more);
        return new Outcome(Outcome.Kind.DECODED, facts);
    }
}
