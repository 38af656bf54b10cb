package dev.slipstream.imageio.tiff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.reading.Story;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.MetadataTree;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Side;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageReader;
import javax.imageio.plugins.tiff.BaselineTIFFTagSet;
import javax.imageio.plugins.tiff.ExifParentTIFFTagSet;
import javax.imageio.plugins.tiff.TIFFImageReadParam;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that the JDK's writer does not write, and requests that few applications make. */
class OddFilesTest {

    private static final int SIZE = 520;

    private static MadeTiff file(int type, String compression, int fillOrder) throws IOException {
        return MadeTiff.of(List.of(SampleImages.image(SIZE, SIZE, type)), compression,
                MadeTiff.field(Tag.FILL_ORDER, fillOrder), MadeTiff.field(Tag.ROWS_PER_STRIP, SIZE / 2));
    }

    private static ImageReader open(Side side, byte[] file) throws IOException {
        ImageReader reader = TiffReaders.open(side);
        reader.setInput(new BytesImageInputStream(file));
        return reader;
    }

    /** The JDK's reader ignores it, and takes the compressed bytes for pixels. */
    @Test
    void aCompressionOfTypeLongIsReadAsWhatItSays() throws IOException {
        MadeTiff file = file(BufferedImage.TYPE_INT_RGB, "LZW", 1);
        String expected = Story.facts(open(Side.JDK, file.bytes).read(0));
        file.set(Tag.COMPRESSION, Directory.LONG, Tag.LZW);
        ImageReader jdk = open(Side.JDK, file.bytes);
        ImageReader ours = open(Side.SLIPSTREAM, file.bytes);
        assertNotEquals(expected, Story.facts(jdk.read(0)), "a JDK that reads it, too");
        assertEquals(expected, Story.facts(ours.read(0)));
        assertEquals(MetadataTree.of(jdk.getImageMetadata(0)), MetadataTree.of(ours.getImageMetadata(0)));
    }

    /** The JDK's reader takes Deflate and PackBits as they are, whatever the order. */
    @ParameterizedTest
    @CsvSource({"1, LZW", "12, LZW", "12, CCITT T.6", "1, Deflate", "10, PackBits"})
    void theFirstBitMayBeTheLastOne(int type, String compression) throws IOException {
        MadeTiff file = file(type, compression, 2);
        if (compression.equals("LZW")) { // the JDK's writer does not turn it round
            int[] offsets = file.values(Tag.STRIP_OFFSETS);
            int[] counts = file.values(Tag.STRIP_BYTE_COUNTS);
            for (int strip = 0; strip < offsets.length; strip++) {
                for (int i = offsets[strip]; i < offsets[strip] + counts[strip]; i++) {
                    file.bytes[i] = (byte) (Integer.reverse(file.bytes[i]) >>> 24);
                }
            }
        }
        BufferedImage image = open(Side.JDK, file.bytes).read(0);
        assertEquals(SampleImages.image(SIZE, SIZE, type).getRGB(7, 8), image.getRGB(7, 8), "right");
        BytesImageInputStream stream = new BytesImageInputStream(file.bytes);
        ImageReader ours = TiffReaders.open(Side.SLIPSTREAM);
        ours.setInput(stream);
        assertEquals(Story.facts(image), Story.facts(ours.read(0)));
        assertTrue(stream.taken() < file.bytes.length + 1000, "the JDK's reader has read it again");
    }

    /** The decoders copy some bytes at a time, but none after the last pixel. */
    @ParameterizedTest
    @ValueSource(strings = {"LZW", "PackBits", "Deflate"})
    void theLastPixelsOfALargeStrip(String compression) throws IOException {
        for (int width = SIZE; width < SIZE + 8; width++) {
            BufferedImage black = new BufferedImage(width, SIZE, BufferedImage.TYPE_3BYTE_BGR);
            byte[] file = MadeTiff.of(List.of(black), compression, MadeTiff.field(Tag.ROWS_PER_STRIP, SIZE),
                    MadeTiff.profile()).bytes;
            assertEquals(Story.facts(open(Side.JDK, file).read(0)), Story.facts(open(Side.SLIPSTREAM, file).read(0)));
        }
    }

