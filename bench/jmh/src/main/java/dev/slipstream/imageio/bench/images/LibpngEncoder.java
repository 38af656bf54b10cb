package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.png.PngChunks;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * Writes a PNG as libpng does where an application sets nothing: in each scanline the filter with the smallest sum of
 * absolute differences, none for palettes; deflate's level 6, with its strategy for filtered data; IDATs of 8 KiB.
 */
final class LibpngEncoder {
    private static final int LEVEL = 6;
    private static final int IDAT_LENGTH = 8192;
    /** An eight-bit palette is divided by what is red and what is not, and then by green. */
    private static final int RED_BITS = 3;

    private final Scene scene;
    private final PngColour colour;
    private final int depth;
    private final int pixelBits;
    private final int[][] channels;

    private LibpngEncoder(Scene scene, PngColour colour, int depth) {
        this.scene = scene;
        this.colour = colour;
        this.depth = depth;
        this.pixelBits = colour.channels().length * depth;
        this.channels = new int[Math.max(2, colour.channels().length)][scene.width()];
    }

    static byte[] encode(Scene scene, PngColour colour, int depth, boolean adam7) {
        PngChunks file = PngChunks.ofSize(scene.width(), scene.height(), depth, colour.code(), adam7);
        if (colour == PngColour.PALETTE) {
            file.add("PLTE", Palette.bytes(1 << depth));
        }
        byte[] data = new LibpngEncoder(scene, colour, depth).compress(adam7 ? PngPass.ADAM7 : PngPass.PROGRESSIVE);
        return file.add("IDAT", data).split(IDAT_LENGTH).add("IEND").toByteArray();
    }

    private byte[] compress(List<PngPass> passes) {
        Deflater deflater = new Deflater(LEVEL);
        deflater.setStrategy(colour == PngColour.PALETTE ? Deflater.DEFAULT_STRATEGY : Deflater.FILTERED);
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(data, deflater, IDAT_LENGTH)) {
            for (PngPass pass : passes) {
                write(pass, out);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Memory does not fail", e);
        } finally {
            deflater.end();
        }
        return data.toByteArray();
    }

    private void write(PngPass pass, DeflaterOutputStream out) throws IOException {
        int columns = pass.columns(scene.width());
        if (columns == 0) {
            return;
        }
        byte[] above = new byte[(columns * pixelBits + 7) / 8];
        for (int y = pass.yStart(); y < scene.height(); y += pass.yStep()) {
            byte[] row = new byte[above.length];
            pack(pass, y, row);
            out.write(filtered(row, above));
            above = row;
        }
    }

    private byte[] filtered(byte[] row, byte[] above) {
        int pixelBytes = Math.max(1, pixelBits / 8);
        return colour == PngColour.PALETTE
                ? PngFilter.NONE.apply(row, above, pixelBytes)
                : PngFilter.applySmallest(row, above, pixelBytes);
    }

    private void pack(PngPass pass, int y, byte[] row) {
        int bands = samples(y);
        int bit = 0;
        for (int x = pass.xStart(); x < scene.width(); x += pass.xStep()) {
            for (int band = 0; band < bands; band++) {
                put(row, bit, depth, channels[band][x]);
                bit += depth;
            }
        }
    }

    /** A sample of so many bits, from that bit of the row on. */
    private static void put(byte[] row, int bit, int depth, int sample) {
        if (depth == 16) {
            row[bit / 8] = (byte) (sample >> 8);
            row[bit / 8 + 1] = (byte) sample;
        } else {
            row[bit / 8] |= (byte) (sample << (8 - depth - bit % 8));
        }
    }

    /** Computes a row of samples of the wanted depth. Returns the number of bands. */
    private int samples(int y) {
        int[] wanted = colour.channels();
        for (int band = 0; band < wanted.length; band++) {
            scene.row(y, wanted[band], channels[band]);
            for (int x = 0; x < channels[band].length; x++) {
                channels[band][x] >>>= 16 - depth;
            }
        }
        if (colour == PngColour.PALETTE && depth == 8) {
            divideByRed(y);
        }
        return wanted.length;
    }

    private void divideByRed(int y) {
        scene.row(y, Photo.RED, channels[1]);
        for (int x = 0; x < channels[0].length; x++) {
            channels[0][x] = channels[1][x] >>> (16 - RED_BITS) << (8 - RED_BITS) | channels[0][x] >>> RED_BITS;
        }
    }
}
