package dev.slipstream.imageio.bench.sizes;

import dev.slipstream.imageio.bench.command.Progress;
import dev.slipstream.imageio.testing.JdkReaders;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** Writes images of all types at all levels by both sides. */
final class Writing {

    private final List<ImageType> types;
    private final List<Level> levels;
    private final List<String> failures = new ArrayList<>();

    Writing(List<ImageType> types, List<Level> levels) {
        this.types = List.copyOf(types);
        this.levels = List.copyOf(levels);
    }

    /** What could not be decoded, or written, and why. */
    List<String> failures() {
        return failures;
    }

    /** Each once by each side; the files are compared. */
    List<Written> sizes(List<Subject> subjects, Progress progress) {
        List<Written> all = new ArrayList<>();
        progress.begin("write", subjects.size());
        for (Subject subject : subjects) {
            try {
                BufferedImage image = subject.source().image();
                for (ImageType type : types) {
                    BufferedImage converted = type.of(image);
                    for (Level level : levels) {
                        all.add(write(subject, type, converted, level));
                    }
                }
            } catch (IOException | RuntimeException e) {
                failures.add(subject.group() + "/" + subject.name() + ": " + e);
            }
            progress.step();
        }
        return all;
    }

    private static Written write(Subject subject, ImageType type, BufferedImage image, Level level)
            throws IOException {
        byte[] theirs = Encoder.JDK.write(image, level);
        byte[] ours = Encoder.SLIPSTREAM.write(image, level);
        return new Written(subject, type, level, theirs.length, ours.length, isSame(theirs, ours), 0, 0);
    }

    /** As the JDK's reader, which Slipstream had no part in, decodes them. */
    private static boolean isSame(byte[] theirs, byte[] ours) throws IOException {
        BufferedImage expected = decoded(theirs);
        BufferedImage image = decoded(ours);
        return image.getWidth() == expected.getWidth() && image.getHeight() == expected.getHeight()
                && image.getColorModel().equals(expected.getColorModel())
                && Objects.deepEquals(samples(image), samples(expected));
    }

    private static BufferedImage decoded(byte[] png) throws IOException {
        return JdkReaders.read(new MemoryCacheImageInputStream(new ByteArrayInputStream(png)));
    }

    /** An array of bytes or shorts. */
    private static Object samples(BufferedImage image) {
        return image.getRaster().getDataElements(0, 0, image.getWidth(), image.getHeight(), null);
    }
}
