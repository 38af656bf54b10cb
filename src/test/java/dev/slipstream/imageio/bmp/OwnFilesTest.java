package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Flags;
import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.reading.ReflectiveProxy;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The project's own images: as the JDK's reader reads them, where that is right, and as the model in any case. */
class OwnFilesTest {

    private static final int BEFORE = 1001;

    static List<Bmp> intact() throws IOException {
        return BmpFiles.intact();
    }

    static List<Bmp> readRightByTheJdk() throws IOException {
        List<Bmp> right = new ArrayList<>();
        for (Bmp bmp : intact()) {
            if (bmp.isReadRightByTheJdk()) {
                right.add(bmp);
            }
        }
        assertTrue(right.size() > 120, () -> "only " + right.size() + " files");
        return right;
    }

    @ParameterizedTest
    @MethodSource("intact")
    void everyIntactFileIsReadAsByTheModel(Bmp bmp) throws IOException {
        if (!bmp.isEmbedded() && !bmp.isHuffman()) {
            SameAsModel.assertSame(bmp.model(), SameRequest.whole(bmp.bytes()), bmp.name());
        }
    }

    @ParameterizedTest
    @MethodSource("readRightByTheJdk")
    void everythingButPixelsIsAsInTheJdk(Bmp bmp) throws IOException {
        Predicate<Question> asked = question -> !bmp.isEmbedded() || !question.isAboutTypes();
        for (Flags flags : Flags.values()) {
            ofUnknownLength(bmp).askEach(flags, asked);
        }
        ofKnownLength(bmp).askInTurn(Flags.KEEPING_METADATA, asked);
        ofKnownLength(bmp).askInTurn(Flags.LIKE_IMAGEIO, asked);
        ofKnownLength(bmp).recognise();
    }

    @ParameterizedTest
    @EnumSource(Flags.class)
    void pixelsAndEventsAreAsInTheJdk(Flags flags) throws IOException {
        for (Bmp bmp : readRightByTheJdk()) {
            ofUnknownLength(bmp).read(flags);
            ofUnknownLength(bmp).read(flags, bmp::destination);
            ofKnownLength(bmp).read(flags);
            ofKnownLength(bmp).read(flags, bmp::destination);
        }
    }

    /** The JDK's reader gets a stream that delivers all. */
    @Test
    void pixelsAndEventsAreAsInTheJdkFromAStreamThatDeliversAByteAtATime() throws IOException {
        for (Bmp bmp : readRightByTheJdk()) {
            SameAnswers.from(BMP, bmp.name() + " a byte at a time",
                    () -> new BytesImageInputStream(bmp.bytes()), () -> new BytesImageInputStream(bmp.bytes(), 1))
                    .read(Flags.LIKE_IMAGEIO, bmp::destination);
        }
    }

    @Test
    void pixelsAndEventsAreAsInTheJdkFromAProxyThatStandsBehindOtherBytes() throws IOException {
        for (Bmp bmp : readRightByTheJdk()) {
            byte[] among = new byte[BEFORE + bmp.bytes().length];
            System.arraycopy(bmp.bytes(), 0, among, BEFORE, bmp.bytes().length);
            SameAnswers.from(BMP, bmp.name() + " by a proxy, behind other bytes", () -> {
                ImageInputStream stream = ReflectiveProxy.of(new BytesImageInputStream(among));
                stream.seek(BEFORE);
                return stream;
            }).read(Flags.KEEPING_METADATA);
        }
    }

    private static SameAnswers ofKnownLength(Bmp bmp) {
        return SameAnswers.from(BMP, bmp.name() + " from an array", () -> WindowedImageInputStream.of(bmp.bytes()));
    }

    private static SameAnswers ofUnknownLength(Bmp bmp) {
        return SameAnswers.from(BMP, bmp.name() + " from the JDK's memory cache",
                () -> new MemoryCacheImageInputStream(new ByteArrayInputStream(bmp.bytes())));
    }
}
