package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.png.PngFiles;
import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Flags;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.stream.MemoryCacheImageInputStream;
import javax.imageio.ImageReadParam;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The project's own images, intact and broken, are read as the JDK's reader reads them. */
@ParameterizedClass
@EnumSource(Engine.class)
class OwnFilesTest {

    OwnFilesTest(Engine engine) {
        engine.useWithFilters();
    }

    static List<Png> files() throws IOException {
        return PngFiles.own();
    }

    @ParameterizedTest
    @MethodSource("files")
    void everythingButPixelsIsAsInTheJdk(Png png) throws IOException {
        for (Flags flags : Flags.values()) {
            ofUnknownLength(png).askEach(flags);
        }
        if (!png.isBroken()) {
            ofKnownLength(png).askInTurn(Flags.KEEPING_METADATA);
            ofKnownLength(png).askInTurn(Flags.LIKE_IMAGEIO);
        }
        ofKnownLength(png).recognise();
    }

    @ParameterizedTest
    @EnumSource(Flags.class)
    void pixelsAndEventsAreAsInTheJdk(Flags flags) throws IOException {
        for (Png png : files()) {
            if (!png.isTransparentLowGray()) {
                ofUnknownLength(png).read(flags);
                ofUnknownLength(png).read(flags, png::destination);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Flags.class)
    void pixelsAndEventsAreAsInTheJdkWhereTheLengthIsKnown(Flags flags) throws IOException {
        for (Png png : files()) {
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
            ofKnownLength(png).recognise();
            ofKnownLength(png).askEach(flags);
            if (!png.isBroken()) {
                ofKnownLength(png).askInTurn(flags);
            }
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
            for (int pass = 0; pass < 7 * 7; pass++) {
                ImageReadParam param = new ImageReadParam();
                param.setSourceProgressivePasses(pass / 7, 1 + pass % 7);
                ofKnownLength(png).read(Flags.LIKE_IMAGEIO, () -> param);
            }
        }
    }

    private static SameAnswers ofKnownLength(Png png) {
        return SameAnswers.from(PNG, png.name() + " from an array", () -> WindowedImageInputStream.of(png.bytes()));
    }

    private static SameAnswers ofUnknownLength(Png png) {
        return SameAnswers.from(PNG, png.name() + " from the JDK's memory cache",
                () -> new MemoryCacheImageInputStream(new ByteArrayInputStream(png.bytes())));
    }
}
