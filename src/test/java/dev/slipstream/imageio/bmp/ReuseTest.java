package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.MetadataTree;
import dev.slipstream.imageio.reading.Offer;
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
 * One reader for many files, asked in any order, stays as one that is new: unlike the JDK's, of which each file gets a
 * new one here, for it keeps much of the last file.
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
        List<Bmp> files = BmpFiles.intact().stream()
                .filter(bmp -> !bmp.isHuffman() && bmp.bytes().length < LARGEST_FILE).toList();
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
        private final List<Bmp> files;
        private final ImageReader ours = BMP.open(Side.SLIPSTREAM);
        private final StringBuilder story = new StringBuilder();

        Sequence(long seed, List<Bmp> files) throws IOException {
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
                ours.dispose();
            }
        }

        private void next(Bmp bmp) throws IOException {
            Flags flags = Flags.values()[random.nextInt(Flags.values().length)];
            story.append('\n').append(bmp).append(' ').append(flags).append(':');
            ImageReader reference = BMP.open(bmp.isReadRightByTheJdk() ? Side.JDK : Side.SLIPSTREAM);
            try (ImageInputStream expected = WindowedImageInputStream.of(bmp.bytes());
                    ImageInputStream actual = WindowedImageInputStream.of(bmp.bytes())) {
                flags.setInput(reference, expected);
                flags.setInput(ours, actual);
                for (int i = random.nextInt(6); i >= 0; i--) {
                    step(bmp, reference);
                }
            } finally {
                reference.dispose();
            }
            leave();
        }

        private void step(Bmp bmp, ImageReader reference) throws IOException {
            int what = random.nextInt(5);
            if (what == 0) {
                story.append(" read");
                Reading.of(reference, null).assertSame(Reading.of(ours, null), bmp.name());
                return;
            }
            if (what == 1 && !bmp.isEmbedded()) {
                readPart(bmp);
                return;
            }
            List<Question> questions = Question.about(0).stream()
                    .filter(question -> !bmp.isEmbedded() || !question.isAboutTypes()).toList();
            Question question = questions.get(random.nextInt(questions.size()));
            story.append(' ').append(question);
            question.assertSameAnswer(question.ask(reference), question.ask(ours), bmp.name());
        }

        /** The JDK's reader would keep the destination's models for later: ours is compared with a new one of ours. */
        private void readPart(Bmp bmp) throws IOException {
            story.append(" part");
            long params = random.nextLong();
            Offer offer = Offer.of(BMP, Side.SLIPSTREAM, bmp.bytes());
            ImageReader fresh = BMP.open(Side.SLIPSTREAM);
            try (ImageInputStream stream = WindowedImageInputStream.of(bmp.bytes())) {
                fresh.setInput(stream);
                Reading expected = Reading.of(fresh, offer.params(params).next());
                expected.assertSame(Reading.of(ours, offer.params(params).next()), bmp.name());
            } finally {
                fresh.dispose();
            }
        }

        private void leave() {
            int way = random.nextInt(4);
            if (way == 0) {
                story.append(" reset");
                ours.reset();
                assertNull(ours.getInput());
            } else if (way == 1) {
                story.append(" no input");
                ours.setInput(null);
            } else if (way == 2) {
                story.append(" disposed");
                ours.dispose();
            }
        }
    }

    @Test
    void anInputCanBeReadTwiceAndAskedBeforeAndAfter() throws IOException {
        for (Bmp bmp : BmpFiles.intact()) {
            if (bmp.isHuffman()) {
                continue;
            }
            ImageReader reader = BMP.open(Side.SLIPSTREAM);
            try (ImageInputStream stream = WindowedImageInputStream.of(bmp.bytes())) {
                reader.setInput(stream);
                String metadata = MetadataTree.of(reader.getImageMetadata(0));
                Reading first = Reading.of(reader, null);
                assertNotNull(first.image(), bmp::name);
                assertEquals(metadata, MetadataTree.of(reader.getImageMetadata(0)), bmp::name);
                assertEquals(first.image().getWidth(), reader.getWidth(0));
                first.assertSame(Reading.of(reader, null), bmp.name() + " again");
                assertEquals(first.image().getHeight(), reader.getHeight(0));
                reader.setInput(stream);
            } finally {
                reader.dispose();
            }
        }
    }

    @Test
    void theSameStreamSetAgainIsReadFromWhereItStands() throws IOException {
        Bmp bmp = BmpFiles.own("info40-rgb24-20x20.bmp");
        ImageReader reader = BMP.open(Side.SLIPSTREAM);
        try (ImageInputStream stream = WindowedImageInputStream.of(bmp.bytes())) {
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
