package dev.slipstream.imageio.bench.worker;

import java.io.IOException;

/** Opens a stream and closes it again, and whatever it was made of. */
final class J2dConstruct {

    private J2dConstruct() {
    }

    static Workload input(J2dSetup setup) throws IOException {
        J2dInput input = J2dInput.of(setup.place(), new byte[J2dExtent.of(setup.size()).length()]);
        return new Workload() {
            @Override
            public void repeat(long times) throws IOException {
                for (long i = 0; i < times; i++) {
                    input.open().close();
                    input.closeOriginal();
                }
            }

            @Override
            public void close() throws IOException {
                input.close();
            }
        };
    }

    static Workload output(J2dSetup setup) throws IOException {
        J2dOutput output = J2dOutput.of(setup.place());
        return new Workload() {
            @Override
            public void repeat(long times) throws IOException {
                for (long i = 0; i < times; i++) {
                    output.open().close();
                    output.closeOriginal();
                }
            }

            @Override
            public void close() throws IOException {
                output.close();
            }
        };
    }
}
