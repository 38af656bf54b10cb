package dev.slipstream.imageio.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.reading.Failure;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Use;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * After a read, an application closes the stream (with try-with-resources, for instance) or flushes it. Slipstream's
 * reader then still answers the questions that the JDK's reader answers.
 */
class LostStreamsTest {

    private static final int LARGEST_FILE = 20_000;
    private static final int FILES_OF_A_WAY = 300;

    /** How the stream is lost. */
    enum Loss {
        CLOSED(stream -> stream.close()),
        FLUSHED(stream -> stream.flush()),
        FLUSHED_TO_THE_END(stream -> {
            while (stream.skipBytes(4096) > 0 && stream.read() >= 0) {
                // goes on to the end
            }
            stream.flush();
        }),
        NONE(stream -> {
            // the stream stays as it is
        });

        private final Use<ImageInputStream> losing;

        Loss(Use<ImageInputStream> losing) {
            this.losing = losing;
        }

        void of(ImageInputStream stream) throws IOException {
            losing.of(stream);
        }
    }

    /** The names of the requests that come before the stream is lost. */
    private static final List<List<String>> BEFORE = List.of(
            List.of("read"), List.of("getImageMetadata"), List.of("read", "getImageMetadata"),
            List.of("getImageMetadata", "read"), List.of("getImageTypes", "read"),
            List.of("getWidth"), List.of("getImageTypes"), List.of("getWidth", "getRawImageType"));

    private record File(Format format, String name, byte[] bytes) {}

    @ParameterizedTest
    @EnumSource(value = Loss.class, names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void whatTheJdkKnowsIsKnown(Loss loss) throws IOException {
        for (Format format : Format.values()) {
            Random random = new Random(14);
            List<File> files = new ArrayList<>(FileBytes.in(FileBytes.own(format.toString()),
                    "." + format, format.leastFiles(),
                    (name, bytes) -> new File(format, name, bytes)));
            files.removeIf(file -> file.bytes.length > LARGEST_FILE || file.name.startsWith("x"));
            for (int i = 0; i < FILES_OF_A_WAY; i++) {
                File file = files.get(random.nextInt(files.size()));
                List<String> before = BEFORE.get(i % BEFORE.size());
                assertSame(file, before, loss, random.nextBoolean());
            }
        }
    }

    private static void assertSame(File file, List<String> before, Loss loss, boolean forwardOnly) throws IOException {
        String what = file.name + " " + before + (forwardOnly ? " forward only, " : ", ") + loss;
        Map<String, @Nullable Object> jdk = answers(file, Side.JDK, before, loss, forwardOnly);
        Map<String, @Nullable Object> expected = answers(file, Side.SLIPSTREAM, before, Loss.NONE, forwardOnly);
        Map<String, @Nullable Object> actual = answers(file, Side.SLIPSTREAM, before, loss, forwardOnly);
        boolean isKept = file.format != Format.BMP || before.contains("read") || before.contains("getImageMetadata");
        jdk.forEach((question, answer) -> {
            if (!(answer instanceof Failure) && (isKept || !question.startsWith("getImageMetadata"))) {
                assertEquals(file.format == Format.GIF ? answer : expected.get(question), actual.get(question),
                        () -> what + ": " + question);
            }
        });
    }

    /** The answers to all questions that need no stream; nothing is read. */
    private static Map<String, @Nullable Object> answers(
            File file, Side side, List<String> before, Loss loss, boolean forwardOnly) throws IOException {
        ImageReader reader = file.format.open(side);
        ImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(file.bytes));
        reader.setInput(stream, forwardOnly, false);
        for (String name : before) {
            question(name).ask(reader);
        }
        loss.of(stream);
        Map<String, @Nullable Object> answers = new LinkedHashMap<>();
        for (int round = 0; round < 2; round++) {
            for (Question question : Question.about(0)) {
                if (!question.name().startsWith("read")) {
                    answers.put(question.name() + " " + round, question.ask(reader));
                }
            }
        }
        reader.dispose();
        return answers;
    }

    private static Question question(String name) {
        return Question.about(0).stream().filter(question -> question.name().equals(name)).findFirst().orElseThrow();
    }
}
