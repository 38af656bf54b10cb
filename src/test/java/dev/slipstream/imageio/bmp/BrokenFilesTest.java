package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Failure;
import dev.slipstream.imageio.reading.Failure.Reason;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

/** The project's files that are broken on purpose, each in one way: they are read or refused as by the JDK's reader. */
class BrokenFilesTest {

    private static final List<String> READ_BY_OURS =
            List.of("xmasks-beyond-pixel.bmp", "xmasks-with-holes.bmp", "xoffset-0.bmp");

    /** The JDK's reader finds another reason first. */
    private static final List<String> REFUSED_FOR_ANOTHER_REASON =
            List.of("xdepth-64.bmp", "xoffset-2147483648.bmp", "xjpeg-without-jpeg.bmp", "xpng-without-png.bmp");

    /** The data end within a row. The JDK's reader loses that row. */
    private static final List<String> ONE_ROW_MORE =
            List.of("xrle8-absolute-truncated.bmp", "xrle8-delta-truncated.bmp", "xrle8-truncated.bmp");

    /** The files end within a pixel, of which the JDK's reader delivers the part that is there. */
    private static final String WITHIN_A_PIXEL = "xtruncated-rgb24";

    private static List<Bmp> alike() throws IOException {
        return BmpFiles.own().stream()
                .filter(bmp -> bmp.isBroken() && !READ_BY_OURS.contains(bmp.name()))
                .filter(bmp -> !REFUSED_FOR_ANOTHER_REASON.contains(bmp.name()) && !ONE_ROW_MORE.contains(bmp.name()))
                .toList();
    }

    @ParameterizedTest
    @EnumSource(Flags.class)
    void areReadOrRefusedAsByTheJdk(Flags flags) throws IOException {
        for (Bmp bmp : alike()) {
            SameAnswers answers = SameAnswers.fromArray(BMP, bmp.name(), bmp.bytes());
            answers.read(flags);
            if (!bmp.name().startsWith(WITHIN_A_PIXEL)) {
                answers.read(flags, bmp::destination);
            }
        }
    }

    @Test
    void areRecognisedAsByTheJdk() throws IOException {
        for (Bmp bmp : BmpFiles.own()) {
            SameAnswers.fromArray(BMP, bmp.name(), bmp.bytes()).recognise();
        }
    }

    @ParameterizedTest
    @FieldSource("READ_BY_OURS")
    void someAreReadThatTheJdkRefuses(String name) throws IOException {
        assertNotNull(read(Side.JDK, name).failure());
        assertNull(read(Side.SLIPSTREAM, name).failure());
    }

    @ParameterizedTest
    @FieldSource("REFUSED_FOR_ANOTHER_REASON")
    void someAreRefusedForAnotherReason(String name) throws IOException {
        assertNotNull(read(Side.JDK, name).failure());
        Failure failure = read(Side.SLIPSTREAM, name).failure();
        assertNotNull(failure);
        assertTrue(failure.reason() == Reason.END || failure.reason() == Reason.REFUSED, failure::toString);
    }

    @ParameterizedTest
    @FieldSource("ONE_ROW_MORE")
    void aRowWithinWhichTheDataEndIsDelivered(String name) throws IOException {
        Reading jdk = read(Side.JDK, name);
        Reading ours = read(Side.SLIPSTREAM, name);
        assertNull(ours.failure());
        int told = jdk.events().size() - 2;
        assertEquals(jdk.events().subList(0, told), ours.events().subList(0, told));
        assertEquals(jdk.events().size() + 2, ours.events().size(), "an update and its progress");
        SameAsModel.assertSame(BmpFiles.own(name).model(), ours.image(), name);
    }

    private static Reading read(Side side, String name) throws IOException {
        return Reading.of(BMP, side, new BytesImageInputStream(BmpFiles.own(name).bytes()), Flags.KEEPING_METADATA);
    }
}
