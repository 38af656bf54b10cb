package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.png.PngFormat.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.Failure;
import dev.slipstream.imageio.reading.MetadataTree;
import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameAnswers.Flags;
import dev.slipstream.imageio.reading.Side;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

/**
 * One reader for many files, asked in any order, stays as one of the JDK that has been through the same.
 *
 * <p>{@code -Dslipstream.sequences=N} for more, {@code -Dslipstream.seed=S} for the sequence that failed.
 */
class ReuseTest {

    private static final int LARGEST_FILE = 8_000;
    private static final int FILES = 30;

    /** A sequence takes as long as many of the other tests that share the property. */
    private static final int SEQUENCES_PER_SEQUENCE = 20;

    @Test
    void oneReaderReadsManyFilesInAnyOrder() throws IOException {
        List<Png> files = PngFiles.own().stream()
                .filter(png -> !png.isTransparentLowGray() && !png.isTooShortForItsSize())
                .filter(png -> png.bytes().length < LARGEST_FILE).toList();
        Long seed = Long.getLong("slipstream.seed");
        if (seed != null) {
            new Sequence(seed, files).run();
            return;
        }
        int sequences = Integer.getInteger("slipstream.sequences", 2000) / SEQUENCES_PER_SEQUENCE;
        for (int i = 0; i < sequences; i++) {
            new Sequence(i, files).run();
        }
    }

    private static final class Sequence {

        private final long seed;
        private final Random random;
        private final List<Png> files;
        private final ImageReader jdk = PNG.open(Side.JDK);
        private final ImageReader ours = PNG.open(Side.SLIPSTREAM);
        private final StringBuilder story = new StringBuilder();

        Sequence(long seed, List<Png> files) throws IOException {
            this.seed = seed;
            this.random = new Random(seed * 0x9e3779b97f4a7c15L);
            this.files = files;
        }

        void run() throws IOException {
            try {
                for (int i = 0; i < FILES; i++) {
                    next(files.get(random.nextInt(files.size())));
                }
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError(
                        e.getMessage() + "\nreproduce: -Dslipstream.seed=" + seed + "\nso far" + story, e);
            } finally {
                jdk.dispose();
                ours.dispose();
            }
        }

        private void next(Png png) throws IOException {
            Flags flags = Flags.values()[random.nextInt(Flags.values().length)];
            story.append('\n').append(png).append(' ').append(flags).append(':');
            try (ImageInputStream forJdk = WindowedImageInputStream.of(png.bytes());
                    ImageInputStream forUs = WindowedImageInputStream.of(png.bytes())) {
                flags.setInput(jdk, forJdk);
                flags.setInput(ours, forUs);
                boolean works = true;
                for (int i = random.nextInt(6); i >= 0 && works; i--) {
                    works = step(png);
                }
            }
            leave();
        }

        /** False if it failed: what a failed reader says later, before its next input, is not comparable. */
        private boolean step(Png png) throws IOException {
            if (random.nextInt(3) == 0) {
                story.append(" read");
                Reading expected = Reading.of(jdk, null);
                expected.assertSame(Reading.of(ours, null), png.name());
                return expected.failure() == null;
            }
            List<Question> questions = Question.about(0);
            Question question = questions.get(random.nextInt(questions.size()));
            story.append(' ').append(question);
            Object expected = question.ask(jdk);
            Object actual = question.ask(ours);
            if (question.isAboutTypes() && expected instanceof Failure && !(actual instanceof Failure)) {
                return false;
            }
            question.assertSameAnswer(expected, actual, png.name());
            return !(expected instanceof Failure failure) || failure.reason() == Failure.Reason.CALL;
        }

        private void leave() {
            int way = random.nextInt(4);
            if (way == 0) {
                story.append(" reset");
                jdk.reset();
                ours.reset();
                assertNull(ours.getInput());
            } else if (way == 1) {
                story.append(" no input");
                jdk.setInput(null);
                ours.setInput(null);
            } else if (way == 2) {
                story.append(" disposed");
                jdk.dispose();
                ours.dispose();
            }
        }
    }

    @Test
    void anInputCanBeReadTwiceAndAskedBeforeAndAfter() throws IOException {
        for (Png png : PngFiles.intact()) {
            ImageReader reader = PNG.open(Side.SLIPSTREAM);
            try (ImageInputStream stream = WindowedImageInputStream.of(png.bytes())) {
                reader.setInput(stream);
                String metadata = MetadataTree.of(reader.getImageMetadata(0));
                Reading first = Reading.of(reader, null);
                assertNull(first.failure(), png::name);
                assertEquals(metadata, MetadataTree.of(reader.getImageMetadata(0)), png::name);
                assertEquals(first.image().getWidth(), reader.getWidth(0));
                first.assertSame(Reading.of(reader, null), png.name() + " again");
                assertEquals(first.image().getHeight(), reader.getHeight(0));
                reader.setInput(stream);
            } finally {
                reader.dispose();
            }
        }
    }

    @Test
    void theSameStreamSetAgainIsReadFromWhereItStands() throws IOException {
        Png png = PngFiles.own("rgba8-20x20.png");
        ImageReader reader = PNG.open(Side.SLIPSTREAM);
        try (ImageInputStream stream = WindowedImageInputStream.of(png.bytes())) {
            reader.setInput(stream, true, true);
            Reading first = Reading.of(reader, null);
            stream.seek(0);
            reader.setInput(stream, true, true);
            first.assertSame(Reading.of(reader, null), "again from the start");
        } finally {
            reader.dispose();
        }
    }
}
