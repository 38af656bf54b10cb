package dev.slipstream.imageio.bench.jmh.images;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.ZipException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** That the decoded bytes are right is what their checksum says, which all sides compare. */
class InflateSideTest {

    private static final int WINDOW = 1 << 16;
    private static final int PHOTO_LENGTH = 1000 * 3001;

    private static byte[] photo;

    @BeforeAll
    static void encode() throws IOException {
        photo = InflateContent.PHOTO.stream();
    }

    @ParameterizedTest
    @EnumSource
    void photoIsDecodedThroughEveryWindowAgainAndAgain(InflateSide side)
            throws IOException, DataFormatException {
        for (int window : new int[] {(1 << 15) + 1000, 1 << 17, PHOTO_LENGTH, PHOTO_LENGTH + 1}) {
            try (InflateSide.Decoder decoder = new InflateSide.Decoder(side, window)) {
                assertEquals(PHOTO_LENGTH, decoder.decode(photo));
                assertEquals(PHOTO_LENGTH, decoder.decode(photo));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void streamThatEndsTooEarlyIsAnError(InflateSide side) throws IOException {
        byte[] stream = InflateContent.RGB_20X20.stream();
        byte[] truncated = Arrays.copyOf(stream, stream.length - 1);
        try (InflateSide.Decoder decoder = new InflateSide.Decoder(side, WINDOW)) {
            ZipException e = assertThrows(ZipException.class, () -> decoder.decode(truncated));
            assertTrue(e.getMessage().contains("after 1220 bytes"), e.getMessage());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "RGB_1X1, 4, 1, 20", "RGB_20X20, 1220, 600, 1000", "GRAY_PHOTO, 1001000, 400000, 600000",
        "SCREENSHOT, 1997694, 40000, 200000", "STORED, 3001000, 3001000, 3003000",
        "UNFILTERED_PHOTO, 3001000, 2500000, 3000000", "INCOMPRESSIBLE, 3000000, 3000000, 3003000",
        "LITERALS, 3000000, 2800000, 2950000"
    })
    void streamIsAsLongAsItsNameSays(InflateContent content, int decoded, int least, int most)
            throws IOException, DataFormatException {
        byte[] stream = content.stream();
        try (InflateSide.Decoder decoder = new InflateSide.Decoder(InflateSide.SLIPSTREAM, WINDOW)) {
            assertEquals(decoded, decoder.decode(stream));
        }
        assertTrue(stream.length >= least && stream.length <= most, content + ": " + stream.length);
    }
}
