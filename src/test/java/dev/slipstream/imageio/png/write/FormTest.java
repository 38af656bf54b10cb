package dev.slipstream.imageio.png.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.slipstream.imageio.deflate.MatchSettings;
import dev.slipstream.imageio.deflate.ZlibEncoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Matches do not end where a form of a strip was made and searched for the time being. */
class FormTest {

    private static final int BPP = 3;

    @Test
    void quartersTakeTheBitsOfTheWhole() throws IOException {
        byte[] row = new byte[99 * BPP];
        new Random(1).nextBytes(row);
        Strip strip = new Strip(Strip.MOST);
        strip.beginPass(row.length, 400);
        for (int y = 0; y < 400; y++) {
            strip.add(row, 0);
        }
        Form quarters = form(strip);
        quarters.searchByQuarters();
        assertEquals(form(strip).search(), quarters.bits());
    }

    @Test
    void noneOfNoiseIsMatchedHalfway() throws IOException {
        byte[] row = new byte[99 * BPP];
        Random random = new Random(2);
        Strip strip = new Strip(Strip.MOST);
        strip.beginPass(row.length, 10);
        for (int y = 0; y < 10; y++) {
            random.nextBytes(row);
            strip.add(row, 0);
        }
        Form form = form(strip);
        form.searchBytes(strip.size() / 2);
        assertFalse(form.candidate.isMatched(2));
    }

    private static Form form(Strip strip) throws IOException {
        ZlibEncoder zlib = new ZlibEncoder();
        zlib.begin(new ByteArrayOutputStream(), strip.size());
        zlib.next();
        Form form = new Form(strip, zlib.first(), false, BPP);
        form.matching = MatchSettings.chains(3, 6, 6, 0, 0);
        return form;
    }
}
