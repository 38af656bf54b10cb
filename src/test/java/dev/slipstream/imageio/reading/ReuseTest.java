package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.slipstream.imageio.jdkerror.KnownJdkError;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.MetadataTree;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** One reader that reads many inputs in any order does what a new one does. */
@ParameterizedClass
@EnumSource
class ReuseTest {

    /** In bytes, of those in a sequence. */
    private static final int LARGEST_FILE = 8_000;

    private static final int FILES_OF_A_SEQUENCE = 30;

    private final Format format;

    ReuseTest(Format format) {
        this.format = format;
    }

    private record File(String name, byte[] bytes) {

        boolean isIntact() {
            return !name.startsWith("x") && !name.contains("huff");
        }

        /** Whether it can be compared with what {@link Sequence} compares it with. */
        boolean isComparable() {
            return switch (Format.of(name)) {
                case PNG -> !KnownJdkError.TRANSPARENT_LOW_GRAY.isIn(bytes) && !name.equals("xsize-unlikely.png");
                case BMP -> isIntact();
                case GIF -> isIntact() && !name.contains("interlaced"); // both keep the period of its updates
            };
        }

        /** Whether the JDK's reader reads regions of it as it ought to. */
        boolean hasRegions() {
            return isIntact() && !name.matches("(gray|rgb)8-(trns|all-chunks).*|.*-(jpeg|png)-.*bmp");
        }
    }

    private List<File> files() throws IOException {
        return FileBytes.in(FileBytes.own(format.toString()), "." + format, format.leastFiles(), File::new);
    }

    @Test
    void oneReaderReadsManyFilesInAnyOrder() throws Exception {
        List<File> files = files().stream()
                .filter(file -> file.isComparable() && file.bytes.length < LARGEST_FILE).toList();
        Seeds.run(20, (seed, random) -> {
            Sequence sequence = new Sequence(format, random);
            try {
                for (int i = 0; i < FILES_OF_A_SEQUENCE; i++) {
                    sequence.next(files.get(random.nextInt(files.size())));
                }
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError(
                        e.getMessage() + "\nreproduce: -Dslipstream.seed=" + seed + "\nso far" + sequence.story, e);
            }
        });
    }

    /**
     * Asks one reader random things of one random file after the other, and compares it with a new one for each file:
     * the JDK's; of BMPs, for which the JDK's keeps something of earlier requests, our own.
     */
    private static final class Sequence {

        private final Format format;
        private final Random random;
        private final ImageReader ours;

        /** What has been done so far. */
        private final StringBuilder story = new StringBuilder();

        Sequence(Format format, Random random) throws IOException {
            this.format = format;
            this.random = random;
            this.ours = format.open(Side.SLIPSTREAM);
        }

        void next(File file) throws IOException {
            Flags flags = Flags.values()[random.nextInt(Flags.values().length)];
            story.append('\n').append(file.name).append(' ').append(flags).append(':');
            ImageReader reference = format.open(format == Format.BMP ? Side.SLIPSTREAM : Side.JDK);
            try (ImageInputStream expected = WindowedImageInputStream.of(file.bytes);
                    ImageInputStream actual = WindowedImageInputStream.of(file.bytes)) {
                flags.setInput(reference, expected);
                flags.setInput(ours, actual);
                boolean works = true;
                for (int i = random.nextInt(6); i >= 0 && works; i--) {
                    works = step(file, reference);
                }
            } finally {
                reference.dispose();
            }
            leave();
        }

        /** False if it failed: what a failed reader says later, before its next input, is not comparable. */
        private boolean step(File file, ImageReader reference) throws IOException {
            int what = random.nextInt(4);
            if (what == 0) {
                return read(file, reference, " read", () -> null);
            }
            if (what == 1 && file.hasRegions()) {
                Offer offer = Offer.of(format, Side.SLIPSTREAM, file.bytes);
                long params = random.nextLong();
                return read(file, reference, " part", () -> offer.params(params).next());
            }
            List<Question> questions = Question.about(0);
            Question question = questions.get(random.nextInt(questions.size()));
            story.append(' ').append(question);
            Object expected = question.ask(reference);
            Object actual = question.ask(ours);
            question.assertSameAnswer(expected, actual, file.name);
            return !(expected instanceof Failure failure) || failure.reason() == Failure.Reason.CALL;
        }

        private boolean read(File file, ImageReader reference, String what, SameAnswers.Param param) {
            story.append(what);
            Reading expected = Reading.of(reference, param.make());
            Reading actual = Reading.of(ours, param.make());
            boolean isUnsuitable = format == Format.GIF && !expected.isRead(); // the destination: any exception
            if (!isUnsuitable || !expected.failure().equals(actual.failure())) {
                expected.assertSame(actual, file.name);
            }
            return expected.isRead();
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
        for (File file : files()) {
            if (!file.isIntact()) {
                continue;
            }
            ImageInputStream stream = WindowedImageInputStream.of(file.bytes);
            format.with(Side.SLIPSTREAM, stream, Flags.KEEPING_METADATA, reader -> {
                String metadata = MetadataTree.of(reader.getImageMetadata(0));
                reader.getImageTypes(0); // after which nobody is warned that there are no colours
                Reading first = Reading.of(reader, null);
                assertNull(first.failure(), file.name);
                assertNotNull(first.image(), file.name);
                assertEquals(metadata, MetadataTree.of(reader.getImageMetadata(0)), file.name);
                assertEquals(first.image().getWidth(), reader.getWidth(0));
                first.assertSame(Reading.of(reader, null), file.name + " again");
                assertEquals(first.image().getHeight(), reader.getHeight(0));
                return null;
            });
        }
    }

    @Test
    void theSameStreamSetAgainIsReadFromWhereItStands() throws IOException {
        byte[] image = FileBytes.own(format, format.plainFile());
        byte[] twice = Arrays.copyOf(image, 2 * image.length);
        System.arraycopy(image, 0, twice, image.length, image.length);
        ImageInputStream stream = WindowedImageInputStream.of(twice);
        format.with(Side.SLIPSTREAM, stream, Flags.LIKE_IMAGEIO, reader -> {
            Reading first = Reading.of(reader, null);
            stream.seek(image.length);
            reader.setInput(stream, true, true);
            first.withoutPosition().assertSame(Reading.of(reader, null).withoutPosition(), "the second one");
            return null;
        });
    }

    /** Whoever reads: the last request is one that only the JDK's reader knows. */
    @Test
    void theMetadataAreOneObjectAsInTheJdk() throws IOException {
        assertEquals(answersWithTheSameMetadata(Side.JDK), answersWithTheSameMetadata(Side.SLIPSTREAM));
    }

    private List<Boolean> answersWithTheSameMetadata(Side side) throws IOException {
        ImageInputStream stream = WindowedImageInputStream.of(FileBytes.own(format, format.plainFile()));
        return format.with(side, stream, Flags.KEEPING_METADATA, reader -> {
            IIOMetadata metadata = reader.getImageMetadata(0);
            List<Boolean> answers = new ArrayList<>();
            for (ImageReadParam param : new ImageReadParam[] {null, new ImageReadParam() {}}) {
                reader.read(0, param);
                answers.add(metadata == reader.getImageMetadata(0));
            }
            return answers;
        });
    }
}
