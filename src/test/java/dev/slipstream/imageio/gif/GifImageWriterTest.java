package dev.slipstream.imageio.gif;

import static dev.slipstream.imageio.testing.MetadataTree.child;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.testing.Writers;
import dev.slipstream.imageio.warmup.WarmUp;
import dev.slipstream.imageio.writing.BothWriters;
import dev.slipstream.imageio.writing.FailingImageOutputStream;
import dev.slipstream.imageio.writing.RandomWriteParams;
import dev.slipstream.imageio.writing.Writing;
import dev.slipstream.imageio.writing.WrittenImages;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.RenderedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.IIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What {@code ExactWritersTest} does not try: many colours, real images, sequences, metadata. */
class GifImageWriterTest {

    private static final BothWriters BOTH = BothWriters.of("gif");

    /** {@code -Dslipstream.gif.pixels=N} tries real images of up to N pixels. */
    private static final int MOST_PIXELS = Integer.getInteger("slipstream.gif.pixels", 20_000);

    private static final String[] DISPOSALS =
        {"none", "doNotDispose", "restoreToBackgroundColor", "restoreToPrevious"};

    @BeforeAll
    static void endWarmUp() {
        WarmUp.GIF_WRITER.leave(0);
    }

    /** With 256 colours or fewer all are kept, with more some become one, and a transparent one is one more. */
    @Test
    void imagesOfAnyNumberOfColoursHaveTheJdksPalette() throws Exception {
        Seeds.run(8, (seed, random) -> {
            BufferedImage image = coloured(random);
            BOTH.assertSame("seed " + seed, writer -> writer.write(image));
        });
    }

    private static BufferedImage coloured(Random random) {
        int most = random.nextInt(4) == 0 ? 20_000 : 3_000;
        int width = random.nextInt(4) == 0 ? 1 : 1 + random.nextInt(200);
        int height = random.nextInt(4) == 0 ? 1 : 1 + random.nextInt(most / width + 1);
        int type = new int[] {BufferedImage.TYPE_INT_RGB, BufferedImage.TYPE_INT_ARGB, BufferedImage.TYPE_3BYTE_BGR,
            BufferedImage.TYPE_4BYTE_ABGR_PRE, BufferedImage.TYPE_USHORT_GRAY}[random.nextInt(5)];
        int[] palette = new int[1 + random.nextInt(random.nextBoolean() ? 300 : 5_000)];
        int base = random.nextInt();
        int noise = random.nextBoolean() ? -1 : 0x070f1f; // all colours, or some that are near each other
        for (int i = 0; i < palette.length; i++) {
            int alpha = random.nextInt(3) == 0 ? random.nextInt() : 0xff000000;
            int rgb = base ^ (random.nextInt() & noise);
            palette[i] = (alpha & 0xff000000) | (rgb & 0xffffff);
        }
        int run = 1 + random.nextInt(9);
        BufferedImage image = new BufferedImage(width, height, type);
        int colour = 0;
        for (int i = 0; i < width * height; i++) {
            colour = i % run == 0 ? palette[random.nextInt(palette.length)] : colour;
            image.setRGB(i % width, i / width, colour);
        }
        return image;
    }

    /** Tables of strings that are full many times, and rows that are longer than what is collected. */
    @Test
    void largeImagesAreWrittenAsByTheJdk() throws IOException {
        for (int[] size : new int[][] {{60_000, 3}, {3, 60_000}, {301, 997}}) {
            BufferedImage rgb = SampleImages.image(size[0], size[1], BufferedImage.TYPE_INT_RGB);
            BOTH.assertSame("rgb", writer -> writer.write(rgb));
            for (int bits = 1; bits <= 8; bits *= 2) {
                BufferedImage indexed = SampleImages.indexed(size[0], size[1], bits);
                BOTH.assertSame(bits + " bits", writer -> writer.write(indexed));
            }
        }
    }

