package dev.slipstream.imageio.bench.workbench.worker;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/**
 * J2DBench's ImageReader tests: one reader for all repetitions, a new stream for each; only seeking forward, ignoring
 * metadata, without listeners, which are J2DBench's defaults. The reader is the one that ImageIO offers first for the
 * image, which is what an application gets; or the JDK's own, so that nothing but the streams differs.
 */
final class J2dReader implements Workload {

    private interface Once {

        Object take() throws IOException;
    }

    private final J2dInput input;
    private final ImageReader reader;
    private final Once once;
    private Object last;

    private J2dReader(J2dSetup setup, J2dInput input) throws IOException {
        this.input = input;
        this.once = switch (setup.method()) {
            case "read" -> () -> reader().read(0);
            case "getImageMetadata" -> () -> reader().getImageMetadata(0);
            default -> throw J2dWorkloads.unknown(setup);
        };
        this.reader = reader(input, setup);
    }

    static J2dReader of(J2dSetup setup) throws IOException {
        J2dInput input = J2dInput.of(setup.place(), J2dEncoded.of(setup));
        try {
            return new J2dReader(setup, input);
        } catch (IOException | RuntimeException e) {
            input.close();
            throw e;
        }
    }

    private static ImageReader reader(J2dInput input, J2dSetup setup) throws IOException {
        List<ImageReader> offered = new ArrayList<>();
        try (ImageInputStream stream = input.open()) {
            ImageIO.getImageReaders(stream).forEachRemaining(offered::add);
        } finally {
            input.closeOriginal();
        }
        if (setup.coreReader()) {
            offered.removeIf(reader -> !reader.getClass().getName().startsWith(J2dEncoded.CORE_PACKAGE));
        }
        if (offered.isEmpty()) {
            throw new IOException("No reader for " + setup.format());
        }
        return offered.get(0);
    }

    ImageReader reader() {
        return reader;
    }

    @Override
    public void repeat(long times) throws IOException {
        for (long i = 0; i < times; i++) {
            try (ImageInputStream stream = input.open()) {
                reader.setInput(stream, true, true);
                last = once.take();
                reader.reset();
            }
            input.closeOriginal();
        }
    }

    @Override
    public String digest() throws IOException {
        repeat(1);
        return last instanceof BufferedImage image ? J2dImageRead.digest(image) : "";
    }

    @Override
    public void close() throws IOException {
        reader.dispose();
        input.close();
    }
}
