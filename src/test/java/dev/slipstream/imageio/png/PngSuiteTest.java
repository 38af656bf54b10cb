package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.reading.Format.PNG;

import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.Flags;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** PngSuite, where it is at hand: all 175 files, among them those that must be refused. */
class PngSuiteTest {

    @ParameterizedTest
    @EnumSource(Flags.class)
    void everythingButPixelsIsAsInTheJdk(Flags flags) throws IOException {
        for (Png png : PngFiles.suite()) {
            answers(png).recognise();
            answers(png).askEach(flags);
            if (!png.isBroken()) {
                answers(png).askInTurn(flags);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Flags.class)
    void pixelsAndEventsAreAsInTheJdk(Flags flags) throws IOException {
        for (Png png : PngFiles.suite()) {
            if (!png.isTransparentLowGray()) {
                answers(png).read(flags);
                answers(png).read(flags, png::destination);
            }
        }
    }

    private static SameAnswers answers(Png png) {
        return SameAnswers.from(PNG, png.name(), () -> WindowedImageInputStream.of(png.bytes()));
    }
}
