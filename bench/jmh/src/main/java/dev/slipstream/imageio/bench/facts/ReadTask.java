package dev.slipstream.imageio.bench.facts;

import dev.slipstream.imageio.testing.ImageFacts;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/** Reads an image. */
public enum ReadTask implements Task {
    FILE("File"), INPUT_STREAM("InputStream"), ARRAY("ByteArrayInputStream");

    private final String source;

    ReadTask(String source) {
        this.source = source;
    }

    @Override
    public String way() {
        return "from " + source;
    }

    /** An application may read on after the image, so the position where an InputStream is left counts as well. */
    @Override
    public Outcome inspect(File file) throws IOException {
        if (this == FILE) {
            return outcome(ImageIO.read(file), file);
        }
        try (InputStream in = this == ARRAY ? new ByteArrayInputStream(Files.readAllBytes(file.toPath()))
                : new FileInputStream(file)) {
            Outcome outcome = outcome(ImageIO.read(in), file);
            return outcome.isSuccess()
                    ? outcome.with(Map.of("position", Long.toString(file.length() - in.available()))) : outcome;
        }
    }

    /** @param image null if ImageIO has no reader for the file */
    private static Outcome outcome(BufferedImage image, File file) throws IOException {
        return image == null ? new Outcome(Outcome.Kind.UNKNOWN, Map.of())
                : Outcome.of(Outcome.Kind.DECODED, formatOf(file), image.getWidth(), image.getHeight())
                        .with(facts(image));
    }

    /** All that two equal images have in common. */
    static Map<String, String> facts(BufferedImage image) {
        DataBuffer buffer = image.getRaster().getDataBuffer();
        return Map.of("type", Integer.toString(image.getType()), "models", ImageFacts.models(image),
                "layout", image.getSampleModel().hashCode() + " in " + buffer.getClass().getName() + " of "
                        + buffer.getNumBanks() + "x" + buffer.getSize() + " from "
                        + Arrays.toString(buffer.getOffsets()),
                "samples", ImageFacts.pixels(image.getRaster()));
    }

    private static String formatOf(File file) throws IOException {
        try (ImageInputStream stream = ImageIO.createImageInputStream(file)) {
            return ImageIO.getImageReaders(stream).next().getFormatName();
        }
    }
}
