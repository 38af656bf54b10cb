package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import java.util.List;

/** Every kind of {@link Workload}, by the name that the tool calls it. */
final class Workloads {

    private Workloads() {
    }

    /**
     * The first field is the kind; the others are the kind's own.
     *
     * @throws IllegalArgumentException if there is no such kind
     */
    static Workload of(List<String> fields) throws IOException {
        String kind = fields.isEmpty() ? "" : fields.get(0);
        List<String> rest = fields.subList(Math.min(1, fields.size()), fields.size());
        return switch (kind) {
            case DecodeWorkload.KIND -> DecodeWorkload.of(rest);
            case SeedWorkloads.KIND -> SeedWorkloads.of(rest);
            case J2dSetup.KIND -> J2dWorkloads.of(rest);
            default -> throw new IllegalArgumentException("Unknown kind of workload '" + kind + "' " + rest);
        };
    }
}
