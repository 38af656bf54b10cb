package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.testing.Flags;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The project's own images, and BMP Suite's if they are available: they are read as by the model, and as by the JDK's
 * reader where that is right.
 */
@ParameterizedClass
@EnumSource
class IntactFilesTest {

    enum Corpus { OWN, SUITE }

    private final List<Bmp> files;
    private final List<Bmp> rightInTheJdk = new ArrayList<>();

    IntactFilesTest(Corpus corpus) throws IOException {
        files = corpus == Corpus.OWN ? BmpFiles.intact() : BmpFiles.legalOfSuite();
        for (Bmp bmp : files) {
            if (bmp.isReadRightByTheJdk()) {
                rightInTheJdk.add(bmp);
            }
        }
        assertTrue(rightInTheJdk.size() > (corpus == Corpus.OWN ? 120 : 50), rightInTheJdk::toString);
    }

    @Test
    void everyFileIsReadAsByTheModel() throws IOException {
        for (Bmp bmp : files) {
            if (!bmp.isEmbedded() && !bmp.isHuffman()) {
                SameAsModel.assertSame(bmp.model(), SameRequest.whole(bmp.bytes()), bmp.name());
            }
        }
    }

    @Test
    void everythingButPixelsIsAsInTheJdk() throws IOException {
        for (Bmp bmp : rightInTheJdk) {
            Predicate<Question> asked = question -> !bmp.isEmbedded() || !question.isAboutTypes();
            for (Flags flags : Flags.values()) {
                ofUnknownLength(bmp).askEach(flags, asked);
                ofKnownLength(bmp).askInTurn(flags, asked);
            }
            ofKnownLength(bmp).recognise();
        }
    }

    @ParameterizedTest
    @EnumSource(Flags.class)
    void pixelsAndEventsAreAsInTheJdk(Flags flags) throws IOException {
        for (Bmp bmp : rightInTheJdk) {
            ofUnknownLength(bmp).read(flags);
            ofUnknownLength(bmp).read(flags, bmp::destination);
            ofKnownLength(bmp).read(flags);
            ofKnownLength(bmp).read(flags, bmp::destination);
        }
    }

    private static SameAnswers ofKnownLength(Bmp bmp) {
        return SameAnswers.fromArray(BMP, bmp.name(), bmp.bytes());
    }

    private static SameAnswers ofUnknownLength(Bmp bmp) {
        return SameAnswers.fromMemoryCache(BMP, bmp.name(), bmp.bytes());
    }
}
