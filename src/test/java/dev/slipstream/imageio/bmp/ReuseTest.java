package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.Flags;
import dev.slipstream.imageio.reading.Offer;
import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.ReuseContract;
import dev.slipstream.imageio.reading.ReuseSequence;
import dev.slipstream.imageio.reading.Side;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageReader;

/**
 * One reader for many files, asked in any order, stays as one that is new: unlike the JDK's, of which each file gets a
 * new one here, for it keeps much of the last file.
 */
class ReuseTest extends ReuseContract {

    ReuseTest() {
        super(BMP);
    }

    @Override
    protected List<String> filesOfSequences() throws IOException {
        return BmpFiles.intact().stream()
                .filter(bmp -> !bmp.isHuffman() && bmp.bytes().length < LARGEST_FILE).map(Bmp::name).toList();
    }

    @Override
    protected List<String> intactFiles() throws IOException {
        return BmpFiles.intact().stream().filter(bmp -> !bmp.isHuffman()).map(Bmp::name).toList();
    }

    @Override
    protected String plainFile() {
        return "info40-rgb24-20x20.bmp";
    }

    @Override
    protected ReuseSequence sequence(long seed, Random random, List<String> files) throws IOException {
        return new Sequence(seed, random, files);
    }

    private static final class Sequence extends ReuseSequence {

        Sequence(long seed, Random random, List<String> files) throws IOException {
            super(BMP, seed, random, files);
        }

        @Override
        protected ImageReader reference(String file) throws IOException {
            return BMP.open(BmpFiles.own(file).isReadRightByTheJdk() ? Side.JDK : Side.SLIPSTREAM);
        }

        @Override
        protected void leaveReference(ImageReader reference) {
            reference.dispose();
        }

        @Override
        protected List<ImageReader> readers() {
            return List.of(ours);
        }

        @Override
        protected boolean step(String file, ImageReader reference) throws IOException {
            Bmp bmp = BmpFiles.own(file);
            int what = random.nextInt(5);
            if (what == 0) {
                story.append(" read");
                Reading.of(reference, null).assertSame(Reading.of(ours, null), file);
            } else if (what == 1 && !bmp.isEmbedded()) {
                readPart(bmp);
            } else {
                ask(bmp, reference);
            }
            return true;
        }

        private void ask(Bmp bmp, ImageReader reference) throws IOException {
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
            BMP.with(Side.SLIPSTREAM, WindowedImageInputStream.of(bmp.bytes()), Flags.KEEPING_METADATA,
                            fresh -> Reading.of(fresh, offer.params(params).next()))
                    .assertSame(Reading.of(ours, offer.params(params).next()), bmp.name());
        }
    }
}
