package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Side;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageInputStreamImpl;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Every {@code ImageIO.read}, of any format, asks this question. */
@ParameterizedClass
@EnumSource
class CanDecodeInputTest {

    private final ImageReaderSpi ours;
    private final ImageReaderSpi jdk;
    private final byte[] signature;

    CanDecodeInputTest(Format format) {
        this.ours = format.readerProvider(Side.SLIPSTREAM);
        this.jdk = format.readerProvider(Side.JDK);
        this.signature = format.signature();
    }

    @Test
    void theSignatureIsEnough() throws IOException {
        for (ImageInputStream stream : streams(signature)) {
            assertTrue(ours.canDecodeInput(stream), stream::toString);
            assertEquals(0, stream.getStreamPosition());
        }
    }

    /** The last one delivers byte by byte. */
    private static List<ImageInputStream> streams(byte[] bytes) {
        return List.of(WindowedImageInputStream.of(bytes),
                new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes)), new BytesImageInputStream(bytes, 1));
    }

    @Test
    void shorterInputIsNone() throws IOException {
        for (int length = 0; length < signature.length; length++) {
            assertIsNone(Arrays.copyOf(signature, length));
        }
    }

    private void assertIsNone(byte[] bytes) throws IOException {
        for (ImageInputStream stream : streams(bytes)) {
            assertFalse(ours.canDecodeInput(stream), stream::toString);
            assertEquals(0, stream.getStreamPosition());
            stream.readFully(new byte[bytes.length]);
            assertEquals(-1, stream.read());
        }
    }

    @Test
    void eachWrongBitIsSeen() throws IOException {
        for (int bit = 0; bit < 8 * signature.length; bit++) {
            byte[] bytes = signature.clone();
            bytes[bit / 8] ^= (byte) (1 << bit % 8);
            assertFalse(ours.canDecodeInput(WindowedImageInputStream.of(bytes)), "bit " + bit);
        }
    }

    @Test
    void aStreamThatDeliversNothingIsRefusedRatherThanAskedForEver() throws IOException {
        assertFalse(ours.canDecodeInput(new ImageInputStreamImpl() {
            @Override
            public int read() {
                return -1;
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                return 0;
            }
        }));
    }

    @Test
    void theStreamIsLeftAsItWas() throws IOException {
        byte[] bytes = new byte[20];
        System.arraycopy(signature, 0, bytes, 5, signature.length);
        ImageInputStream stream = WindowedImageInputStream.of(bytes);
        stream.seek(3);
        stream.mark();
        stream.seek(5);
        stream.setByteOrder(ByteOrder.LITTLE_ENDIAN);
        assertTrue(ours.canDecodeInput(stream));
        assertEquals(5, stream.getStreamPosition());
        assertEquals(ByteOrder.LITTLE_ENDIAN, stream.getByteOrder());
        assertEquals(0, stream.getFlushedPosition());
        stream.reset();
        assertEquals(3, stream.getStreamPosition(), "the caller's mark");
    }

    @Test
    void theBitOffsetIsLeftAsItWas() throws IOException {
        ImageInputStream stream = WindowedImageInputStream.of(signature);
        stream.readBits(3);
        assertTrue(ours.canDecodeInput(stream), "whole bytes are looked at, as by the JDK's");
        assertEquals(3, stream.getBitOffset());
        assertEquals(0, stream.getStreamPosition());
    }

    @Test
    void anErrorOfTheSourceIsPassedOnAndTheMarkIsGone() throws IOException {
        IOException error = new IOException("broken");
        ImageInputStream stream = new BytesImageInputStream(new byte[] {1, 2, 3}, 1) {
            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                if (streamPos >= 2) {
                    throw error;
                }
                return super.read(bytes, offset, length);
            }
        };
        stream.readByte();
        stream.mark();
        assertSame(error, assertThrows(IOException.class, () -> ours.canDecodeInput(stream)));
        assertEquals(1, stream.getStreamPosition());
        stream.seek(3);
        stream.reset();
        assertEquals(1, stream.getStreamPosition());
        stream.seek(3);
        stream.reset();
        assertEquals(3, stream.getStreamPosition(), "reset without a mark");
    }

    @Test
    void whatIsNoStreamIsNone() throws IOException {
        Object[] inputs = {null, "text", signature, new File("image"), InputStream.nullInputStream()};
        for (Object input : inputs) {
            assertFalse(jdk.canDecodeInput(input));
            assertFalse(ours.canDecodeInput(input));
        }
    }

    @Test
    void nothingButAsManyBytesAsTheSignatureHasIsAllocated() throws Exception {
        ImageInputStream stream = WindowedImageInputStream.of(new byte[100]);
        int times = 20_000;
        long allocated = AllocatedBytes.during(() -> {
            for (int i = 0; i < times; i++) {
                ours.canDecodeInput(stream);
            }
            return null;
        });
        assertTrue(allocated <= times * 24L + 100_000, () -> allocated + " bytes in " + times + " questions");
    }
}
