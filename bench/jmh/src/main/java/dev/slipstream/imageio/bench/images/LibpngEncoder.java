package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.png.ModelFilters;
import dev.slipstream.imageio.png.PngChunks;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * Writes a PNG as libpng does where an application sets nothing: in each scanline the filter with the smallest sum of
 * absolute differences, none for palettes; deflate's level 6, with its strategy for filtered data; IDATs of 8 KiB.
 */
record LibpngEncoder(Scene scene, PngColour colour, int depth) {
    private static final int LEVEL = 6;
    private static final int FILTERS = 5;
    private static final int IDAT_LENGTH = 8192;
    /** An eight-bit palette is divided by what is red and what is not, and then by green. */
    private static final int RED_BITS = 3;

    /** The first column and row of a pass, and the steps to the next ones. */
    private static final int[][] PROGRESSIVE = {{0, 0, 1, 1}};
    private static final int[][] ADAM7 = {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4},
        {1, 0, 2, 2}, {0, 1, 1, 2}};

    static byte[] encode(Scene scene, PngColour colour, int depth, boolean isInterlaced) {
        PngChunks file = PngChunks.ofSize(scene.width(), scene.height(), depth, colour.code, isInterlaced);
        if (colour == PngColour.PALETTE) {
            file.add("PLTE", Palette.bytes(1 << depth));
        }
        byte[] data = new LibpngEncoder(scene, colour, depth).compressed(isInterlaced ? ADAM7 : PROGRESSIVE);
        return file.add("IDAT", data).split(IDAT_LENGTH).add("IEND").toByteArray();
    }

    private byte[] compressed(int[][] passes) {
        Deflater deflater = new Deflater(LEVEL);
        deflater.setStrategy(colour == PngColour.PALETTE ? Deflater.DEFAULT_STRATEGY : Deflater.FILTERED);
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(data, deflater, IDAT_LENGTH)) {
            for (int[] pass : passes) {
                if (pass[0] < scene.width()) {
                    write(pass, out);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Memory does not fail", e);
        } finally {
            deflater.end();
        }
        return data.toByteArray();
    }

    private void write(int[] pass, DeflaterOutputStream out) throws IOException {
        int columns = (scene.width() - pass[0] + pass[2] - 1) / pass[2];
        int pixelBits = colour.channels.length * depth;
        int pixelBytes = Math.max(1, pixelBits / 8);
        byte[] above = new byte[(columns * pixelBits + 7) / 8];
        for (int y = pass[1]; y < scene.height(); y += pass[3]) {
            byte[] row = packed(y, pass[0], pass[2], above.length);
            int filter = colour == PngColour.PALETTE ? 0 : smallestFilter(row, above, pixelBytes);
            out.write(filter);
            out.write(ModelFilters.filtered(filter, pixelBytes, row, above));
            above = row;
        }
    }

    /** The first of those whose differences from zero have the smallest sum. */
    private static int smallestFilter(byte[] row, byte[] above, int pixelBytes) {
        int smallest = 0;
        long smallestSum = Long.MAX_VALUE;
        for (int filter = 0; filter < FILTERS; filter++) {
            long sum = 0;
            for (byte difference : ModelFilters.filtered(filter, pixelBytes, row, above)) {
                sum += Math.abs(difference);
            }
            if (sum < smallestSum) {
                smallest = filter;
                smallestSum = sum;
            }
        }
        return smallest;
    }

    private byte[] packed(int y, int start, int step, int length) {
        int[][] samples = samples(y);
        byte[] row = new byte[length];
        int bit = 0;
        for (int x = start; x < scene.width(); x += step) {
            for (int[] band : samples) {
                if (depth == 16) {
                    row[bit / 8] = (byte) (band[x] >> 8);
                    row[bit / 8 + 1] = (byte) band[x];
                } else {
                    row[bit / 8] |= (byte) (band[x] << (8 - depth - bit % 8));
                }
                bit += depth;
            }
        }
        return row;
    }

    /** A row of samples of the wanted depth for each band. */
    private int[][] samples(int y) {
        int[][] samples = new int[colour.channels.length][];
        for (int band = 0; band < samples.length; band++) {
            samples[band] = scene.row(y, colour.channels[band], depth);
        }
        if (colour == PngColour.PALETTE && depth == 8) {
            int[] red = scene.row(y, Scene.RED, RED_BITS);
            for (int x = 0; x < red.length; x++) {
                samples[0][x] = red[x] << (8 - RED_BITS) | samples[0][x] >>> RED_BITS;
            }
        }
        return samples;
    }
}
