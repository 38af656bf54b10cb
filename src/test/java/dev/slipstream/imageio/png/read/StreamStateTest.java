package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.png.PngFiles;
import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Failure;
import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.MetadataTree;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * After any call, whether it succeeded or failed, the reader's stream is left where the JDK's reader leaves it, the
 * same part of it is flushed, and the next answers are the JDK's.
 */
@Tag("long")
@ParameterizedClass
@EnumSource(Engine.class)
class StreamStateTest {

    private static final int LARGEST_FILE = 20_000;
    private static final int SEQUENCES = Integer.getInteger("slipstream.sequences", 1000);
    private static final int CALLS = 5;

    /** Bytes of a row with the filter type; the most rows. */
    private static final int ROW = 11;
    private static final int MOST_ROWS = 1000;

    StreamStateTest(Engine engine) {
        engine.useWithFilters();
    }

    /** The answer or the failure of a call, and the state of the stream after it. */
    private static State state(Question call, ImageReader reader, ImageInputStream stream) throws IOException {
        Object answer = call.ask(reader);
        if (answer instanceof Failure failure && failure.reason() == Failure.Reason.UNEXPECTED) {
            answer = new Failure(IIOException.class, Failure.Reason.REFUSED); // the JDK's reader failed by accident
        }
        return new State(call.name(), answer, stream.getStreamPosition(), stream.getFlushedPosition());
    }

    private record State(String asked, @Nullable Object answer, long position, long flushed) {}

    private static final List<Question> CALLS_OF_ANY_KIND = List.of(
            new Question("getWidth", reader -> reader.getWidth(0)),
            new Question("getHeight", reader -> reader.getHeight(0)),
            new Question("getAspectRatio", reader -> reader.getAspectRatio(0)),
            new Question("getImageTypes", reader -> types(reader)),
            new Question("getRawImageType", reader -> reader.getRawImageType(0)),
            new Question("getImageMetadata", reader -> MetadataTree.of(reader.getImageMetadata(0))),
            new Question("read", reader -> pixels(reader.read(0))),
            new Question("read a region", reader -> pixels(reader.read(0, region(new ImageReadParam())))),
            new Question("read as rarely", reader -> pixels(reader.read(0, region(new ImageReadParam() { })))),
            new Question("readAll", reader -> MetadataTree.of(reader.readAll(0, null).getMetadata())));

    private static List<Object> types(ImageReader reader) throws IOException {
        List<Object> types = new ArrayList<>();
        reader.getImageTypes(0).forEachRemaining(types::add);
        return types;
    }

    private static int pixels(BufferedImage image) {
        Raster raster = image.getRaster();
        return Arrays.hashCode(raster.getPixels(0, 0, raster.getWidth(), raster.getHeight(), (int[]) null));
    }

    /** To the last scanline: a read of less does not notice damage after it. */
    private static ImageReadParam region(ImageReadParam param) {
        param.setSourceRegion(new Rectangle(0, 1, 3, 1 << 20));
        return param;
    }

    private static ImageInputStream stream(byte[] file, int start) throws IOException {
        byte[] bytes = new byte[start + file.length];
        System.arraycopy(file, 0, bytes, start, file.length);
        // The stream gives a few bytes at a time, which are then the pieces of the data. An image with a palette is
        // given whole: the JDK's reader would take only one piece of the palette's alpha.
        boolean isWhole = start == 0 || file.length < 26 || file[25] == 3;
        int most = isWhole ? Integer.MAX_VALUE : start == 1 ? 605 : 4;
        ImageInputStream stream = new BytesImageInputStream(bytes, most);
        stream.seek(start);
        return stream;
    }

    private static void assertSame(byte[] file, int start, Flags flags, List<Question> calls, String what)
            throws IOException {
        ImageReader jdk = PNG.open(Side.JDK);
        ImageReader ours = PNG.open(Side.SLIPSTREAM);
        ImageInputStream ofJdk = stream(file, start);
        ImageInputStream stream = stream(file, start);
        flags.setInput(jdk, ofJdk);
        flags.setInput(ours, stream);
        List<State> expected = new ArrayList<>();
        List<State> actual = new ArrayList<>();
        for (Question call : calls) {
            expected.add(state(call, jdk, ofJdk));
            actual.add(state(call, ours, stream));
            assertEquals(expected.toString(), actual.toString(), () -> what + ", " + flags);
        }
    }

    private static List<Png> files() throws IOException {
        return PngFiles.own().stream()
                .filter(png -> png.bytes().length < LARGEST_FILE)
                .filter(png -> !png.isTransparentLowGray() && !png.isTooShortForItsSize()).toList();
    }

    @ParameterizedTest
    @EnumSource
    void afterOneCall(Flags flags) throws IOException {
        for (Png png : files()) {
            for (Question call : CALLS_OF_ANY_KIND) {
                assertSame(png.bytes(), 0, flags, List.of(call, call), png.name());
            }
        }
    }

    @Test
    void afterAnyCalls() throws IOException {
        List<Png> files = files();
        Random random = new Random(47);
        for (int i = 0; i < SEQUENCES; i++) {
            Png png = files.get(random.nextInt(files.size()));
            assertSame(png.bytes(), random.nextInt(3), flags(random), calls(random), png.name() + ", sequence " + i);
        }
    }

