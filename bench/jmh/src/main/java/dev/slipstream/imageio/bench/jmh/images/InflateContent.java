package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.PngKind;
import dev.slipstream.imageio.png.PngChunks;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Random;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** The zlib streams that are decoded: what PNGs contain, and what does not compress at all. */
public enum InflateContent {
    PHOTO(() -> data(PngKind.RGB8_1000X1000)),
    GRAY_PHOTO(() -> data(PngKind.GRAY8_1000X1000)),
    /** As the JDK's writer makes it, which filters nothing: many short matches. */
    UNFILTERED_PHOTO(() -> data(PngKind.RGB8_JDK_1000X1000)),
    SCREENSHOT(() -> data(PngKind.SCREENSHOT_935X534)),
    DIAGRAM(() -> data(PngKind.DIAGRAM_3840X2160)),
    RGB_20X20(() -> data(PngKind.RGB8_20X20)),
    RGB_1X1(() -> data(PngKind.RGB8_1X1)),
    /** The photo's scanlines, not compressed. */
    STORED(() -> deflated(new InflaterInputStream(new ByteArrayInputStream(PHOTO.stream())).readAllBytes(),
            Deflater.NO_COMPRESSION, Deflater.DEFAULT_STRATEGY)),
    /** Noise, which deflate stores in the end. */
    INCOMPRESSIBLE(() -> deflated(noise(256), Deflater.DEFAULT_COMPRESSION, Deflater.DEFAULT_STRATEGY)),
    /** Noise of fewer levels, which gains a little by codes: nothing but literals, of 7 or 8 bits. */
    LITERALS(() -> deflated(noise(192), Deflater.DEFAULT_COMPRESSION, Deflater.HUFFMAN_ONLY));

    private interface Maker {

        byte[] make() throws IOException;
    }

    private static final long SEED = 47;
    private static final int NOISE_LENGTH = 3_000_000;

    private final Maker maker;

    InflateContent(Maker maker) {
        this.maker = maker;
    }

    byte[] stream() throws IOException {
        return maker.make();
    }

    private static byte[] data(PngKind kind) throws IOException {
        return PngChunks.of(kind.encode()).data();
    }

    private static byte[] noise(int levels) {
        Random random = new Random(SEED);
        byte[] noise = new byte[NOISE_LENGTH];
        for (int i = 0; i < noise.length; i++) {
            noise[i] = (byte) random.nextInt(levels);
        }
        return noise;
    }

    private static byte[] deflated(byte[] data, int level, int strategy) throws IOException {
        Deflater deflater = new Deflater(level);
        deflater.setStrategy(strategy);
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(stream, deflater)) {
            out.write(data);
        } finally {
            deflater.end();
        }
        return stream.toByteArray();
    }
}
