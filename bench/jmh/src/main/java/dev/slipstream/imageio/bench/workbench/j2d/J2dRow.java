package dev.slipstream.imageio.bench.workbench.j2d;

import dev.slipstream.imageio.bench.workbench.runner.Benchmark;
import dev.slipstream.imageio.bench.workbench.runner.SideWorkload;
import dev.slipstream.imageio.bench.workbench.worker.J2dSetup;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One of J2DBench's tests with all of its options.
 *
 * @param unit what a repetition has {@code unitsPerRep} of
 */
public record J2dRow(J2dSetup setup, String unit, int unitsPerRep) {

    private static final String INPUT = "imageio.input.";
    private static final String OUTPUT = "imageio.output.";

    boolean isInput() {
        return setup.test().startsWith(INPUT);
    }

    boolean isImage() {
        return !setup.format().isEmpty();
    }

    /** By J2DBench's keys. */
    Map<String, String> options() {
        String direction = isInput() ? INPUT : OUTPUT;
        Map<String, String> options = new LinkedHashMap<>();
        options.put(direction + "opts.general." + (isInput() ? "source" : "dest"), setup.place());
        options.put(direction + "opts.imageio.useCache", Boolean.toString(setup.useCache()));
        options.put("imageio.opts.size", Integer.toString(setup.size()));
        if (isImage()) {
            options.put("imageio.opts.content", setup.content());
            options.put(direction + "image.imageio.opts.format", setup.format());
        }
        return options;
    }

    /** For sides that are called what their workloads are. */
    public Benchmark benchmark(Collection<String> sides) {
        return new Benchmark(setup.test(), options(), unit, unitsPerRep,
                sides.stream().map(side -> new SideWorkload(side, side, setup.toFields())).toList());
    }
}
