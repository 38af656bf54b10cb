package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.Failure;
import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Use;
import java.awt.Rectangle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the JDK's reader and ours leave the stream, and what they answer after a read or a failure. */
@Tag("long")
class PositionsTest {

    /** The stream position of the files' first byte. */
    private static final int BEGIN = 7;

    private static Question question(String name) {
        return Question.about(0).stream().filter(question -> question.toString().equals(name)).findFirst()
                .orElseThrow();
    }

    /** An answer, and the state of the stream after it. */
    private record Left(@Nullable Object answer, String stream) {}

    /** Asks a new reader the questions in turn, and returns the state of the stream after each of them. */
    private static List<Left> ask(Side side, byte[] file, Flags flags, List<Question> questions) throws IOException {
        byte[] bytes = new byte[BEGIN + file.length];
        System.arraycopy(file, 0, bytes, BEGIN, file.length);
        ImageInputStream stream = WindowedImageInputStream.of(bytes);
        stream.seek(BEGIN);
        return BMP.with(side, stream, flags, reader -> {
            List<Left> left = new ArrayList<>();
            for (Question question : questions) {
                Object answer = question.ask(reader);
                left.add(new Left(answer, "at " + stream.getStreamPosition() + ", flushed to "
                        + stream.getFlushedPosition() + ", bit " + stream.getBitOffset() + ", "
                        + stream.getByteOrder()));
            }
            return left;
        });
    }

    private static List<Left> byJdk(byte[] file, Flags flags, Question... questions) throws IOException {
        return ask(Side.JDK, file, flags, Arrays.asList(questions));
    }

    private static List<Left> byOurs(byte[] file, Flags flags, Question... questions) throws IOException {
        return ask(Side.SLIPSTREAM, file, flags, Arrays.asList(questions));
    }

    @ParameterizedTest
    @EnumSource(Flags.class)
    void aQuestionLeavesTheStreamWhereTheJdkLeavesIt(Flags flags) throws IOException {
        int answered = 0;
        for (Bmp bmp : BmpFiles.own()) {
            for (Question question : Question.about(0)) {
                Left expected = byJdk(bmp.bytes(), flags, question).get(0);
                Left actual = byOurs(bmp.bytes(), flags, question).get(0);
                if (Objects.equals(expected.answer, actual.answer) && !(expected.answer instanceof Failure)) {
                    assertEquals(expected, actual, () -> bmp + ": " + question);
                    answered++;
                }
            }
        }
        int least = answered;
        assertTrue(least > 6000, () -> least + " answers");
    }

    /** Whole files, and files that end in the header, in the palette or in the pixels. */
    @ParameterizedTest
    @CsvSource({"read, 1", "read, 0.6", "read, 0.1", "read, 0.03", "getWidth, 1", "getWidth, 0.1",
        "getImageMetadata, 1", "getImageMetadata, 0.1"})
    void whatIsAnsweredAfterAFailureIsTheJdks(String first, double part) throws IOException {
        int failed = 0;
        for (Bmp bmp : readOrRefusedForTheSameReason()) {
            byte[] file = Arrays.copyOf(bmp.bytes(), (int) (bmp.bytes().length * part));
            for (Flags flags : List.of(Flags.KEEPING_METADATA, Flags.LIKE_IMAGEIO)) {
                if (byJdk(file, flags, question(first)).equals(byOurs(file, flags, question(first)))) {
                    failed += assertSameAnswers(bmp + " up to byte " + file.length, file, flags, question(first));
                }
            }
        }
        int least = failed;
        assertTrue(least > 500, () -> least + " answers after a failure");
    }

    /** Of other files, one reader refuses the header, and the other one only the image or its types. */
    private static List<Bmp> readOrRefusedForTheSameReason() throws IOException {
        return BmpFiles.own().stream()
                .filter(bmp -> !bmp.isEmbedded() && !bmp.name().matches(".*-without-.*|xsize-unlikely.*|xrle4-of-8.*"))
                .toList();
    }

    /** Returns how many answers the JDK's reader gave after a failure. */
    private static int assertSameAnswers(String what, byte[] file, Flags flags, Question first) throws IOException {
        int failed = 0;
        for (Question question : Question.about(0)) {
            List<Left> expected = byJdk(file, flags, first, question);
            List<Left> actual = byOurs(file, flags, first, question);
            if (!isAskedFromWhereItStopped(expected)) {
                assertEquals(expected, actual, () -> what + ": " + question);
                failed += expected.get(0).answer instanceof Failure ? 1 : 0;
            }
        }
        return failed;
    }

    /** After a header that it could not read, the JDK's reader takes the next bytes for a header. */
    private static boolean isAskedFromWhereItStopped(List<Left> jdk) {
        return jdk.get(0).answer instanceof Failure && jdk.get(1).answer instanceof Failure;
    }

    /** Rows have 58 bytes and 2 of padding. The last bytes of the file may be missing. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 40, 61, 62, 181})
    void aPartOfAnImageLeavesTheStreamWhereTheJdkLeavesIt(int missing) throws IOException {
        byte[] file = new BmpBuilder(40, 8, 58, 20).palette(new int[256]).data(new byte[60 * 20]).toByteArray();
        byte[] cut = Arrays.copyOf(file, file.length - missing);
        for (Rectangle region : List.of(new Rectangle(58, 20), new Rectangle(3, 0, 50, 20), new Rectangle(58, 7),
                new Rectangle(0, 0, 1, 1), new Rectangle(2, 18, 9, 2))) {
            for (int step = 1; step <= 5; step++) {
                for (byte[] each : List.of(cut, topDown(cut))) {
                    int ySubsampling = step;
                    Use<ImageReader> read = reader -> reader.read(0, param(region, ySubsampling));
                    assertEquals(positionAfter(Side.JDK, each, read), positionAfter(Side.SLIPSTREAM, each, read),
                            () -> region + ", every row of " + ySubsampling);
                }
            }
        }
    }

    private static byte[] topDown(byte[] file) {
        byte[] topDown = file.clone();
        topDown[22] = -20;
        Arrays.fill(topDown, 23, 26, (byte) -1);
        return topDown;
    }

    private static ImageReadParam param(Rectangle region, int ySubsampling) {
        ImageReadParam param = new ImageReadParam();
        param.setSourceRegion(region);
        param.setSourceSubsampling(1, ySubsampling, 0, 0);
        return param;
    }

    private static String positionAfter(Side side, byte[] file, Use<ImageReader> use) throws IOException {
        ImageInputStream stream = WindowedImageInputStream.of(file);
        return BMP.with(side, stream, Flags.ONLY_PIXELS, reader -> {
            try {
                use.of(reader);
            } catch (IOException e) {
                return Failure.of(e).toString();
            }
            return "at " + stream.getStreamPosition();
        });
    }

    /** No array is large enough for the pixels. */
    @Test
    void theTypeOfAnImageThatIsTooLargeIsRefusedAsByTheJdk() throws IOException {
        byte[] file = new BmpBuilder(40, 24, 3, 300_000_000).palette(new int[1]).toByteArray();
        Question types = question("getImageTypes");
        assertEquals(byJdk(file, Flags.ONLY_PIXELS, types).get(0).answer instanceof Failure jdk ? jdk.thrown() : null,
                byOurs(file, Flags.ONLY_PIXELS, types).get(0).answer instanceof Failure ours ? ours.thrown() : null);
    }
}
