package dev.slipstream.imageio.bench.sizes;

import dev.slipstream.imageio.bench.command.Progress;
import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.JdkReaders;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Writes images of all types at all levels by both sides. */
final class Writing {

    private final List<ImageType> types;
    private final List<Level> levels;
    private final List<String> leftOut = new ArrayList<>();
    private final List<String> differences = new ArrayList<>();

    Writing(List<ImageType> types, List<Level> levels) {
        this.types = List.copyOf(types);
        this.levels = List.copyOf(levels);
    }

    /** What cannot be decoded, and why. */
    List<String> leftOut() {
        return leftOut;
    }

    /** Each as a sentence: what Slipstream has not written as the JDK has. */
    List<String> differences() {
        return differences;
    }

    /** Each once by each side; the files are compared. */
    List<Written> sizes(List<Subject> subjects, Progress progress) throws IOException {
        List<Written> all = new ArrayList<>();
        progress.begin("write", subjects.size());
        for (Subject subject : subjects) {
            BufferedImage image = image(subject);
            for (ImageType type : image == null ? List.<ImageType>of() : types) {
                BufferedImage converted = type.of(image);
                for (Level level : levels) {
                    Written written = write(subject, type, converted, level);
                    all.add(written);
                    if (!written.isSame()) {
                        differences.add(written.label() + ": what is read back is not the same");
                    }
                }
            }
            progress.step();
        }
        return all;
    }

    /** Null if nobody can decode it. */
    private BufferedImage image(Subject subject) {
        try {
            return subject.image();
        } catch (IOException | RuntimeException e) {
            leftOut.add(subject.group() + "/" + subject.name() + " is left out: " + e.getMessage());
            return null;
        }
    }

    private static Written write(Subject subject, ImageType type, BufferedImage image, Level level)
            throws IOException {
        byte[] theirs = Encoder.JDK.write(image, level);
        byte[] ours = Encoder.SLIPSTREAM.write(image, level);
        boolean isSame = isSame(JdkReaders.read(theirs), ours);
        return new Written(subject, type, level, theirs.length, ours.length, isSame, 0, 0);
    }

    /** By the JDK's reader, which knows nothing of Slipstream. */
    static boolean isSame(BufferedImage expected, byte[] ours) {
        try {
            BufferedImage image = JdkReaders.read(ours);
            return image.getWidth() == expected.getWidth() && ImageFacts.of(image).equals(ImageFacts.of(expected));
        } catch (IOException | RuntimeException isBroken) {
            return false;
        }
    }
}
