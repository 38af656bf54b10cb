package dev.slipstream.imageio.png.write;

import static dev.slipstream.imageio.testing.Format.PNG;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ar.com.hjg.pngj.ImageLineInt;
import ar.com.hjg.pngj.PngReader;
import ar.com.hjg.pngj.PngjException;
import dev.slipstream.imageio.png.PNGImageWriter;
import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.png.PngChunks.Chunk;
import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.reading.SameImage;
import dev.slipstream.imageio.spi.PngWriterProvider;
import dev.slipstream.imageio.testing.MetadataTree;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.testing.Writers;
import dev.slipstream.imageio.writing.BothWriters;
import dev.slipstream.imageio.writing.Writing;
import java.awt.image.BufferedImage;
import java.awt.image.RenderedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.IIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * The two writers of PNG, side by side. Slipstream's must make a file that follows the specification, and that has for
 * every decoder the same pixels and the same chunks beside the image data. It must send the same events and fail alike.
 */
final class BothPngWriters {

    /** How many bytes {@link Writing} puts before the written file. */
    private static final int BEFORE = 5;

    private static final Pattern LEFT_OUT = Pattern.compile("PNG: (\\w+) is left out, ");

    /** Used for all images of this object. */
    private final ImageWriter ours = ours();

    static ImageWriter jdk() throws IOException {
        return Writers.jdk("png").createWriterInstance();
    }

    static ImageWriter ours() {
        return new PNGImageWriter(new PngWriterProvider());
    }

    /** Has a writer write with its default parameters, after {@code change}. */
    static void writeWith(ImageWriter writer, RenderedImage image, Consumer<ImageWriteParam> change)
            throws IOException {
        ImageWriteParam param = writer.getDefaultWriteParam();
        change.accept(param);
        writer.write(null, new IIOImage(image, null, null), param);
    }

    /** Compares what both writers do for {@code encoding}. Returns what the JDK's does. */
    Writing compare(String what, Use<ImageWriter> encoding) throws IOException {
        return compare(what, encoding, BothWriters.NEVER, writer -> {});
    }

    /** {@code action}: taken by a listener in the event with the number {@code at}. */
    Writing compare(String what, Use<ImageWriter> encoding, int at, Use<ImageWriter> action) throws IOException {
        Writing expected = BothWriters.listened(jdk(), encoding, at, action);
        Writing actual = BothWriters.listened(ours, encoding, at, action);
        if (expected.failure().contains("RasterFormatException")) {
            return expected; // to divide by alpha, the JDK's writer makes a raster that not every layout allows
        }
        if (expected.failure().contains("ArrayIndexOutOfBoundsException") && actual.isComplete()) {
            PngCheck.check(what, file(actual)); // a palette of more than 256 colours
            return expected;
        }
        assertEquals(expected.failureClasses(), actual.failureClasses(), () -> what + ": failure");
        List<String> leftOut = actual.events().stream().filter(LEFT_OUT.asPredicate()).toList();
        assertEquals(expected.events(), actual.events().stream().filter(event -> !leftOut.contains(event)).toList(),
                () -> what + ": events");
        if (expected.failure().equals("none")) {
            assertEquals(comparable(expected), comparable(actual), () -> what + ": state of the stream");
        }
        if (!expected.isComplete()) {
            return expected;
        }
        byte[] file = without(leftOut, withoutAbandonedChunks(file(expected)));
        if (hasWidePalette(file) && !hasWidePalette(file(actual))) {
            PngCheck.check(what, file(actual)); // its pixels: WideIndexesTest
        } else if (!isReadable(file)) {
            assertArrayEquals(expected.bytes(), actual.bytes(), what); // an invalid file, left to the JDK's writer
        } else {
            PngCheck.check(what, file(actual));
            assertSameFile(what, file, file(actual));
        }
        return expected;
    }

    /** After a warning, the JDK's writer leaves only the length -1 and the type of a chunk in the file. */
    private static byte[] withoutAbandonedChunks(byte[] file) {
        ByteBuffer from = ByteBuffer.wrap(file);
        ByteBuffer to = ByteBuffer.allocate(file.length).putLong(from.getLong());
        while (from.remaining() >= 12) {
            int length = from.getInt(from.position());
            if (length == -1) {
                from.getLong();
            } else {
                byte[] chunk = new byte[12 + length];
                from.get(chunk);
                to.put(chunk);
            }
        }
        return Arrays.copyOf(to.array(), to.position());
    }

