package dev.slipstream.imageio.gif;

import static dev.slipstream.imageio.gif.GifBuilder.CLEAR;
import static dev.slipstream.imageio.gif.GifBuilder.END;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.Story;
import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ReadTwice;
import dev.slipstream.imageio.testing.Side;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that say one thing and have another cost no more than with the JDK's reader. */
class HostileGifsTest {

    /** Besides the image: the arrays of a decoder. The JDK's take more. */
    private static final long SMALL = 200_000;

    private static long allocated(Side side, byte[] file) throws Exception {
        return AllocatedBytes.during(() -> GifReaders.with(side, file, reader -> {
            try {
                return reader.read(0);
            } catch (IOException | RuntimeException e) {
                return e;
            }
        }));
    }

    /** With or without the end: an image that says to be large, of which there are four pixels. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aLargeImageWithoutPixelsTakesTheMemoryOfTheImage(boolean isCut) throws Exception {
        byte[] whole = new GifBuilder(4000, 4000).image(4000, 4000, false)
                .data(GifBuilder.codes(CLEAR, 1, 2, 3, 4, END)).end();
        byte[] file = isCut ? Arrays.copyOf(whole, whole.length - 5) : whole;
        allocated(Side.SLIPSTREAM, file); // classes
        long expected = allocated(Side.JDK, file);
        long actual = allocated(Side.SLIPSTREAM, file);
        assertTrue(actual <= expected + SMALL, () -> actual + " bytes, the JDK's reader " + expected);
    }

    /** In 36 bytes: a heap that has room for it with the JDK's reader has room with ours. */
    @Test
    void aHugeImageWithoutPixelsTakesNoMoreThanItsOwnMemory(@TempDir Path folder) throws Exception {
        byte[] tiny = new GifBuilder(20_000, 20_000, false).image(20_000, 20_000, false)
                .data(GifBuilder.codes(CLEAR, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, END)).end();
        Path file = Files.write(folder.resolve("tiny.gif"), tiny);
        String[] heap = {"-XX:+UseSerialGC", "-Xmn16m", "-Xmx420m"};
        List<String> byJdk = ChildJvm.withSlipstream().option(heap)
                .property("dev.slipstream.imageio.disabled", "all").run(ReadTwice.class, file, "known");
        assertFalse(byJdk.get(0).contains("OutOfMemoryError"), byJdk::toString);
        assertEquals(byJdk, ChildJvm.withSlipstream().option(heap).run(ReadTwice.class, file, "known"));
    }

    /** The first image is left to the JDK's reader, for its odd extension. It warns once that there is no palette. */
    @Test
    void theColoursOfAnImageThatIsLeftToTheJdkAreThoseOfLaterOnes() throws IOException {
        byte[] pixel = GifBuilder.codes(CLEAR, 1, END);
        byte[] file = new GifBuilder(1, 1, false).bytes(0x21, 1, 5, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0)
                .image(1, 1, false).data(pixel).image(1, 1, false).data(pixel).end();
        assertEquals(GifReaders.with(Side.JDK, file, Story::twoReads),
                GifReaders.with(Side.SLIPSTREAM, file, Story::twoReads));
    }

    /** More pixels than the image has, and codes after its end, do no harm. */
    @Test
    void pixelsAfterTheLastOneAreIgnored() throws IOException {
        int[] codes = new int[180];
        Arrays.fill(codes, 3);
        for (int i = 0; i < codes.length; i += 10) {
            codes[i] = CLEAR;
        }
        codes[codes.length - 1] = END;
        byte[] file = new GifBuilder(2, 2).image(2, 2, false).data(GifBuilder.codes(codes)).end();
        assertEquals(GifReaders.with(Side.JDK, file, Story::allImages),
                GifReaders.with(Side.SLIPSTREAM, file, Story::allImages)); // heard: the JDK's reader takes over
        BufferedImage unheard = GifReaders.with(Side.SLIPSTREAM, file, reader -> reader.read(0));
        assertArrayEquals(new int[] {3, 3, 3, 3}, unheard.getRaster().getSamples(0, 0, 2, 2, 0, (int[]) null));
    }
}
