package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.bmp.SameRequest.Outcome;
import dev.slipstream.imageio.reading.Destinations;
import dev.slipstream.imageio.reading.Offer;
import dev.slipstream.imageio.reading.RandomReadParams;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Side;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.imageio.ImageReadParam;
import org.junit.jupiter.api.Test;

/**
 * Random parameters, including senseless ones: regions, subsampling, destinations, types, bands. Ours must follow
 * {@code ImageReadParam}. If the JDK's reader does so, too, ours must be the same in everything.
 */
class RandomBmpParamsTest {

    /** In bytes. Small files have special cases, such as edges, more often. */
    private static final int LARGEST_FILE = 8_000;

    private final List<Bmp> files = BmpFiles.intact().stream()
            .filter(bmp -> !bmp.isEmbedded() && !bmp.isHuffman() && bmp.bytes().length < LARGEST_FILE).toList();

    RandomBmpParamsTest() throws IOException {}

    @Test
    void anyParametersAreTakenAsImageReadParamSays() throws Exception {
        Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
        int sequences = Seeds.run(1, (seed, random) -> outcomes.merge(readWith(seed, random), 1, Integer::sum));
        for (Outcome outcome : Outcome.values()) {
            assertTrue(outcomes.getOrDefault(outcome, 0) >= sequences / 5, outcomes::toString);
        }
    }

    /** The rows go from blocks of the file straight into the image. */
    @Test
    void aPartOfALargeImageGoesWhereItIsWanted() throws IOException {
        byte[] file = BmpFiles.own("info40-rgb24-250x250.bmp").bytes();
        Outcome outcome = new SameRequest(file, SameRequest.whole(file), ModelDecoder.of(file)).assertSame(() -> {
            ImageReadParam param = new ImageReadParam();
            param.setSourceRegion(new Rectangle(20, 30, 150, 200));
            param.setDestinationOffset(new Point(7, 3));
            param.setDestination(Destinations.patterned(new BufferedImage(200, 250, BufferedImage.TYPE_3BYTE_BGR)));
            return param;
        });
        assertEquals(Outcome.AS_JDK, outcome);
    }

    private Outcome readWith(long seed, Random random) throws IOException {
        RandomBmps drawn = new RandomBmps(random);
        Bmp bmp = random.nextBoolean()
                ? files.get(random.nextInt(files.size()))
                : new Bmp("random", drawn.next());
        long paramSeed = random.nextLong();
        RandomReadParams first = Offer.of(BMP, Side.SLIPSTREAM, bmp.bytes()).params(paramSeed);
        try {
            Offer offer = Offer.of(BMP, Side.SLIPSTREAM, bmp.bytes());
            ModelDecoder model = ModelDecoder.of(bmp.bytes());
            first.next();
            return new SameRequest(bmp.bytes(), SameRequest.whole(bmp.bytes()), model)
                    .assertSame(() -> offer.params(paramSeed).next());
        } catch (AssertionError | IOException | RuntimeException e) {
            throw new AssertionError(bmp + " " + drawn + ", " + first
                    + "\nreproduce: -Dslipstream.seed=" + seed + "\n" + e.getMessage(), e);
        }
    }
}
