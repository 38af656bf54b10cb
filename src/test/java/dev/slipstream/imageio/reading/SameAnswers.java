package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Supply;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.function.Predicate;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.jspecify.annotations.Nullable;

/** Has both readers read the same bytes through streams of one kind, and compares all that can be seen. */
public record SameAnswers(
        Format format, String what, Supply<InputKind.Opened> forJdk, Supply<InputKind.Opened> forUs) {

    public static SameAnswers from(Format format, String what, Supply<ImageInputStream> stream) {
        return from(format, what, stream, stream);
    }

    public static SameAnswers fromArray(Format format, String file, byte[] bytes) {
        return from(format, file + " from an array", () -> WindowedImageInputStream.of(bytes));
    }

    /** From a stream of the JDK, which does not know its length. */
    public static SameAnswers fromMemoryCache(Format format, String file, byte[] bytes) {
        return from(format, file + " from the JDK's memory cache",
                () -> new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes)));
    }

    /** From streams that are not the same for the JDK's reader, over the same bytes. */
    public static SameAnswers from(Format format, String what,
            Supply<ImageInputStream> forJdk, Supply<ImageInputStream> forUs) {
        return new SameAnswers(format, what, () -> new InputKind.Opened(forJdk.get(), () -> {}),
                () -> new InputKind.Opened(forUs.get(), () -> {}));
    }

    public static SameAnswers of(Format format, String what, Supply<InputKind.Opened> input) {
        return new SameAnswers(format, what, input, input);
    }

    private Supply<InputKind.Opened> input(Side side) {
        return side == Side.JDK ? forJdk : forUs;
    }

    private <T> T by(Side side, Flags flags, Ask<ImageReader, T> work) throws IOException {
        InputKind.Opened opened = input(side).get();
        try {
            return format.with(side, opened.stream(), flags, work);
        } finally {
            opened.underneath().close();
        }
    }

    /** Whether a reader's provider takes the stream, which it leaves as it was; old JDKs fail on short ones. */
    public void recognise() throws IOException {
        boolean expected;
        try (InputKind.Opened opened = forJdk.get()) {
            expected = format.readerProvider(Side.JDK).canDecodeInput(opened.stream());
        } catch (EOFException tooShort) {
            expected = false;
        }
        try (InputKind.Opened opened = forUs.get()) {
            ImageInputStream stream = opened.stream();
            long begin = stream.getStreamPosition();
            boolean actual = format.readerProvider(Side.SLIPSTREAM).canDecodeInput(stream);
            assertEquals(expected, actual, () -> what + ": canDecodeInput");
            assertEquals(begin, stream.getStreamPosition(), () -> what + ": position behind canDecodeInput");
        }
    }

    /** Every question, each to a new reader. */
    public void askEach(Flags flags) throws IOException {
        askEach(flags, question -> true);
    }

    /** Those of the questions that {@code asked} chooses. */
    public void askEach(Flags flags, Predicate<Question> asked) throws IOException {
        for (Question question : Question.about(0).stream().filter(asked).toList()) {
            Object expected = by(Side.JDK, flags, question::ask);
            Object actual = by(Side.SLIPSTREAM, flags, question::ask);
            question.assertSameAnswer(expected, actual, what + " " + flags);
        }
    }

    /** Every question in turn, of the same reader. */
    public void askInTurn(Flags flags) throws IOException {
        askInTurn(flags, question -> true);
    }

    /** Those of the questions that {@code asked} chooses. */
    public void askInTurn(Flags flags, Predicate<Question> asked) throws IOException {
        ImageReader jdk = format.open(Side.JDK);
        ImageReader ours = format.open(Side.SLIPSTREAM);
        try (InputKind.Opened jdkInput = forJdk.get(); InputKind.Opened ourInput = forUs.get()) {
            flags.setInput(jdk, jdkInput.stream());
            flags.setInput(ours, ourInput.stream());
            for (Question question : Question.about(0).stream().filter(asked).toList()) {
                question.assertSameAnswer(question.ask(jdk), question.ask(ours), what + " " + flags + " in turn");
            }
        } finally {
            jdk.dispose();
            ours.dispose();
        }
    }

    /** {@code read} with no parameters. */
    public void read(Flags flags) throws IOException {
        read(flags, () -> null);
    }

    /** The parameters of a request, made anew for each reader. */
    public interface Param {
        @Nullable ImageReadParam make();
    }

    public void read(Flags flags, Param param) throws IOException {
        Reading expected = by(Side.JDK, flags, reader -> Reading.of(reader, param.make()));
        Reading actual = by(Side.SLIPSTREAM, flags, reader -> Reading.of(reader, param.make()));
        expected.assertSame(actual, what + " " + flags);
    }
}
