package dev.slipstream.imageio.bench.images;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/** A picture with a palette of its most frequent colours; all others are those nearest to them. */
final class ReducedColours {

    private static final int SAMPLES = 4;

    private ReducedColours() {
    }

    /** @param bits of a pixel, 1, 2, 4 or 8 */
    static BufferedImage of(Scene scene, int colours, int bits) {
        BufferedImage image = scene.image(BufferedImage.TYPE_INT_ARGB);
        int[] pixels = image.getRGB(0, 0, scene.width(), scene.height(), null, 0, scene.width());
        int[] palette = mostFrequent(pixels, colours);
        IndexColorModel model = new IndexColorModel(bits, palette.length, palette, 0, isTransparent(palette), -1,
                DataBuffer.TYPE_BYTE);
        BufferedImage reduced = new BufferedImage(scene.width(), scene.height(),
                bits == Byte.SIZE ? BufferedImage.TYPE_BYTE_INDEXED : BufferedImage.TYPE_BYTE_BINARY, model);
        Map<Integer, Integer> nearest = new HashMap<>();
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = nearest.computeIfAbsent(pixels[i], colour -> nearest(palette, colour));
        }
        reduced.getRaster().setPixels(0, 0, scene.width(), scene.height(), pixels);
        return reduced;
    }

    private static int[] mostFrequent(int[] pixels, int colours) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int pixel : pixels) {
            counts.merge(pixel, 1, Integer::sum);
        }
        return counts.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(colours).mapToInt(Map.Entry::getKey).toArray();
    }

    private static boolean isTransparent(int[] palette) {
        for (int colour : palette) {
            if (colour >>> 24 != 0xFF) {
                return true;
            }
        }
        return false;
    }

    private static int nearest(int[] palette, int colour) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < palette.length; i++) {
            int distance = distance(palette[i], colour);
            if (distance < least) {
                best = i;
                least = distance;
            }
        }
        return best;
    }

    private static int distance(int one, int other) {
        int sum = 0;
        for (int shift = 0; shift < SAMPLES * Byte.SIZE; shift += Byte.SIZE) {
            int difference = (one >>> shift & 0xFF) - (other >>> shift & 0xFF);
            sum += difference * difference;
        }
        return sum;
    }
}
