package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.png.PngFormat.PNG;

import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.Failure;
import dev.slipstream.imageio.reading.Offer;
import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.ReuseContract;
import dev.slipstream.imageio.reading.ReuseSequence;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.reading.Side;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageReader;

/** One reader for many files, asked in any order, stays as one of the JDK that has been through the same. */
class ReuseTest extends ReuseContract {

    ReuseTest() {
        super(PNG);
    }

    @Override
    protected List<String> filesOfSequences() throws IOException {
        return PngFiles.own().stream()
                .filter(png -> !png.isTransparentLowGray() && !png.isTooShortForItsSize())
                .filter(png -> png.bytes().length < LARGEST_FILE).map(Png::name).toList();
    }

    @Override
    protected List<String> intactFiles() throws IOException {
        return PngFiles.intact().stream().map(Png::name).toList();
    }

    @Override
    protected String plainFile() {
        return "rgba8-20x20.png";
    }

    @Override
    protected ReuseSequence sequence(long seed, Random random, List<String> files) throws IOException {
        return new Sequence(seed, random, files);
    }

    private static final class Sequence extends ReuseSequence {

        private final ImageReader jdk = PNG.open(Side.JDK);

        Sequence(long seed, Random random, List<String> files) throws IOException {
            super(PNG, seed, random, files);
        }

        @Override
        protected ImageReader reference(String file) {
            return jdk;
        }

        @Override
        protected void leaveReference(ImageReader reference) {
            // it goes on to the next file
        }

        @Override
        protected List<ImageReader> readers() {
            return List.of(jdk, ours);
        }

        /** False if it failed: what a failed reader says later, before its next input, is not comparable. */
        @Override
        protected boolean step(String file, ImageReader reference) throws IOException {
            int what = random.nextInt(4);
            Png png = PngFiles.own(file);
            if (what == 0) {
                return read(png, reference, " read", () -> null);
            }
            if (what == 1 && !png.isBroken() && !png.isTransparentInBytes()) {
                Offer offer = Offer.of(PNG, png.bytes());
                long params = random.nextLong();
                return read(png, reference, " part", () -> offer.params(params).next());
            }
            List<Question> questions = Question.about(0);
            Question question = questions.get(random.nextInt(questions.size()));
            story.append(' ').append(question);
            Object expected = question.ask(reference);
            Object actual = question.ask(ours);
            if (question.isAboutTypes() && expected instanceof Failure && !(actual instanceof Failure)) {
                return false;
            }
            question.assertSameAnswer(expected, actual, file);
            return !(expected instanceof Failure failure) || failure.reason() == Failure.Reason.CALL;
        }

        private boolean read(Png png, ImageReader reference, String what, SameAnswers.Param param) {
            story.append(what);
            Reading expected = Reading.of(reference, param.make());
            expected.assertSame(Reading.of(ours, param.make()), png.name());
            return expected.failure() == null;
        }
    }
}