    /** The JDK's reader goes on with what it has of the directory: not with the predictor, which comes later. */
    @Test
    void theReadAfterAQuestionThatFailedInTheMiddleOfADirectory() throws IOException {
        BufferedImage image = SampleImages.image(20, 20, BufferedImage.TYPE_INT_RGB);
        MadeTiff file = MadeTiff.of(List.of(image, image), "LZW", MadeTiff.field(Tag.PREDICTOR, 2));
        file.setValue(BaselineTIFFTagSet.TAG_X_RESOLUTION, file.bytes.length - 1);
        for (Question question : Question.about(0)) {
            for (String then : new String[] {"read", "getRawImageType", "readTile"}) {
                assertEquals(askedTwice(Side.JDK, file.bytes, question, then),
                        askedTwice(Side.SLIPSTREAM, file.bytes, question, then), question + ", " + then);
            }
        }
    }

    /** The JDK's reader finds no type for pixels of four samples, of which only some have bits. */
    @Test
    void theReadAfterAQuestionForTypesThatThereAreNot() throws IOException {
        BufferedImage image = SampleImages.image(90, 90, BufferedImage.TYPE_INT_ARGB);
        MadeTiff file = MadeTiff.of(List.of(image), "LZW");
        file.setCount(BaselineTIFFTagSet.TAG_BITS_PER_SAMPLE, 2);
        for (Question question : Question.about(0)) {
            assertEquals(askedTwice(Side.JDK, file.bytes, question, question.name()),
                    askedTwice(Side.SLIPSTREAM, file.bytes, question, question.name()), question.name());
        }
    }

    private static String askedTwice(Side side, byte[] file, Question first, String then) throws IOException {
        ImageReader reader = TiffReaders.open(side);
        try (ImageInputStream stream = new BytesImageInputStream(file)) {
            reader.setInput(stream);
            String story = Story.answer(first, reader) + "\n" + stream.getStreamPosition();
            for (Question question : Question.about(0)) {
                story += question.name().equals(then) ? "\n" + Story.answer(question, reader) : "";
            }
            story += "\n" + Story.twoReads(reader) + "\n" + stream.getStreamPosition();
            return TiffReaders.comparable(story);
        } finally {
            reader.dispose();
        }
    }

    /** Even if the request is for a type of an image with a profile that the JDK's reader does not know. */
    @ParameterizedTest
    @ValueSource(strings = {"read", "read with unknown tags", "rendered", "rendered with unknown tags"})
    void theMetadataAfterARequestHaveItsTagSets(String way) throws IOException {
        BufferedImage image = SampleImages.image(20, 20, BufferedImage.TYPE_3BYTE_BGR);
        MadeTiff file = MadeTiff.of(List.of(image, image), "LZW", MadeTiff.profile());
        assertEquals(metadataAfter(Side.JDK, file, way), metadataAfter(Side.SLIPSTREAM, file, way));
    }

    private static String metadataAfter(Side side, MadeTiff file, String way) throws IOException {
        ImageReader reader = open(side, file.bytes);
        TIFFImageReadParam param = new TIFFImageReadParam();
        param.removeAllowedTagSet(ExifParentTIFFTagSet.getInstance());
        param.setReadUnknownTags(way.endsWith("unknown tags"));
        param.setDestinationType(reader.getImageTypes(0).next());
        if (way.startsWith("read")) {
            reader.read(0, param);
        } else {
            reader.readAsRenderedImage(0, param);
        }
        return MetadataTree.of(reader.getImageMetadata(1));
    }

    /** The JDK's reader writes pixels after a strip of LZW whose end is another code. The next strip hides them. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512})
    void whatIsAfterTheLastStripOfAnAbortedRead(int bit) throws IOException {
        MadeTiff file = MadeTiff.of(List.of(SampleImages.image(24, 20, BufferedImage.TYPE_BYTE_GRAY)), "LZW",
                MadeTiff.field(Tag.ROWS_PER_STRIP, 1));
        int[] offsets = file.values(Tag.STRIP_OFFSETS);
        int[] counts = file.values(Tag.STRIP_BYTE_COUNTS);
        for (int strip = 0; strip < offsets.length; strip++) {
            int last = offsets[strip] + counts[strip] - 1;
            file.bytes[last] ^= (byte) bit;
            file.bytes[last - 1] ^= (byte) (bit >> 8);
        }
        assertEquals(aborted(Side.JDK, file), aborted(Side.SLIPSTREAM, file));
    }

    private static String aborted(Side side, MadeTiff file) throws IOException {
        ImageReader reader = open(side, file.bytes);
        StringBuilder images = new StringBuilder();
        for (int last = 2; last < 40; last += 2) { // at the progress of each strip
            int end = last;
            Events events = Events.withoutPixels(reader);
            events.at(end, reader::abort);
            images.append(Story.facts(reader.read(0))).append('\n');
            events.stopListening();
        }
        return images.toString();
    }
}
