package dev.slipstream.imageio.bench.worker;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Performs an operation once and describes everything about the result that must not change. */
final class Inspection {

    private Inspection() {
    }

    /** Errors of the virtual machine are results too: one side running out of memory is a difference to be shown. */
    static Outcome of(Operation operation, Origin origin, File file) {
        try {
            return switch (origin) {
                case FILE -> outcome(operation.on(file), file, Map.of());
                case INPUT_STREAM -> fromInputStream(operation, file);
            };
        } catch (Throwable thrown) {
            return Outcome.failed(thrown);
        }
    }

    /** An application may read on behind the image, so the position where the stream is left counts as well. */
    private static Outcome fromInputStream(Operation operation, File file) throws IOException {
        try (FileInputStream in = new FileInputStream(file)) {
            Object result = operation.on(in);
            return outcome(result, file, Map.of("position", Long.toString(in.getChannel().position())));
        }
    }

    private static Outcome outcome(Object result, File file, Map<String, String> more) throws IOException {
        if (result == null) {
            return new Outcome(Outcome.Kind.UNKNOWN, Map.of());
        }
        Map<String, String> facts = new LinkedHashMap<>();
        if (result instanceof BufferedImage image) {
            facts.put(Outcome.FORMAT, Operation.header(file).format());
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
