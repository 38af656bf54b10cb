package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.png.PngFiles;
import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.Offer;
import dev.slipstream.imageio.reading.RandomReadParams;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Seeds;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageReadParam;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random parameters, some of them senseless: regions, subsampling, destinations, types, bands, passes. The results of
 * both readers must be the same, with the pixels of the destination that a read leaves alone.
 */
@ParameterizedClass
@EnumSource(Engine.class)
class RandomParamsTest {

    /** In bytes. The files are small, so that special cases, edges above all, are frequent. */
    private static final int LARGEST_FILE = 8_000;

    RandomParamsTest(Engine engine) {
        engine.useWithFilters();
    }

    @Test
    void anyParametersAreTakenAsByTheJdk() throws Exception {
        List<Png> files = PngFiles.intact().stream()
                .filter(png -> !png.isTransparentLowGray() && png.bytes().length < LARGEST_FILE).toList();
        Seeds.run(1, (seed, random) -> readWith(seed, random, files));
    }

    private static void readWith(long seed, Random random, List<Png> files) throws IOException {
        Png png = files.get(random.nextInt(files.size()));
        Flags flags = Flags.values()[random.nextInt(Flags.values().length)];
        boolean lengthKnown = random.nextBoolean();
        Offer offer = Offer.of(PNG, png.bytes());
        long paramSeed = random.nextLong();
        RandomReadParams first = offer.params(paramSeed);
        try {
            ImageReadParam param = first.next();
            if (png.isTransparentInBytes() && leavesOutTheLeft(param)) {
                return; // the JDK is wrong there: see TransparentRegionsTest
            }
            SameAnswers answers = lengthKnown ? SameAnswers.fromArray(PNG, "", png.bytes())
                    : SameAnswers.fromMemoryCache(PNG, "", png.bytes());
            answers.read(flags, () -> offer.params(paramSeed).next());
        } catch (AssertionError | IOException | RuntimeException e) {
            throw new AssertionError(
                    png + ", " + first + "\nreproduce: -Dslipstream.seed=" + seed + "\n" + e.getMessage(), e);
        }
    }

    private static boolean leavesOutTheLeft(ImageReadParam param) {
        return (param.getSourceRegion() != null && param.getSourceRegion().x > 0)
                || param.getSubsamplingXOffset() > 0
                || param.getDestinationOffset().x < 0;
    }
}
