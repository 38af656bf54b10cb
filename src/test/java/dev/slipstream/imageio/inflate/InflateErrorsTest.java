package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.Stream;
import java.util.zip.Inflater;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Errors say what is wrong and where. The JDK refuses the same streams; odd ones that it accepts are decoded. */
class InflateErrorsTest {

    private static final int END = DeflateWriter.END_OF_BLOCK;
    private static final PrefixCode ONE = PrefixCode.ofLengths(1);

    private final Inflater inflater = new Inflater(true);
    private final byte[] out = new byte[1000];

    @AfterEach
    void free() {
        inflater.end();
    }

    @ParameterizedTest
    @CsvSource({
        "789d, 'header 78 9d fails its check, at byte 2 '", "7937, compression method 9 instead of 8",
        "881c, window of 2^16 bytes", "78bb, preset dictionary",
        "789c030000000002, 'checksum is 00000002, that of the data 00000001'"
    })
    void whatZlibHasAroundTheBlocks(String stream, String message) {
        assertMessage(message, Inflated.ours(Inflate.zlib(), HexFormat.of().parseHex(stream), out));
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "END_OF_INPUT")
    void everyErrorOfABlock(WrongBlock wrong) {
        byte[] stream = wrong.bytes();
        assertWrong(Arrays.copyOf(stream, stream.length + 2), wrong.message());
    }

    /** Lengths of the codes of the end of the block and of the first literals. */
    @ParameterizedTest
    @CsvSource({"OVERSUBSCRIBED, 1 1 1", "OVERSUBSCRIBED, 1 2 2 15", "INCOMPLETE, 2 2 2", "INCOMPLETE, 2",
        "INCOMPLETE, 15", "INCOMPLETE, 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"})
    void codesOfLiteralsAreComplete(String wrong, String lengths) {
        int[] all = numbers(lengths);
        PrefixCode code = literals(all[0], Arrays.copyOfRange(all, 1, all.length));
        assertWrong(block(code, ONE), "code of the literals and lengths is not complete: " + wrong);
    }

    @ParameterizedTest
    @CsvSource({"OVERSUBSCRIBED, 1 1 1", "OVERSUBSCRIBED, 1 2 2 15", "OVERSUBSCRIBED, 15 1 1", "INCOMPLETE, 2",
        "INCOMPLETE, 0 15", "INCOMPLETE, 1 2", "INCOMPLETE, 1 0 3 0 0 3"})
    void codesOfDistancesAreComplete(String wrong, String lengths) {
        assertWrong(block(literals(1, 1), PrefixCode.ofLengths(numbers(lengths))),
                "code of the distances is not complete: " + wrong);
    }

    private static int[] numbers(String text) {
        return Stream.of(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    @Test
    void codeLengthsWithTooManyOrTooFewCodes() {
        int[][] sets = {{1, 1, 1}, {2, 2, 2}, {1, 2, 3, 4, 5, 6, 7}, {7}, {1}, {3, 3, 3, 3, 3, 3, 3, 3, 7}};
        for (int[] set : sets) {
            BitOutput bits = new BitOutput().dynamicBlock(286, 30, 19);
            for (int i = 0; i < 19; i++) {
                bits.bits(i < set.length ? set[i] : 0, 3);
            }
            assertWrong(bits.toByteArray(), "code of the code lengths is not complete: ");
        }
    }

    /** Each bit is then a length of 0, as in zlib: an error only after all lengths have been read. */
    @Test
    void codeLengthsWithoutAnyCode() {
        byte[] header = new BitOutput().dynamicBlock(257, 1, 4).bits(0, 12).toByteArray();
        for (int n = header.length; n < 36; n++) {
            assertEquals(Inflated.End.WAITING, decode(Arrays.copyOf(header, n)).end());
        }
        assertWrong(Arrays.copyOf(header, 36), "no code for the end of the block");
    }

    /** One code of one bit, for the end of the block, and no distance at all. */
    @Test
    void blockOfNothingIsAllowed() {
        Inflated decoding = decode(block(literals(1), PrefixCode.ofLengths(0)));
        assertEquals(Inflated.End.FINISHED, decoding.end());
        assertEquals(0, decoding.data().length);
    }

    /** One bit for one distance is enough; its other value is no code. */
    @Test
    void singleDistanceMayBeIncomplete() {
        DeflateWriter match = new DeflateWriter().dynamic(true, xAndMatches(), ONE).literal('x').match(3, 1);
        Inflated decoding = decode(match.endOfBlock().stream());
        assertEquals(Inflated.End.FINISHED, decoding.end());
        assertArrayEquals(new byte[] {'x', 'x', 'x', 'x'}, decoding.data());
        assertWrong(new DeflateWriter().dynamic(true, xAndMatches(), ONE).literal('x').raw(0b111, 3).stream(),
                "code that means no distance");
    }

    @Test
    void matchWithoutAnyDistance() {
        for (int bit = 0; bit <= 1; bit++) {
            DeflateWriter writer = new DeflateWriter().dynamic(true, xAndMatches(), PrefixCode.ofLengths(0));
            assertWrong(writer.literal('x').raw(0b11, 2).raw(bit, 1).stream(), "code that means no distance");
        }
    }

    /** The code of x is 0, of the end of the block 10, of a match of three bytes 11. */
    private static PrefixCode xAndMatches() {
        return PrefixCode.ofCounts(258, new int[] {0, 1, 2}, PrefixCode.symbols('x', END, 257));
    }

    /** The end of the block and the first literals have these lengths. */
    private static PrefixCode literals(int end, int... first) {
        int[] lengths = Arrays.copyOf(first, 257);
        lengths[END] = end;
        return PrefixCode.ofLengths(lengths);
    }

    private static byte[] block(PrefixCode literals, PrefixCode distances) {
        return new DeflateWriter().dynamic(true, literals, distances).raw(0, 16).stream();
    }

    private Inflated decode(byte[] stream) {
        Inflated ours = Inflated.ours(Inflate.raw(), stream, out);
        Inflated.jdk(inflater, stream, out).assertSame(ours, "ours");
        return ours;
    }

    private void assertWrong(byte[] stream, String message) {
        assertMessage(message, decode(stream));
    }

    private static void assertMessage(String message, Inflated decoding) {
        assertEquals(Inflated.End.WRONG, decoding.end());
        assertTrue(decoding.message().contains(message), decoding.message());
        assertTrue(decoding.message().matches("zlib: .+, at byte \\d+ of the compressed data"), decoding.message());
    }
}