    @Test
    void theImageThatIsWrittenIsReplacedByTheIndexedOneAsByTheJdk() throws IOException {
        BufferedImage image = SampleImages.image(67, 31, BufferedImage.TYPE_INT_ARGB);
        BufferedImage expected = indexed(BOTH.jdk().createWriterInstance(), image);
        BufferedImage actual = indexed(BOTH.ours().createWriterInstance(), image);
        assertEquals(expected.getType(), actual.getType());
        assertEquals(expected.getColorModel(), actual.getColorModel());
        assertArrayEquals(expected.getRaster().getPixels(0, 0, 67, 31, (int[]) null),
                actual.getRaster().getPixels(0, 0, 67, 31, (int[]) null));
    }

    private static BufferedImage indexed(ImageWriter writer, BufferedImage image) throws IOException {
        IIOImage written = new IIOImage(image, null, null);
        Writers.bytes(writer, each -> each.write(written));
        return (BufferedImage) written.getRenderedImage();
    }

    @Test
    void ourOwnImagesAreWrittenAsByTheJdk() throws IOException {
        assertTrue(writeAll(FileBytes.own("png")) + writeAll(FileBytes.own("other")) > 100);
    }

    @Test
    void realImagesAreWrittenAsByTheJdk() throws IOException {
        for (String folder : List.of("icons64", "icons512", "charts", "pages", "photos", "plots", "codes")) {
            writeAll(FileBytes.corpus("real").resolve(folder));
        }
        writeAll(FileBytes.corpus("gif"));
    }

