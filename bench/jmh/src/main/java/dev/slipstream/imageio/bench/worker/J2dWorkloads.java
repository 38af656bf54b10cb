package dev.slipstream.imageio.bench.worker;

import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;

/** J2DBench's Image I/O tests, by their names. */
final class J2dWorkloads {

    static final String CONSTRUCT = "construct";

    private J2dWorkloads() {
    }

    static Workload of(List<String> fields) throws IOException {
        J2dSetup setup = J2dSetup.of(fields);
        ImageIO.setUseCache(setup.useCache());
        return switch (setup.group()) {
            case "imageio.input.stream.tests." -> input(setup);
            case "imageio.output.stream.tests." -> output(setup);
            case "imageio.input.image.imageio.tests." -> J2dImageRead.of(setup);
            case "imageio.input.image.imageio.reader.tests." -> J2dReader.of(setup);
            case "imageio.output.image.imageio.tests." -> J2dImageWrite.of(setup);
            case "imageio.output.image.imageio.writer.tests." -> J2dWriter.of(setup);
            default -> throw unknown(setup);
        };
    }

    private static Workload input(J2dSetup setup) throws IOException {
        return setup.method().equals(CONSTRUCT) ? J2dConstruct.input(setup) : J2dStreamRead.of(setup);
    }

    private static Workload output(J2dSetup setup) throws IOException {
        return setup.method().equals(CONSTRUCT) ? J2dConstruct.output(setup) : J2dStreamWrite.of(setup);
    }

    static IllegalArgumentException unknown(J2dSetup setup) {
        return new IllegalArgumentException("Unknown J2DBench test '" + setup.test() + "'");
    }
}
