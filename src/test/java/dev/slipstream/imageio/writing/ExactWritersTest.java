package dev.slipstream.imageio.writing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Garbage;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Threads;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.warmup.WarmUp;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every request has the bytes, events, failures and state of the stream that the JDK's writer has. */
@ParameterizedClass
@ValueSource(strings = {"bmp", "gif"})
class ExactWritersTest {

    private static final BufferedImage IMAGE = SampleImages.image(19, 15, BufferedImage.TYPE_INT_RGB);

    private final String format;
    private final BothWriters both;

    ExactWritersTest(String format) {
        this.format = format;
        this.both = BothWriters.of(format);
    }

    @BeforeAll
    static void endWarmUp() {
        WarmUp.GIF_WRITER.leave(0);
    }

    @Test
    void anyImageWithAnyParametersIsWrittenAsByTheJdk() throws Exception {
        int[] complete = new int[1];
        int all = Seeds.run(1, (seed, random) -> {
            RenderedImage image = WrittenImages.any(random);
            long params = random.nextLong();
            boolean isRaster = random.nextInt(8) == 0;
            Use<ImageWriter> encoding = writer -> writer.write(null, // the JDK's GIF writer changes an IIOImage
                    isRaster ? new IIOImage(raster(image), null, null) : new IIOImage(image, null, null),
                    RandomWriteParams.next(writer, image, new Random(params), new StringBuilder()));
            Writing written = both.assertSame("seed " + seed + ": " + image.getSampleModel(), encoding);
            complete[0] += written.isComplete() ? 1 : 0;
        });
        assertTrue(all < 10 || complete[0] > all / 3, () -> complete[0] + " of " + all + " written");
    }

    private static Raster raster(RenderedImage image) {
        return image instanceof BufferedImage buffered ? buffered.getRaster() : image.getData();
    }

    @ParameterizedTest
    @EnumSource
    void whatAListenerDoesAtAnyEventHasTheSameConsequencesAsInTheJdk(BothWriters.Action action) throws Exception {
        Seeds.run(40, (seed, random) -> {
            RenderedImage image = WrittenImages.any(random);
            Use<ImageWriter> encoding = writer -> writer.write(image);
            int events = both.assertSame("seed " + seed, encoding, BothWriters.NEVER, action).events().size();
            for (int event = 0; event <= events; event++) {
                both.assertSame("seed " + seed + ", event " + event, encoding, event, action);
            }
        });
    }

    @Test
    void anotherOutputThatIsSetWhenTheImageStartsIsWrittenTo() throws IOException {
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        ByteArrayOutputStream actual = new ByteArrayOutputStream();
        BothWriters.listened(both.jdk().createWriterInstance(), writer -> writer.write(IMAGE), 0,
                writer -> writer.setOutput(new MemoryCacheImageOutputStream(expected)));
        BothWriters.listened(both.ours().createWriterInstance(), writer -> writer.write(IMAGE), 0,
                writer -> writer.setOutput(new MemoryCacheImageOutputStream(actual)));
        assertArrayEquals(expected.toByteArray(), actual.toByteArray());
    }

    /** The JDK's writer fails, or goes on with the sizes of the other image. */
    @Test
    void anotherImageThatAListenerWritesChangesNothing() throws IOException {
        BufferedImage other = SampleImages.image(40, 11, BufferedImage.TYPE_BYTE_GRAY);
        Writing expected = Writing.of(both.jdk().createWriterInstance(), writer -> writer.write(IMAGE));
        byte[] expectedOther = SampleImages.encode(other, format);
        for (int event = 0; event <= IMAGE.getHeight() + 1; event++) {
            ByteArrayOutputStream inner = new ByteArrayOutputStream();
            ImageWriter ours = both.ours().createWriterInstance();
            Writing outer = BothWriters.listened(ours, writer -> writer.write(IMAGE), event, writer -> {
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

    @Test
    void everyQuestionIsAnsweredAsByTheJdk() throws IOException {
        for (WriteQuestion question : WriteQuestion.all()) {
            assertEquals(question.ask(both.jdk().createWriterInstance()),
                    question.ask(both.ours().createWriterInstance()), question.name());
        }
    }

    /** The JDK's writer keeps rows of the image before. */
    @Test
    void aWriterThatIsUsedAgainWritesAsANewOne() throws IOException {
        ImageWriter writer = both.ours().createWriterInstance();
        Random random = new Random(5);
        for (int i = 0; i < 200; i++) {
            RenderedImage image = WrittenImages.any(random);
            long params = random.nextLong();
            Use<ImageWriter> encoding = each -> each.write(null, new IIOImage(image, null, null),
                    RandomWriteParams.next(each, image, new Random(params), new StringBuilder()));
            Writing expected = Writing.of(both.jdk().createWriterInstance(), encoding);
            Writing.of(writer, encoding).assertSame(expected, "image " + i);
            if (i % 20 == 0) {
                writer.reset();
            }
        }
    }

    @Test
    void twoThreadsWriteOneImage() throws Exception {
        BufferedImage image = WrittenImages.buffered(new Random(3));
        byte[] expected = Writing.of(both.jdk().createWriterInstance(), writer -> writer.write(image)).bytes();
        Threads.atOnce(2, number -> {
            for (int i = 0; i < 100; i++) {
                assertArrayEquals(expected,
                        Writing.of(both.ours().createWriterInstance(), writer -> writer.write(image)).bytes());
            }
        });
    }

    @Test
    void nothingIsHeldOnTo() throws Exception {
        ImageWriter writer = both.ours().createWriterInstance();
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
}