    /** As they are, and as another type. Returns how many were written. */
    private static int writeAll(Path folder) throws IOException {
        int count = 0;
        Random random = new Random(1);
        for (Path file : files(folder)) {
            BufferedImage image = read(file);
            if (image == null || image.getWidth() * (long) image.getHeight() > MOST_PIXELS) {
                continue;
            }
            BOTH.assertSame(file.toString(), writer -> writer.write(image));
            int type = 1 + random.nextInt(BufferedImage.TYPE_BYTE_INDEXED);
            BufferedImage other = new BufferedImage(image.getWidth(), image.getHeight(), type);
            Graphics2D graphics = other.createGraphics();
            graphics.drawImage(image, 0, 0, null);
            graphics.dispose();
            BOTH.assertSame(file + " of type " + type, writer -> writer.write(other));
            count++;
        }
        return count;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().matches(".*\\.(png|gif|jpg|tif)")).sorted().toList();
        }
    }

    private static @Nullable BufferedImage read(Path file) {
        try {
            return ImageIO.read(file.toFile());
        } catch (IOException | RuntimeException unreadable) {
            return null;
        }
    }

    /** All frames of a GIF, with all that the JDK's reader says of them. */
    private record Animation(@Nullable IIOMetadata stream, List<IIOImage> frames) {

        /** Null if the JDK's reader cannot read it. */
        static @Nullable Animation of(byte[] file) {
            ImageReader reader = null;
            try (ImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(file))) {
                reader = JdkReaders.from("com.sun.imageio.plugins.gif.GIFImageReaderSpi").get(0).createReaderInstance();
                reader.setInput(stream);
                List<IIOImage> frames = new ArrayList<>();
                for (int i = 0; i < reader.getNumImages(true); i++) {
                    frames.add(reader.readAll(i, null));
                }
                return new Animation(reader.getStreamMetadata(), frames);
            } catch (IOException | RuntimeException unreadable) {
                return null;
            }
        }

        void write(ImageWriter writer) throws IOException {
            writer.prepareWriteSequence(stream);
            for (IIOImage frame : frames) {
                writer.writeToSequence(frame, null);
            }
            writer.endWriteSequence();
        }
    }

    @Test
    void realAnimationsAreTranscodedAsByTheJdk() throws IOException {
        int count = transcodeAll(FileBytes.own("gif"));
        assertTrue(count > 8, () -> "only " + count);
        transcodeAll(FileBytes.corpus("gif"));
    }

    private static int transcodeAll(Path folder) throws IOException {
        int count = 0;
        for (Path file : files(folder)) {
            Animation animation = file.toString().endsWith(".gif") ? Animation.of(Files.readAllBytes(file)) : null;
            if (animation != null && !animation.frames.isEmpty()) {
                BOTH.assertSame(file + " as a sequence", animation::write);
                IIOImage first = animation.frames.get(0);
                BOTH.assertSame(file + ", first image", writer -> writer.write(animation.stream, first, null));
                BOTH.assertSame(file + ", as RGB", writer -> {
                    BufferedImage rgb = SampleImages.image(50, 40, BufferedImage.TYPE_INT_RGB);
                    writer.write(animation.stream, new IIOImage(rgb, null, first.getMetadata()), null);
                });
                count++;
            }
        }
        return count;
    }

    @Test
    void anySequenceIsWrittenAsByTheJdk() throws Exception {
        Seeds.run(20, (seed, random) -> {
            long same = random.nextLong();
            BOTH.assertSame("seed " + seed, writer -> writeSequence(writer, new Random(same)));
        });
    }

    /** Also wrong calls, and calls in the wrong order. */
    private static void writeSequence(ImageWriter writer, Random random) throws IOException {
        if (random.nextInt(9) > 0) {
            writer.prepareWriteSequence(random.nextBoolean() ? null : writer.getDefaultStreamMetadata(null));
        }
        int frames = random.nextInt(6);
        for (int i = 0; i < frames; i++) {
            RenderedImage image = WrittenImages.any(random);
            IIOMetadata metadata = random.nextBoolean() ? null : frameMetadata(writer, image, random);
            IIOImage frame = random.nextInt(15) == 0 ? new IIOImage(image.getData(), null, null)
                    : new IIOImage(image, null, metadata);
            ImageWriteParam param = RandomWriteParams.next(writer, image, random, new StringBuilder());
            if (random.nextInt(20) == 0) {
                writer.write(null, frame, param);
            } else {
                writer.writeToSequence(frame, param);
            }
        }
        if (random.nextInt(9) > 0) {
            writer.endWriteSequence();
        }
        if (random.nextInt(9) == 0) {
            writer.endWriteSequence();
        }
    }

    /** A delay, a disposal, a place, perhaps a transparent colour, no palette, and that the animation is repeated. */
    private static IIOMetadata frameMetadata(ImageWriter writer, RenderedImage image, Random random)
            throws IOException {
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), null);
        String format = metadata.getNativeMetadataFormatName();
        IIOMetadataNode root = random.nextBoolean() ? (IIOMetadataNode) metadata.getAsTree(format)
                : new IIOMetadataNode(format);
        IIOMetadataNode descriptor = child(root, "ImageDescriptor");
        descriptor.setAttribute("imageLeftPosition", Integer.toString(random.nextInt(300)));
        descriptor.setAttribute("imageTopPosition", Integer.toString(random.nextInt(3)));
        descriptor.setAttribute("imageWidth", "44"); // 0x2c, with which a descriptor begins
        descriptor.setAttribute("imageHeight", Integer.toString(image.getHeight()));
        descriptor.setAttribute("interlaceFlag", random.nextBoolean() ? "TRUE" : "FALSE");
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", DISPOSALS[random.nextInt(DISPOSALS.length)]);
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", random.nextBoolean() ? "TRUE" : "FALSE");
        control.setAttribute("delayTime", Integer.toString(44 * random.nextInt(3)));
        control.setAttribute("transparentColorIndex", Integer.toString(random.nextInt(45)));
        IIOMetadataNode application = child(child(root, "ApplicationExtensions"), "ApplicationExtension");
        application.setAttribute("applicationID", "NETSCAPE");
        application.setAttribute("authenticationCode", "2.0");
        application.setUserObject(new byte[] {1, 44, 0});
        child(child(root, "CommentExtensions"), "CommentExtension").setAttribute("value", ",".repeat(
                random.nextInt(1000)));
        metadata.setFromTree(format, root);
        return metadata;
    }

    @ParameterizedTest
    @EnumSource
    void whatAListenerDoesInASequenceHasTheSameConsequencesAsInTheJdk(BothWriters.Action action) throws Exception {
        Random random = new Random(7);
        Use<ImageWriter> encoding = writer -> {
            writer.prepareWriteSequence(null);
            writer.writeToSequence(new IIOImage(SampleImages.image(40, 30, 1), null, null), null);
            writer.writeToSequence(new IIOImage(SampleImages.indexed(40, 30, 4), null, null), null);
            BufferedImage last = SampleImages.image(31, 50, BufferedImage.TYPE_INT_ARGB);
            writer.writeToSequence(new IIOImage(last, null, frameMetadata(writer, last, random)), null);
            writer.endWriteSequence();
        };
        random.setSeed(7);
        Writing whole = BOTH.assertSame("whole", reset(random, encoding));
        for (int event = 0; event < whole.events().size(); event++) {
            BOTH.assertSame("event " + event, reset(random, encoding), event, action);
        }
    }

    private static Use<ImageWriter> reset(Random random, Use<ImageWriter> encoding) {
        return writer -> {
            random.setSeed(7);
            encoding.of(writer);
        };
    }

    /** The JDK's writer tries again to write the header if that was not possible. */
    @Test
    void whatFailsInTheStreamFailsAsInTheJdk() throws IOException {
        BufferedImage rgb = SampleImages.image(90, 70, BufferedImage.TYPE_INT_RGB);
        for (int limit = 0; limit < 9_000; limit = limit < 1000 ? limit + 1 : limit + 97) {
            int bytes = limit;
            assertEquals(failure(BOTH.jdk().createWriterInstance(), rgb, bytes),
                    failure(BOTH.ours().createWriterInstance(), rgb, bytes), () -> bytes + " bytes");
        }
    }

    /** What happens with a stream that takes this many bytes, and later all. */
    private static String failure(ImageWriter writer, BufferedImage image, int limit) throws IOException {
        StringBuilder said = new StringBuilder();
        try (FailingImageOutputStream stream = new FailingImageOutputStream(limit)) {
            writer.setOutput(stream);
            writer.prepareWriteSequence(null);
            for (int i = 0; i < 2; i++) {
                try {
                    writer.writeToSequence(new IIOImage(image, null, null), null);
                    said.append("done ");
                } catch (IIOException e) {
                    said.append(Writing.text(e));
                } catch (IOException e) {
                    said.append("plain ").append(Writing.text(e));
                }
                stream.recover();
            }
        }
        return said.toString();
    }

    @Test
    void aStreamWhoseByteOrderWasChangedIsWrittenAsByTheJdk() throws IOException {
        BufferedImage image = SampleImages.image(60, 50, BufferedImage.TYPE_INT_RGB);
        BOTH.assertSame("big endian", writer -> {
            ((ImageOutputStream) writer.getOutput()).setByteOrder(ByteOrder.BIG_ENDIAN);
            writer.write(image);
        });
    }

    /** The JDK's writer takes the rows of the whole image for those of its part, unless they are interlaced. */
    @Test
    void whatTheJdksWriterWritesWrongIsLeftToIt() throws IOException {
        BufferedImage image = SampleImages.indexed(90, 80, 8).getSubimage(11, 13, 60, 50);
        for (int mode : new int[] {ImageWriteParam.MODE_DISABLED, ImageWriteParam.MODE_DEFAULT}) {
            BOTH.assertSame("mode " + mode, writer -> {
                ImageWriteParam param = writer.getDefaultWriteParam();
                param.setProgressiveMode(mode);
                param.setSourceRegion(new Rectangle(3, 4, 50, 30));
                writer.write(null, new IIOImage(image, null, null), param);
            });
        }
    }
}
