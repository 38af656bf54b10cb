package dev.slipstream.imageio.bench.workbench.seeds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.bench.workbench.runner.Benchmark;
import dev.slipstream.imageio.bench.workbench.runner.SideWorkload;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrimitiveSeedTest {

    private final List<Benchmark> benchmarks = PrimitiveSeed.benchmarks();

    @Test
    void everyRowOfTheDocumentIsOneOfJ2DBenchs() {
        assertEquals(28, benchmarks.size());
        Benchmark first = benchmarks.get(0);
        assertEquals("seed1.input.readInt", first.name());
        assertEquals("{imageio.input.opts.general.source=file, imageio.input.opts.imageio.useCache=false,"
                + " imageio.opts.size=250, document=343 %}", first.options().toString());
        assertEquals(4, first.unitsPerRep());
        assertEquals(List.of("JDK", "TwelveMonkeys", "Slipstream"),
                first.workloads().stream().map(SideWorkload::name).toList());
    }

    @Test
    void allOfTheDocumentsFiguresAreKept() {
        assertEquals("728 % (338 % by 2 x readInt)", benchmarks.get(2).options().get("document"));
    }

    @Test
    void imagesAreReadByReaders() {
        Benchmark last = benchmarks.get(27);
        assertEquals("seed1.input.read", last.name());
        assertEquals("core-bmp", last.options().get("imageio.input.image.imageio.opts.format"));
        assertEquals(400, last.unitsPerRep());
    }
}
