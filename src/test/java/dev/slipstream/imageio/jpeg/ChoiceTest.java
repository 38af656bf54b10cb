package dev.slipstream.imageio.jpeg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.Side;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Progressive images that are recoded, and those that are left to the JDK's reader, each for one reason. */
class ChoiceTest {

    private static final int SOF2 = 0xc2;
    private static final int DHT = 0xc4;
    private static final int SOS = 0xda;

    /** What is done to a file, and whether it is still recoded. */
    enum Change {
        NOTHING(true, parts -> {}),
        COMMENT_BETWEEN_SCANS(true, beforeLastScan(0xfe, 'a')),
        INTERVAL_BETWEEN_SCANS(true, beforeLastScan(0xdd, 0, 0)),
        ONES_BEFORE_A_MARKER(true, parts -> parts.add(lastScan(parts), new byte[] {-1, -1})),
        BYTES_BEHIND_THE_END(true, parts -> parts.add(new byte[5000])),
        PROFILE_THAT_IS_NONE(true, afterBegin(0xe2, 'I', 'C', 'C', '_', 'P', 'R', 'O', 'F', 'I', 'L', 'E', 0, 1, 1, 7)),
        COLOURS_OF_ADOBE(true, afterBegin(0xee, 'A', 'd', 'o', 'b', 'e', 0, 100, 0, 0, 0, 0, 0)),
        QUANTIZATION_OF_NO_COMPONENT(true, afterBegin(0xdb, quantization(3))),

        QUANTIZATION_BETWEEN_SCANS(false, beforeLastScan(0xdb, quantization(0))),
        PROFILE_BETWEEN_SCANS(false, beforeLastScan(0xe2, 'I', 'C', 'C')),
        WRONG_INTERVAL(false, beforeLastScan(0xdd, 0, 5)),
        NUMBER_OF_LINES(false, beforeLastScan(0xdc, 0, 47)),
        FRAME_TWICE(false, parts -> parts.add(lastScan(parts), parts.get(JpegParts.index(parts, SOF2, true)))),
        ARITHMETIC(false, parts -> parts.get(JpegParts.index(parts, SOF2, true))[1] = (byte) 0xca),
        TWELVE_BITS(false, parts -> parts.get(JpegParts.index(parts, SOF2, true))[4] = 12),
        NO_HEIGHT(false, parts -> Arrays.fill(parts.get(JpegParts.index(parts, SOF2, true)), 5, 7, (byte) 0)),
        NO_TABLE(false, parts -> parts.remove(JpegParts.index(parts, DHT, false))),
        LAST_SCAN_MISSING(false, parts -> parts.subList(lastScan(parts), lastScan(parts) + 2).clear()),
        LAST_SCAN_TWICE(false, parts -> parts.addAll(lastScan(parts),
                List.copyOf(parts.subList(lastScan(parts), lastScan(parts) + 2)))),
        LAST_BITS_OF_DC_TWICE(false, parts -> parts.addAll(lastScan(parts),
                List.copyOf(parts.subList(lastBitsOfDc(parts), lastBitsOfDc(parts) + 2)))),
        DC_AFTER_AC(false, parts -> {
            parts.clear();
            parts.add(PlainJpeg.of(SOF2, 8, 1, 1, new int[] {1, 63}, new int[] {0, 0}));
        }),
        SCANS_OF_TWO_BANDS(true, parts -> {
            parts.clear();
            parts.add(PlainJpeg.of(SOF2, 8, 1, 1, new int[] {0, 0}, new int[] {1, 5}, new int[] {6, 63}));
        }),
        NO_END(false, parts -> parts.remove(parts.size() - 1));

        private final boolean isRecoded;
        private final Consumer<List<byte[]>> edit;

        Change(boolean isRecoded, Consumer<List<byte[]>> edit) {
            this.isRecoded = isRecoded;
            this.edit = edit;
        }
    }

    private static int lastScan(List<byte[]> parts) {
        return JpegParts.index(parts, SOS, true);
    }

    /** The scan of the DC coefficients that the first one leaves bits to. */
    private static int lastBitsOfDc(List<byte[]> parts) {
        for (int i = JpegParts.index(parts, SOS, false) + 1; ; i++) {
            byte[] part = parts.get(i);
            if (part[1] == (byte) SOS && part[part.length - 2] == 0) {
                return i;
            }
        }
    }

    private static Consumer<List<byte[]>> beforeLastScan(int marker, int... content) {
        return parts -> parts.add(lastScan(parts), JpegParts.segment(marker, content));
    }

    private static Consumer<List<byte[]>> afterBegin(int marker, int... content) {
        return parts -> parts.add(1, JpegParts.segment(marker, content));
    }

    private static int[] quantization(int slot) {
        int[] table = new int[65];
        Arrays.fill(table, 1, 65, 3);
        table[0] = slot;
        return table;
    }

    @ParameterizedTest
    @EnumSource
    void changed(Change change) throws IOException {
        List<byte[]> parts =
                JpegParts.of(JpegFiles.progressive(BufferedImage.TYPE_INT_RGB, 61, 47, 0.7f, new Random(3)));
        change.edit.accept(parts);
        byte[] file = JpegParts.together(parts);
        assertEquals(JpegReaders.read(Side.JDK, file), JpegReaders.read(Side.SLIPSTREAM, file));
        assertEquals(change.isRecoded, JpegFiles.isRecoded(file));
    }
}
