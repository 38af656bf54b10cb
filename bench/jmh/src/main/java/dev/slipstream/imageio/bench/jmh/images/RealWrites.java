package dev.slipstream.imageio.bench.jmh.images;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * Writes real images to memory again, without a cache file, each in its own format if that is one that Slipstream
 * writes. What is written was read by the JDK's readers on both sides, or, where these reject it, by any reader that
 * ImageIO finds.
 */
public class RealWrites extends RealBenchmark {

    private final Map<String, BufferedImage> images = new HashMap<>();
    private long bytes;
    private long originalBytes;

    @Override
    void prepare(List<RealImages.File> files) {
        for (RealImages.File file : files) {
            images.put(file.name(), decoded(file));
        }
    }

    /** Null if nobody reads it. */
    private static BufferedImage decoded(RealImages.File file) {
        try {
            return RealImages.decoded(file.bytes());
        } catch (IOException | RuntimeException rejected) {
            return null;
        }
    }

    @Override
    Action action(RealImages.File file) throws IOException {
        BufferedImage image = images.get(file.name());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        if (image == null || !ImageSide.WRITTEN.contains(file.format()) || !ImageIO.write(image, file.format(), out)) {
            return null;
        }
        bytes += out.size();
        originalBytes += file.bytes().length;
        FileTimes.count(FileTimes.BYTES, bytes);
        FileTimes.count(FileTimes.ORIGINAL_BYTES, originalBytes);
        return () -> ImageIO.write(image, file.format(), new ByteArrayOutputStream());
    }

    @Benchmark
    public Object write() throws IOException {
        return runAll();
    }
}
