package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;

/** J2DBench's Image I/O tests, by their names. */
final class J2dWorkloads {

    private static final String CONSTRUCT = "construct";

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
            case "imageio.output.image.imageio.tests." -> J2dWrite.imageIo(setup);
            case "imageio.output.image.imageio.writer.tests." -> J2dWrite.writer(setup);
            default -> throw unknown(setup);
        };
    }

    private static Workload input(J2dSetup setup) throws IOException {
        return setup.method().equals(CONSTRUCT)
                ? new J2dConstruct(J2dInput.of(setup.place(), new byte[J2dExtent.of(setup.size()).length()]))
                : J2dStream.input(setup);
    }

    private static Workload output(J2dSetup setup) throws IOException {
        return setup.method().equals(CONSTRUCT)
                ? new J2dConstruct(J2dOutput.of(setup.place()))
                : J2dStream.output(setup);
    }

    static IllegalArgumentException unknown(J2dSetup setup) {
        return new IllegalArgumentException("Unknown J2DBench test '" + setup.test() + "'");
    }
}
