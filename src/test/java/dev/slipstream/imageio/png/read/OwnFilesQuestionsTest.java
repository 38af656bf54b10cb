package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.png.PngFiles;
import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.testing.Flags;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the reader answers about the images of {@link OwnFilesTest}: engines can differ in pixels only. */
class OwnFilesQuestionsTest {

    static List<Png> files() throws IOException {
        return PngFiles.own();
    }

    @ParameterizedTest
    @MethodSource("files")
    void everythingButPixelsIsAsInTheJdk(Png png) throws IOException {
        for (Flags flags : Flags.values()) {
            OwnFilesTest.ofUnknownLength(png).askEach(flags);
        }
        if (!png.isBroken()) {
            OwnFilesTest.ofKnownLength(png).askInTurn(Flags.KEEPING_METADATA);
            OwnFilesTest.ofKnownLength(png).askInTurn(Flags.LIKE_IMAGEIO);
        }
        OwnFilesTest.ofKnownLength(png).recognise();
    }

    /** All 175 files of PngSuite, if it is installed, with those that must be refused. */
    @ParameterizedTest
    @EnumSource(Flags.class)
    void pngSuiteIsDescribedAsByTheJdk(Flags flags) throws IOException {
        for (Png png : PngFiles.suite()) {
            OwnFilesTest.ofKnownLength(png).recognise();
            OwnFilesTest.ofKnownLength(png).askEach(flags);
            if (!png.isBroken()) {
                OwnFilesTest.ofKnownLength(png).askInTurn(flags);
            }
        }
    }
}