    /** Removes the chunks that {@link PngCheck} does not allow. */
    private static byte[] without(List<String> leftOut, byte[] file) {
        PngChunks png = PngChunks.of(file);
        for (String event : leftOut) {
            Matcher type = LEFT_OUT.matcher(event);
            assertTrue(type.find() && png.chunks.stream().skip(1).anyMatch(chunk -> isOf(type.group(1), chunk)), event);
            png.chunks.subList(1, png.chunks.size()).removeIf(chunk -> isOf(type.group(1), chunk));
        }
        return leftOut.isEmpty() ? file : png.toByteArray();
    }

    private static boolean isOf(String type, PngChunks.Chunk chunk) {
        return chunk.type().equals(type) || (type.startsWith("0x") && !chunk.type().matches("[A-Za-z]{4}"));
    }

    /** The length of the file that a writer writes. */
    static int length(ImageWriter writer, Use<ImageWriter> encoding) throws IOException {
        return file(BothWriters.listened(writer, encoding, BothWriters.NEVER, each -> {})).length;
    }

    private static boolean hasWidePalette(byte[] file) {
        return file[24] == Short.SIZE && file[25] == PngHeader.PALETTE;
    }

    private static boolean isReadable(byte[] file) throws IOException {
        ImageReader reader = PNG.open(Side.JDK);
        try {
            reader.setInput(new MemoryCacheImageInputStream(new ByteArrayInputStream(file)));
            reader.read(0);
            return true;
        } catch (IIOException e) {
            return false;
        } finally {
            reader.dispose();
        }
    }

    /** Where the files end is another matter. */
    private static String comparable(Writing writing) {
        return writing.state().replaceAll("\\b" + writing.bytes().length + "\\b", "end");
    }

    /** The file, without the bytes before it. */
    static byte[] file(Writing writing) {
        byte[] bytes = writing.bytes();
        return Arrays.copyOfRange(bytes, BEFORE, bytes.length);
    }

    /** Compares chunks and decoded pixels. The image data may differ. */
    static void assertSameFile(String what, byte[] expected, byte[] actual) throws IOException {
        assertEquals(text(expected), text(actual), () -> what + ": chunks");
        for (ImageReader reader : new ImageReader[] {PNG.open(Side.JDK), PNG.open(Side.SLIPSTREAM)}) {
            String by = what + " by " + reader.getClass().getSimpleName();
            reader.setInput(new MemoryCacheImageInputStream(new ByteArrayInputStream(expected)));
            BufferedImage image = reader.read(0);
            String tree = MetadataTree.of(reader.getImageMetadata(0));
            reader.setInput(new MemoryCacheImageInputStream(new ByteArrayInputStream(actual)));
            SameImage.assertSame(image, reader.read(0), by);
            assertEquals(tree, MetadataTree.of(reader.getImageMetadata(0)), by);
            reader.dispose();
        }
        assertSamePixels(what + " by pngj", expected, actual);
    }

    /** Everything but the image data. */
    private static String text(byte[] file) {
        List<String> chunks = new ArrayList<>();
        for (Chunk chunk : PngChunks.of(file).chunks) {
            if (!chunk.isData()) {
                chunks.add(chunk.type() + " " + HexFormat.of().formatHex(chunk.data()) + " " + chunk.crc());
            } else if (!chunks.get(chunks.size() - 1).equals("data")) {
                chunks.add("data");
            }
        }
        return String.join("\n", chunks);
    }

    private static void assertSamePixels(String what, byte[] expected, byte[] actual) {
        List<int[]> rows = rowsByPngj(expected);
        List<int[]> others = rowsByPngj(actual);
        assertEquals(rows.size(), others.size(), what);
        for (int i = 0; i < rows.size(); i++) {
            assertArrayEquals(rows.get(i), others.get(i), what);
        }
    }

    /** Empty if the decoder refuses the file, as it does if the type of a chunk is not of letters. */
    private static List<int[]> rowsByPngj(byte[] file) {
        List<int[]> rows = new ArrayList<>();
        try {
            PngReader reader = new PngReader(new ByteArrayInputStream(file));
            while (reader.hasMoreRows()) {
                rows.add(((ImageLineInt) reader.readRow()).getScanline().clone());
            }
            reader.end();
        } catch (PngjException e) {
            rows.clear();
        }
        return rows;
    }
}
