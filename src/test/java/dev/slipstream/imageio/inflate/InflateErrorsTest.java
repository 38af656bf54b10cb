package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Everything that is refused says what is wrong and where; what looks odd and is allowed is decoded. */
class InflateErrorsTest {

    private final byte[] out = new byte[1000];

    @Test
    void headerThatFailsItsCheck() {
        assertZlibError("header 78 9d fails its check, at byte 2 of the compressed data", 0x78, 0x9d);
    }

    @Test
    void otherCompressionMethod() {
        assertZlibError("compression method 9 instead of 8", 0x79, 0x1c + 31 - (0x791c % 31));
    }

    @Test
    void windowThatIsTooLarge() {
        assertZlibError("window of 2^16 bytes", 0x88, 0x1c);
    }

    @Test
    void presetDictionary() {
        assertZlibError("preset dictionary", 0x78, 0xbb);
    }

    @Test
    void wrongChecksum() {
        assertZlibError("checksum is 00000002, that of the data 00000001", 0x78, 0x9c, 3, 0, 0, 0, 0, 2);
    }

    @Test
    void reservedBlockType() {
        assertError("block of the reserved type 3, at byte 1", new BitOutput().bits(1, 1).bits(3, 2));
    }

    @Test
    void storedLengthWithoutItsComplement() {
        assertError("stored block of length 0005, whose complement is fff0",
                new BitOutput().bits(1, 1).bits(0, 2).toByte().bits(5, 16).bits(0xfff0, 16));
    }

    @Test
    void tooManyCodes() {
        assertError("287 literal and length codes and 1 distance codes", new BitOutput().dynamicBlock(287, 1, 4));
        assertError("257 literal and length codes and 31 distance codes", new BitOutput().dynamicBlock(257, 31, 4));
    }

    @Test
    void codeOfTheCodeLengthsThatIsNotComplete() {
        assertError("code of the code lengths is not complete: OVERSUBSCRIBED",
                new BitOutput().dynamicBlock(257, 1, 4).bits(1, 3).bits(1, 3).bits(1, 3).bits(0, 3));
        assertError("code of the code lengths is not complete: INCOMPLETE",
                new BitOutput().dynamicBlock(257, 1, 4).bits(2, 3).bits(2, 3).bits(2, 3).bits(0, 3));
    }

    @Test
    void noEndOfBlock() {
        assertError("no code for the end of the block",
                WrongBlock.zeros(WrongBlock.zeros(WrongBlock.lengths(), 138), 120));
    }

    @Test
    void repetitionBeyondTheCodes() {
        assertError("138 equal code lengths from number 138 on, there are only 258",
                WrongBlock.zeros(WrongBlock.zeros(WrongBlock.lengths(), 138), 138));
    }

    @Test
    void codeThatHasTwoMeanings() {
        BitOutput bits = WrongBlock.lengths().code(0b10, 2).code(0b10, 2).code(0b10, 2);
        assertError("code of the literals and lengths is not complete: OVERSUBSCRIBED",
                WrongBlock.zeros(WrongBlock.zeros(bits, 138), 115).code(0b10, 2).code(0, 1));
    }

    /** One code of one bit, for the end of the block, and no distance at all. */
    @Test
    void blockOfNothingIsAllowed() throws IOException {
        assertArrayEquals(new byte[0], inflate(emptyBlock().code(0, 1)));
    }

    @Test
    void unusedBitOfASingleCode() {
        assertError("code that means neither a literal nor a length", emptyBlock().code(1, 1));
    }

    private static BitOutput emptyBlock() {
        return WrongBlock.zeros(WrongBlock.zeros(WrongBlock.lengths(), 138), 118).code(0b10, 2).code(0, 1);
    }

    @Test
    void matchBeforeTheBeginning() {
        assertError("match at a distance of 2, there are 1 bytes",
                fixedBlock().code(0x30 + 'a', 8).code(1, 7).code(1, 5));
    }

    @Test
    void symbolsThatMeanNothing() {
        assertError("code that means neither a literal nor a length", fixedBlock().code(0b11000110, 8));
        assertError("code that means no distance", fixedBlock().code(0x30 + 'a', 8).code(1, 7).code(30, 5));
    }

    @Test
    void matchMayOverlapItself() throws IOException {
        byte[] expected = new byte[259];
        Arrays.fill(expected, (byte) 'a');
        assertArrayEquals(expected,
                inflate(fixedBlock().code(0x30 + 'a', 8).code(0b11000101, 8).code(0, 5).code(0, 7)));
    }

    private static BitOutput fixedBlock() {
        return new BitOutput().bits(1, 1).bits(1, 2);
    }

    @Test
    void afterAnErrorItCanBeUsedAgain() throws IOException {
        Inflate inflate = Inflate.raw();
        byte[] wrong = new BitOutput().bits(7, 3).toByteArray();
        inflate.setInput(wrong, 0, wrong.length);
        assertThrows(InflateException.class, () -> inflate.inflate(out, 0, out.length));
        inflate.reset();
        byte[] right = fixedBlock().code(0x30 + 'x', 8).code(0, 7).toByteArray();
        inflate.setInput(right, 0, right.length);
        assertEquals(1, inflate.inflate(out, 0, out.length));
        assertTrue(inflate.isFinished());
    }

    private byte[] inflate(BitOutput bits) throws IOException {
        byte[] stream = bits.toByteArray();
        Inflate inflate = Inflate.raw();
        inflate.setInput(stream, 0, stream.length);
        int n = inflate.inflate(out, 0, out.length);
        assertTrue(inflate.isFinished());
        return Arrays.copyOf(out, n);
    }

    private void assertError(String message, BitOutput bits) {
        assertError(message, Inflate.raw(), bits.bits(0, 16).toByteArray());
    }

    private void assertZlibError(String message, int... stream) {
        byte[] bytes = new byte[stream.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) stream[i];
        }
        assertError(message, Inflate.zlib(), bytes);
    }

    private void assertError(String message, Inflate inflate, byte[] stream) {
        inflate.setInput(stream, 0, stream.length);
        InflateException e = assertThrows(InflateException.class, () -> inflate.inflate(out, 0, out.length));
        assertTrue(e.getMessage().contains(message), e.getMessage());
    }
}
