package dev.slipstream.imageio.bmp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.spi.BmpWriterProvider;
import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Garbage;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Threads;
import dev.slipstream.imageio.testing.TiledImage;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.testing.Writers;
import dev.slipstream.imageio.writing.RandomWriteParams;
import dev.slipstream.imageio.writing.WriteQuestion;
import dev.slipstream.imageio.writing.Writing;
import dev.slipstream.imageio.writing.WrittenImages;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.DataBufferByte;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.WritableRaster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every request has the bytes, events, failures and state of the stream that the JDK's writer has. */
class BmpImageWriterTest {

    private static final ImageWriterSpi JDK = Writers.jdk("bmp");
    private static final ImageWriterSpi OURS = new BmpWriterProvider();

    private static final BufferedImage IMAGE = SampleImages.image(9, 5, BufferedImage.TYPE_INT_RGB);

    private static final int NEVER = -1;

    /** What a listener may do to the writer that calls it. */
    enum Action {
        ABORT(ImageWriter::abort),
        FAIL(writer -> {
            throw new IllegalStateException("for the test");
        }),
        CLOSE(writer -> ((ImageOutputStream) writer.getOutput()).close()),

        /** As a dialogue does when its cancel button is pressed. */
        ABORT_AND_CLOSE(writer -> {
            writer.abort();
            ((ImageOutputStream) writer.getOutput()).close();
        });

        private final Use<ImageWriter> use;

        Action(Use<ImageWriter> use) {
            this.use = use;
        }
    }

    private static Writing assertSame(String what, Use<ImageWriter> encoding) throws IOException {
        Writing silent = Writing.of(JDK.createWriterInstance(), encoding);
        Writing.of(OURS.createWriterInstance(), encoding).assertSame(silent, what + " with no listener");
        return assertSame(what, encoding, NEVER, Action.ABORT);
    }

    /** Returns what both writers do if a listener takes {@code action} at the event with the number {@code at}. */
    private static Writing assertSame(String what, Use<ImageWriter> encoding, int at, Action action)
            throws IOException {
        Writing expected = listened(JDK.createWriterInstance(), encoding, at, action.use);
        listened(OURS.createWriterInstance(), encoding, at, action.use).assertSame(expected, what);
        return expected;
    }

