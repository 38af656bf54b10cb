package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.Flags;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.reading.Side;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** BMP Suite, where it is at hand, against the JDK's reader and the model. */
class SuiteAsInTheJdkTest {

    private static List<Bmp> legal() throws IOException {
        return BmpFiles.suite().stream().filter(bmp -> !bmp.name().startsWith("b/")).toList();
    }

    @ParameterizedTest
    @EnumSource(Flags.class)
    void everythingIsAsInTheJdkWhereThatIsRight(Flags flags) throws IOException {
        int right = 0;
        for (Bmp bmp : legal()) {
            if (bmp.isReadRightByTheJdk()) {
                right++;
                answers(bmp).recognise();
                answers(bmp).askEach(flags, question -> !bmp.isEmbedded() || !question.isAboutTypes());
                answers(bmp).askInTurn(flags, question -> !bmp.isEmbedded() || !question.isAboutTypes());
                answers(bmp).read(flags);
                answers(bmp).read(flags, bmp::destination);
            }
        }
        assertTrue(right > 50, "the JDK reads most files");
    }

    @ParameterizedTest
    @EnumSource(Flags.class)
    void everyLegalFileButHuffmanIsReadAsByTheModel(Flags flags) throws IOException {
        for (Bmp bmp : legal()) {
            if (!bmp.isEmbedded() && !bmp.isHuffman()) {
                Reading reading = BMP.read(Side.SLIPSTREAM, WindowedImageInputStream.of(bmp.bytes()), flags);
                assertNotNull(reading.image(), bmp::name);
                SameAsModel.assertSame(bmp.model(), reading.image(), bmp.name());
            }
        }
    }

    private static SameAnswers answers(Bmp bmp) {
        return SameAnswers.from(BMP, bmp.name(), () -> WindowedImageInputStream.of(bmp.bytes()));
    }
}
