package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.Closeable;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.FileCacheImageInputStream;
import javax.imageio.stream.FileImageInputStream;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * After any call of a reader, while the image stream is still open, the application's own file, stream or channel is
 * where the JDK leaves it. A channel, which the JDK has no stream for, is left as an {@code InputStream} is.
 */
class LeftPositionTest {

    private static final List<InputKind> KINDS = List.of(InputKind.RANDOM_ACCESS_FILE, InputKind.FILE_INPUT_STREAM,
            InputKind.BYTE_ARRAY_INPUT_STREAM, InputKind.FILE_CHANNEL);

    private static final List<String> OF_THE_JDK_ONLY = List.of("wbmp");

    /** Those whose readers have the JDK's reader read, and know only when it has read an image. */
    private static final List<String> FORWARDED = List.of("jpeg", "tiff");

    /** Bytes after the image. */
    private static final int MORE = 9000;

    @TempDir
    Path folder;

    /** A reader, what the application has, and the stream between them. */
    private record Reading(String format, ImageReader reader, Object origin, ImageInputStream stream)
            implements Closeable {

        static Reading of(String format, Side side, Object origin, Path folder) throws IOException {
            boolean isOurs = side == Side.SLIPSTREAM && !OF_THE_JDK_ONLY.contains(format);
            String name = format.substring(0, 1).toUpperCase(Locale.ROOT) + format.substring(1);
            String provider = isOurs ? "dev.slipstream.imageio.spi." + name
                    : "com.sun.imageio.plugins." + format + ".";
            ImageReader reader = JdkReaders.from(provider).get(0).createReaderInstance();
            ImageInputStream stream = side == Side.SLIPSTREAM ? InputKind.slipstream(origin)
                    : origin instanceof RandomAccessFile file ? new FileImageInputStream(file)
                    : new FileCacheImageInputStream((InputStream) origin, folder.toFile());
            return new Reading(format, reader, origin, stream);
        }

        /** Our readers put back what was read ahead of an image or its metadata; the JDK's readers cannot know. */
        void ask(Question question) throws IOException {
            question.ask(reader);
            String name = question.name();
            boolean isPutBack = FORWARDED.contains(format)
                    ? name.startsWith("read") && !name.equals("readAll") && !name.equals("readThumbnail")
                    : name.startsWith("read") || name.endsWith("ImageMetadata");
            boolean isOurs = reader.getClass().getName().startsWith("dev.slipstream.");
            if (stream instanceof WindowedImageInputStream ours && !(isOurs && isPutBack)) {
                ours.putBack();
            }
        }

        long position() throws IOException {
            return origin instanceof RandomAccessFile file ? file.getFilePointer()
                    : origin instanceof FileInputStream file ? file.getChannel().position()
                    : origin instanceof FileChannel channel ? channel.position()
                    : -((InputStream) origin).available();
        }

        @Override
        public void close() throws IOException {
            reader.dispose();
            stream.close();
            ((Closeable) origin).close();
        }
    }

    static Stream<Arguments> kindsAndFormats() {
        return KINDS.stream().flatMap(kind -> SampleImages.FORMATS.stream().map(name -> Arguments.of(kind, name)));
    }

    private static List<Question> questions() {
        List<Question> questions = new ArrayList<>(Question.about(0));
        questions.add(new Question("read a part", reader -> {
            ImageReadParam param = reader.getDefaultReadParam();
            param.setSourceRegion(new Rectangle(3, 5, 70, 20));
            return reader.read(0, param);
        }));
        questions.add(new Question("readAll", reader -> reader.readAll(0, null)));
        return questions;
    }

    @ParameterizedTest(name = "{1} from {0}")
    @MethodSource("kindsAndFormats")
    void anOriginIsLeftWhereTheJdkLeavesIt(InputKind kind, String format) throws IOException {
        int type = format.equals("wbmp") ? BufferedImage.TYPE_BYTE_BINARY : BufferedImage.TYPE_INT_RGB;
        byte[] image = SampleImages.encode(SampleImages.image(90, 70, type), format);
        // The JDK's WBMP reader refuses a file that is longer than its image, where it can know.
        int length = image.length + (format.equals("wbmp") ? 0 : MORE);
        Path file = Files.write(folder.resolve("image"), Arrays.copyOf(image, length));
        InputKind ofJdk = kind == InputKind.FILE_CHANNEL ? InputKind.FILE_INPUT_STREAM : kind;
        List<String> wrong = new ArrayList<>();
        for (Flags flags : Flags.values()) {
            for (Question first : questions()) {
                for (Question second : List.of(first, questions().get(2), questions().get(10))) {
                    try (Reading jdk = Reading.of(format, Side.JDK, ofJdk.input(file), folder);
                            Reading ours = Reading.of(format, Side.SLIPSTREAM, kind.input(file), folder)) {
                        flags.setInput(jdk.reader, jdk.stream);
                        flags.setInput(ours.reader, ours.stream);
                        for (Question question : List.of(first, second)) {
                            jdk.ask(question);
                            ours.ask(question);
                            if (jdk.position() != ours.position()) {
                                wrong.add(flags + " " + first + (question == first ? "" : ", " + second) + ": "
                                        + ours.position() + " instead of " + jdk.position());
                                break;
                            }
                        }
                    }
                }
            }
        }
        assertEquals(List.of(), wrong);
    }
}
