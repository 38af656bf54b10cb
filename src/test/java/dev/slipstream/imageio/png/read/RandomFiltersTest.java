package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.png.file.FilterType;
import dev.slipstream.imageio.png.file.Pass;
import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.reading.Offer;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Seeds;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Scanlines of random filters, often Paeth's, and random IDAT chunks. So the number of scanlines that are at hand when
 * one is unfiltered varies, and so does the number that can be unfiltered together. The files are whole, cut off, or
 * have a filter type that does not exist.
 */
@ParameterizedClass
@EnumSource(Engine.class)
class RandomFiltersTest {

    private record Format(int colourType, int depth, int bands) {}

    private static final List<Format> FORMATS = List.of(
            new Format(0, 1, 1), new Format(0, 8, 1), new Format(0, 16, 1), new Format(2, 8, 3), new Format(2, 16, 3),
            new Format(4, 8, 2), new Format(4, 16, 2), new Format(6, 8, 4), new Format(6, 16, 4));

    RandomFiltersTest(Engine engine) {
        engine.useWithFilters();
    }

    @Test
    void anyNumberOfScanlinesAtHand() throws Exception {
        Seeds.run(4, RandomFiltersTest::read);
    }

    private static void read(long seed, Random random) throws IOException {
        Format format = FORMATS.get(random.nextInt(FORMATS.size()));
        boolean isWide = random.nextInt(16) == 0; // some images are then too large for the window
        PngHeader header = new PngHeader(isWide ? 500 + random.nextInt(5000) : 1 + random.nextInt(50),
                1 + random.nextInt(30), format.depth, format.colourType, random.nextInt(4) == 0);
        byte[] scanlines = scanlines(header, random);
        byte[] file = file(header, scanlines, random);
        byte[] wrongFilter = file(header, withWrongFilter(header, scanlines, random), random);
        byte[] cutOff = Arrays.copyOf(file, PngHeader.LENGTH + random.nextInt(file.length - PngHeader.LENGTH));
        try {
            Offer offer = Offer.of(PNG, file);
            long paramSeed = random.nextLong();
            SameAnswers.fromArray(PNG, "", file)
                    .read(Flags.LIKE_IMAGEIO, () -> offer.params(paramSeed).next());
            SameAttempt attempt = new SameAttempt(file);
            attempt.assertSame(cutOff, SameAttempt.Rows.NO_FEWER, "cut off");
            attempt.assertSame(wrongFilter, SameAttempt.Rows.NO_FEWER, "wrong filter");
        } catch (AssertionError | IOException | RuntimeException e) {
            throw new AssertionError(header + "\nreproduce: -Dslipstream.seed=" + seed + "\n" + e.getMessage(), e);
        }
    }

    /** Scanlines of random bytes, mostly small numbers, with their filter types; some have runs of zeros. */
    static byte[] scanlines(PngHeader header, Random random) {
        ByteArrayOutputStream scanlines = new ByteArrayOutputStream();
        int blank = random.nextInt(2) * random.nextInt(8); // how many of eight runs are zeros
        int paeth = random.nextInt(5); // how many of five scanlines have Paeth's filter
        for (Pass pass : Pass.of(header, Pass.LAST)) {
            for (int i = 0; i < pass.height(); i++) {
                scanlines.write(random.nextInt(5) < paeth ? FilterType.PAETH : random.nextInt(FilterType.PAETH));
                for (long k = header.rowBytes(pass.width()); k > 0; k--) {
                    int small = (int) (random.nextGaussian() * 9);
                    scanlines.write((k / 20 + i) % 8 < blank ? 0 : small);
                }
            }
        }
        return scanlines.toByteArray();
    }

    private static byte[] withWrongFilter(PngHeader header, byte[] scanlines, Random random) {
        byte[] wrong = scanlines.clone();
        int line = random.nextInt(Pass.of(header, Pass.LAST).stream().mapToInt(Pass::height).sum());
        int at = 0;
        for (Pass pass : Pass.of(header, Pass.LAST)) {
            for (int i = 0; i < pass.height(); i++, at += 1 + (int) header.rowBytes(pass.width())) {
                if (line-- == 0) {
                    wrong[at] = 5;
                }
            }
        }
        return wrong;
    }

    private static byte[] file(PngHeader header, byte[] scanlines, Random random) throws IOException {
        ByteArrayOutputStream deflated = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(random.nextInt(10));
        try (DeflaterOutputStream out = new DeflaterOutputStream(deflated, deflater)) {
            out.write(scanlines);
        } finally {
            deflater.end();
        }
        return PngChunks.ofSize(header.width(), header.height(), header.bitDepth(), header.colourType(),
                        header.isInterlaced())
                .add("IDAT", deflated.toByteArray())
                .split(1 + random.nextInt(random.nextBoolean() ? 100 : 5000))
                .add("IEND").toByteArray();
    }
}