    private static Writing listened(ImageWriter writer, Use<ImageWriter> encoding, int at, Use<ImageWriter> action)
            throws IOException {
        Events events = Events.of(writer);
        events.atEach(event -> {
            try {
                if (event == at) {
                    action.of(writer);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return Writing.of(writer, events, encoding);
    }

    @Test
    void anyImageWithAnyParametersIsWrittenAsByTheJdk() throws Exception {
        int[] complete = new int[1];
        int all = Seeds.run(1, (seed, random) -> {
            RenderedImage image = WrittenImages.any(random);
            long params = random.nextLong();
            IIOImage written = random.nextInt(8) == 0
                    ? new IIOImage(raster(image), null, null)
                    : new IIOImage(image, null, null);
            Use<ImageWriter> encoding = writer -> writer.write(null, written,
                    RandomWriteParams.next(writer, image, new Random(params), new StringBuilder()));
            complete[0] += assertSame("seed " + seed + ": " + image.getSampleModel(), encoding).isComplete() ? 1 : 0;
        });
        assertTrue(all < 10 || complete[0] > all / 3, () -> complete[0] + " of " + all + " written");
    }

    private static Raster raster(RenderedImage image) {
        return image instanceof BufferedImage buffered ? buffered.getRaster() : image.getData();
    }

    @Test
    void imagesOfManyPiecesAreWrittenAsByTheJdk() throws IOException {
        for (int type : new int[] {BufferedImage.TYPE_3BYTE_BGR, BufferedImage.TYPE_INT_RGB,
            BufferedImage.TYPE_BYTE_BINARY, BufferedImage.TYPE_USHORT_565_RGB, BufferedImage.TYPE_BYTE_GRAY}) {
            for (int[] size : new int[][] {{1, 40_000}, {40_001, 1}, {1021, 97}, {30_003, 5}}) {
                BufferedImage image = new BufferedImage(size[0], size[1], type);
                byte[] noise = new byte[size[0]];
                new Random(1).nextBytes(noise);
                for (int y = 0; y < size[1]; y += 3) {
                    for (int x = 0; x < size[0]; x += 7) {
                        image.setRGB(x, y, noise[x] * (y + 5) * 0x10101);
                    }
                }
                assertSame(type + " " + size[0] + "x" + size[1], writer -> writer.write(image));
                TiledImage tiled = new TiledImage(image, -5, 3, new Rectangle(1, 2, 256, 64));
                assertSame(type + " tiled", writer -> writer.write(tiled));
            }
        }
    }

    /** The pixels that the JDK's writer writes differ between versions. */
    @Test
    void dataThatBeginLaterInTheirArrayAreWrittenAsByTheJdk() throws IOException {
        byte[] data = new byte[73];
        new Random(1).nextBytes(data);
        WritableRaster raster = Raster.createInterleavedRaster(
                new DataBufferByte(data, 60, 13), 5, 4, 15, 3, new int[] {2, 1, 0}, null);
        ColorModel colours = new BufferedImage(1, 1, BufferedImage.TYPE_3BYTE_BGR).getColorModel();
        BufferedImage image = new BufferedImage(colours, raster, false, null);
        assertSame("later data", writer -> writer.write(image));
    }

    @ParameterizedTest
    @EnumSource
    void whatAListenerDoesAtAnyEventHasTheSameConsequencesAsInTheJdk(Action action) throws Exception {
        Seeds.run(40, (seed, random) -> {
            RenderedImage image = WrittenImages.any(random);
            Use<ImageWriter> encoding = writer -> writer.write(image);
            int events = assertSame("seed " + seed, encoding, NEVER, action).events().size();
            for (int event = 0; event <= events; event++) {
                assertSame("seed " + seed + ", event " + event, encoding, event, action);
            }
        });
    }

    @Test
    void anotherOutputThatIsSetWhenTheImageStartsIsWrittenTo() throws IOException {
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        ByteArrayOutputStream actual = new ByteArrayOutputStream();
        listened(JDK.createWriterInstance(), writer -> writer.write(IMAGE), 0,
                writer -> writer.setOutput(new MemoryCacheImageOutputStream(expected)));
        listened(OURS.createWriterInstance(), writer -> writer.write(IMAGE), 0,
                writer -> writer.setOutput(new MemoryCacheImageOutputStream(actual)));
        assertArrayEquals(expected.toByteArray(), actual.toByteArray());
    }

    /** The JDK's writer fails, or goes on with the sizes of the other image. */
    @Test
    void anotherImageThatAListenerWritesChangesNothing() throws IOException {
        BufferedImage other = SampleImages.image(40, 11, BufferedImage.TYPE_BYTE_GRAY);
        Writing expected = Writing.of(JDK.createWriterInstance(), writer -> writer.write(IMAGE));
        byte[] expectedOther = SampleImages.encode(other, "bmp");
        for (int event = 0; event <= IMAGE.getHeight() + 1; event++) {
            ByteArrayOutputStream inner = new ByteArrayOutputStream();
            Writing outer = listened(OURS.createWriterInstance(), writer -> writer.write(IMAGE), event, writer -> {
                Object output = writer.getOutput();
                try (ImageOutputStream another = new MemoryCacheImageOutputStream(inner)) {
                    writer.setOutput(another);
                    writer.write(other);
                    writer.setOutput(output);
                }
            });
            assertArrayEquals(expected.bytes(), outer.bytes());
            assertArrayEquals(expectedOther, inner.toByteArray());
        }
    }

    /** The types of the JDK's reader; BMPs that it rejects are not for transcoding. */
    @Test
    void imagesThatWereReadAreWrittenWithTheirMetadataAsByTheJdk() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String format : List.of("bmp", "png")) {
            try (Stream<Path> found = Files.list(FileBytes.own(format))) {
                files.addAll(found.filter(file -> file.getFileName().toString().matches("[^x].*")).sorted().toList());
            }
        }
        int count = 0;
        for (Path file : files) {
            IIOImage image = read(file);
            if (image != null) {
                assertSame(file.toString(), writer -> writer.write(image));
                assertSame(file + " in the default way", writer -> {
                    ImageWriteParam param = writer.getDefaultWriteParam();
                    param.setCompressionMode(ImageWriteParam.MODE_DEFAULT);
                    writer.write(null, image, param);
                });
                count++;
            }
        }
        assertTrue(count > 200, () -> files.toString());
    }

    private static @Nullable IIOImage read(Path file) throws IOException {
        String format = file.getParent().getFileName().toString();
        ImageReader reader = ImageIO.getImageReadersByFormatName(format).next();
        try (ImageInputStream stream = ImageIO.createImageInputStream(file.toFile())) {
            reader.setInput(stream);
            return reader.readAll(0, null);
        } catch (IOException unread) {
            return null;
        } finally {
            reader.dispose();
        }
    }

    @Test
    void everyQuestionIsAnsweredAsByTheJdk() throws IOException {
        for (WriteQuestion question : WriteQuestion.all()) {
            assertEquals(question.ask(JDK.createWriterInstance()), question.ask(OURS.createWriterInstance()),
                    question.name());
        }
    }

    @Test
    void wrongCallsAreRefusedAsInTheJdk() throws IOException {
        assertSame("a foreign parameter", writer -> writer.write(null, new IIOImage(IMAGE, null, null),
                new ImageWriteParam(null)));
        assertSame("a region beside the image", writer -> {
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setSourceRegion(new Rectangle(20, 20, 3, 3));
            writer.write(null, new IIOImage(IMAGE, null, null), param);
        });
        assertSame("alpha", writer -> writer.write(new BufferedImage(2, 2, BufferedImage.TYPE_INT_ARGB)));
        ImageWriter writer = OURS.createWriterInstance();
        assertThrows(IllegalStateException.class, () -> writer.write(IMAGE));
        writer.setOutput(new MemoryCacheImageOutputStream(new ByteArrayOutputStream()));
        assertThrows(IllegalArgumentException.class, () -> writer.write((IIOImage) null));
        writer.reset();
        assertThrows(IllegalStateException.class, () -> writer.write(IMAGE));
    }

    @Test
    void theByteOrderIsTheOneThatTheStreamHas() throws IOException {
        BufferedImage image = new BufferedImage(9, 5, BufferedImage.TYPE_USHORT_565_RGB);
        assertSame("big endian", writer -> {
            ((ImageOutputStream) writer.getOutput()).setByteOrder(ByteOrder.BIG_ENDIAN);
            writer.write(image);
        });
    }

    /** The JDK's writer keeps rows of the image before. */
    @Test
    void aWriterThatIsUsedAgainWritesAsANewOne() throws IOException {
        ImageWriter writer = OURS.createWriterInstance();
        Random random = new Random(5);
        for (int i = 0; i < 200; i++) {
            RenderedImage image = WrittenImages.any(random);
            long params = random.nextLong();
            Use<ImageWriter> encoding = each -> each.write(null, new IIOImage(image, null, null),
                    RandomWriteParams.next(each, image, new Random(params), new StringBuilder()));
            Writing.of(writer, encoding).assertSame(Writing.of(JDK.createWriterInstance(), encoding), "image " + i);
            if (i % 20 == 0) {
                writer.reset();
            }
        }
    }

    @Test
    void twoThreadsWriteOneImage() throws Exception {
        BufferedImage image = WrittenImages.buffered(new Random(3));
        byte[] expected = Writing.of(JDK.createWriterInstance(), writer -> writer.write(image)).bytes();
        Threads.atOnce(2, number -> {
            for (int i = 0; i < 100; i++) {
                assertArrayEquals(expected,
                        Writing.of(OURS.createWriterInstance(), writer -> writer.write(image)).bytes());
            }
        });
    }

    @Test
    void nothingIsHeldOnTo() throws Exception {
        ImageWriter writer = OURS.createWriterInstance();
        WeakReference<BufferedImage> image = written(writer);
        assertTrue(Garbage.collectUntil(Duration.ofSeconds(10), () -> image.get() == null));
        assertNotEquals(null, writer.getOutput());
    }

    private static WeakReference<BufferedImage> written(ImageWriter writer) throws IOException {
        BufferedImage image = new BufferedImage(50, 50, BufferedImage.TYPE_3BYTE_BGR);
        writer.setOutput(new MemoryCacheImageOutputStream(new ByteArrayOutputStream()));
        writer.write(image);
        return new WeakReference<>(image);
    }

    @Test
    void aPieceIsAllThatIsAllocatedForAnImage(@TempDir Path folder) throws Exception {
        BufferedImage image = new BufferedImage(1000, 1000, BufferedImage.TYPE_3BYTE_BGR);
        long allocated = 0;
        for (int i = 0; i < 3; i++) {
            ImageWriter writer = OURS.createWriterInstance();
            try (ImageOutputStream stream = WindowedImageOutputStream.of(folder.resolve("image.bmp"))) {
                writer.setOutput(stream);
                allocated = AllocatedBytes.during(() -> {
                    writer.write(image);
                    return image;
                });
            }
        }
        long bytes = allocated;
        assertTrue(bytes < 60_000, () -> bytes + " bytes");
    }
}
