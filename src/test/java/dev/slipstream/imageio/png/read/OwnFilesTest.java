package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.png.PngFiles;
import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.testing.Flags;
import java.io.IOException;
import javax.imageio.ImageReadParam;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The pixels and events of the project's own images, intact and broken, and of PngSuite's are the JDK's. */
@ParameterizedClass
@EnumSource(Engine.class)
class OwnFilesTest {

    OwnFilesTest(Engine engine) {
        engine.useWithFilters();
    }

    @ParameterizedTest
    @EnumSource(Flags.class)
    void pixelsAndEventsAreAsInTheJdk(Flags flags) throws IOException {
        for (Png png : PngFiles.own()) {
            if (!png.isTransparentLowGray()) {
                ofUnknownLength(png).read(flags);
                ofUnknownLength(png).read(flags, png::destination);
            }
            if (!png.isTransparentLowGray() && !png.isTooShortForItsSize()) {
                ofKnownLength(png).read(flags);
                ofKnownLength(png).read(flags, png::destination);
            }
        }
    }

    /** All 175 files of PngSuite, if it is installed, with those that must be refused. */
    @ParameterizedTest
    @EnumSource(Flags.class)
    void pngSuiteIsReadAsByTheJdk(Flags flags) throws IOException {
        for (Png png : PngFiles.suite()) {
            if (!png.isTransparentLowGray()) {
                ofKnownLength(png).read(flags);
                ofKnownLength(png).read(flags, png::destination);
            }
        }
    }

    /** At least one engine has once read each of these files in another way than the JDK's reader. */
    @Test
    void filesThatHaveMadeADifference() throws IOException {
        for (Png png : FileBytes.in(FileBytes.corpus("damaged"), ".png", 6, Png::new)) {
            ofKnownLength(png).read(Flags.LIKE_IMAGEIO);
            ofKnownLength(png).read(Flags.KEEPING_METADATA);
            boolean isInterlaced = png.bytes()[28] != 0;
            for (int pass = 0; isInterlaced && pass < 7 * 7; pass++) {
                ImageReadParam param = new ImageReadParam();
                param.setSourceProgressivePasses(pass / 7, 1 + pass % 7);
                ofKnownLength(png).read(Flags.LIKE_IMAGEIO, () -> param);
            }
        }
    }

    static SameAnswers ofKnownLength(Png png) {
        return SameAnswers.fromArray(PNG, png.name(), png.bytes());
    }

    static SameAnswers ofUnknownLength(Png png) {
        return SameAnswers.fromMemoryCache(PNG, png.name(), png.bytes());
    }
}
