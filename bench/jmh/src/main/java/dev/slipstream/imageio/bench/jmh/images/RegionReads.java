package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.PngKind;
import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.awt.Rectangle;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Nanoseconds for reading parts of a PNG from memory with one reader, all that a request consists of together.
 * {@code -prof gc} shows the bytes that it allocates.
 */
public class RegionReads extends NanosecondBenchmark {

    /** What an application requests from one reader. */
    public enum Request {
        FIRST_STRIP, LAST_STRIP, STRIPS_IN_ORDER, TILES_BY_ROW, RANDOM_TILES;

        private static final int STRIPS = 16;
        private static final int TILES = 4;

        private Rectangle[] parts(int width, int height) {
            Rectangle[] strips = grid(width, height, 1, STRIPS);
            return switch (this) {
                case FIRST_STRIP -> new Rectangle[] {strips[0]};
                case LAST_STRIP -> new Rectangle[] {strips[STRIPS - 1]};
                case STRIPS_IN_ORDER -> strips;
                case TILES_BY_ROW -> grid(width, height, TILES, TILES);
                case RANDOM_TILES -> random(width, height);
            };
        }

        private static Rectangle[] random(int width, int height) {
            Random random = new Random(1);
            Rectangle[] parts = new Rectangle[STRIPS];
            for (int i = 0; i < parts.length; i++) {
                parts[i] = new Rectangle(random.nextInt(width - width / STRIPS),
                        random.nextInt(height - height / STRIPS), width / STRIPS, height / STRIPS);
            }
            return parts;
        }

        private static Rectangle[] grid(int width, int height, int columns, int rows) {
            Rectangle[] parts = new Rectangle[columns * rows];
            int wide = width / columns;
            int high = height / rows;
            for (int i = 0; i < parts.length; i++) {
                parts[i] = new Rectangle(i % columns * wide, i / columns * high, wide, high);
            }
            return parts;
        }
    }

    /** TWELVEMONKEYS has no reader for PNG. */
    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    @Param({"RGB8_4000X4000", "RGB8_1000X1000", "RGBA8_1000X1000", "PALETTE8_1000X1000", "RGB16_1000X1000",
        "PALETTE1_1000X1000"})
    private PngKind kind;

    @Param
    private Request request;

    private byte[] image;
    private Rectangle[] parts;

    @Setup
    public void encode() throws IOException {
        image = kind.encode(1);
        parts = request.parts(kind.width, kind.height);
        ImageIoReads.setUp(side, "png", image);
    }

    @Benchmark
    public void read(Blackhole blackhole) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
        try (ImageInputStream stream = ImageIO.createImageInputStream(new ByteArrayInputStream(image))) {
            reader.setInput(stream);
            ImageReadParam param = reader.getDefaultReadParam();
            for (Rectangle part : parts) {
                param.setSourceRegion(part);
                blackhole.consume(reader.read(0, param));
            }
        } finally {
            reader.dispose();
        }
    }
}