    @Test
    void afterAnyCallsAboutDamagedFiles() throws IOException {
        List<Png> files = files();
        Random random = new Random(48);
        for (int i = 0; i < SEQUENCES; i++) {
            Png png = files.get(random.nextInt(files.size()));
            byte[] file = damaged(png, random);
            if (file.length < 24 || Math.abs(PngFiles.declaredPixels(file)) <= 1 << 20) {
                assertSame(file, random.nextInt(3), flags(random), calls(random), png.name() + ", sequence " + i);
            }
        }
    }

    private static byte[] damaged(Png png, Random random) {
        byte[] file = png.bytes();
        int way = random.nextInt(4);
        if (way == 0 || file.length < 50) {
            return Arrays.copyOf(file, random.nextInt(file.length + 1));
        }
        boolean endsWithItsChunks = new String(file, StandardCharsets.ISO_8859_1).indexOf("IEND") == file.length - 8;
        if (way == 1 && !png.isBroken() && endsWithItsChunks) {
            return ChunkSurgery.operate(file, random);
        }
        byte[] damaged = file.clone();
        damaged[random.nextInt(file.length)] ^= (byte) (1 << random.nextInt(8));
        return damaged;
    }

    private static Flags flags(Random random) {
        return Flags.values()[random.nextInt(Flags.values().length)];
    }

    private static List<Question> calls(Random random) {
        List<Question> calls = new ArrayList<>();
        for (int i = 0; i < CALLS; i++) {
            calls.add(CALLS_OF_ANY_KIND.get(random.nextInt(CALLS_OF_ANY_KIND.size())));
        }
        return calls;
    }

    /** More data follow the last byte of the image, often in the next piece of 512 bytes. */
    @Test
    void afterDataThatGoOn() throws IOException {
        Random random = new Random(49);
        byte[] rows = new byte[MOST_ROWS * ROW];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = (byte) (i % ROW == 0 ? 0 : random.nextInt(128)); // one symbol each
        }
        byte[] data = PngChunks.deflated(rows);
        for (int height = 1; height < MOST_ROWS; height++) {
            byte[] file = PngChunks.ofSize(ROW - 1, height, 8, 0, false).file(data);
            Reading expected = Reading.of(PNG, Side.JDK, file, null);
            expected.assertSame(Reading.of(PNG, Side.SLIPSTREAM, file, null), height + " rows");
        }
    }

    /** A program may read ever smaller parts of a truncated file, until going back fails. */
    @Test
    void whoGoesBackToTheBeginningIsTold() throws IOException {
        byte[] whole = PngFiles.own("rgb8-9x9.png").bytes();
        byte[] file = Arrays.copyOf(whole, whole.length - 30);
        for (Side side : Side.values()) {
            ImageInputStream stream = stream(file, 0);
            stream.mark();
            ImageReader reader = PNG.open(side);
            reader.setInput(stream, false, true);
            assertThrows(IIOException.class, () -> reader.read(0), side.toString());
            assertThrows(IOException.class, stream::reset, side.toString());
        }
    }

    /** When the image data begin, the bytes before them are not needed any more, and may be flushed. */
    @Test
    void aListenerFlushes() throws IOException {
        for (Png png : PngFiles.intact()) {
            if (!png.isTransparentLowGray()) {
                Reading expected = readFlushing(Side.JDK, png.bytes());
                assertTrue(expected.isRead(), png.name());
                expected.assertSame(readFlushing(Side.SLIPSTREAM, png.bytes()), png.name());
            }
        }
    }

    private static Reading readFlushing(Side side, byte[] file) throws IOException {
        ImageInputStream stream = stream(file, 0);
        return PNG.with(side, stream, Flags.KEEPING_METADATA, reader -> {
            Events.withoutPixels(reader).at(0, stream::flush);
            return Reading.unheard(reader, null);
        });
    }

    @Test
    void aClosedStream() throws IOException {
        byte[] file = PngFiles.own("rgb8-9x9.png").bytes();
        for (Question call : CALLS_OF_ANY_KIND) {
            assertEquals(onClosed(Side.JDK, file, call), onClosed(Side.SLIPSTREAM, file, call), call.name());
        }
    }

    @Test
    void aStreamThatIsClosedAfterARead() throws IOException {
        byte[] file = PngFiles.own("rgb8-9x9.png").bytes();
        assertEquals(readAfterClosing(Side.JDK, file), readAfterClosing(Side.SLIPSTREAM, file));
    }

    private static @Nullable Failure readAfterClosing(Side side, byte[] file) throws IOException {
        ImageReader reader = PNG.open(side);
        try (ImageInputStream stream = stream(file, 0)) {
            reader.setInput(stream);
            reader.read(0);
        }
        return Reading.unheard(reader, null).failure();
    }

    private static @Nullable Object onClosed(Side side, byte[] file, Question call) throws IOException {
        ImageReader reader = PNG.open(side);
        ImageInputStream stream = stream(file, 0);
        reader.setInput(stream);
        stream.close();
        return call.ask(reader);
    }
}
