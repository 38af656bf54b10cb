package dev.slipstream.imageio.bench.workbench.seeds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReadAllBytesFiguresTest {

    /** As the document has them: L, N_old, N_new. */
    private static final long[][] DOCUMENT = {
        {8191, 16383, 16383}, {8192, 8192, 16384}, {8193, 32769, 24578},
        {16383, 40959, 40958}, {16384, 24576, 40960}, {16385, 73729, 40962},
        {32767, 90111, 73726}, {32768, 57344, 73728}, {32769, 155649, 73730},
        {65535, 188415, 139262}, {65536, 122880, 139264}, {65537, 319489, 139266},
        {131071, 385023, 270334}, {131072, 253952, 270336}, {131073, 647169, 270338},
        {262143, 778239, 532478}, {262144, 516096, 532480}, {262145, 1302529, 532482},
    };

    @Test
    void theModelGivesTheDocumentsNumbers() {
        for (long[] row : DOCUMENT) {
            ReadAllBytesFigures figures = ReadAllBytesFigures.of((int) row[0]);
            assertEquals(List.of(row[1], row[2]), List.of(figures.doublingBytes(), figures.listBytes()), "" + row[0]);
        }
        assertEquals(DOCUMENT.length, ReadAllBytesFigures.ALL.size());
    }
}
