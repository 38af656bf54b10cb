package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.png.file.ChunkBuffer;
import dev.slipstream.imageio.png.file.ChunkType;
import java.awt.image.IndexColorModel;
import org.jspecify.annotations.Nullable;

/**
 * The colours of an image, in the order in which the JDK's writer writes them. Colours that are not opaque come first,
 * so that the tRNS chunk is short.
 */
public final class WrittenPalette {

    private final int[] colours;
    private final boolean hasAlpha;

    /** For each index in the image, the index in the file; null if they are the same. */
    private final byte @Nullable [] order;

    private int transparent;

    public WrittenPalette(IndexColorModel model) {
        colours = new int[model.getMapSize()];
        model.getRGBs(colours);
        hasAlpha = model.hasAlpha();
        order = hasAlpha ? order(colours) : null;
    }

    private byte[] order(int[] colours) {
        byte[] order = new byte[colours.length];
        int next = 0;
        for (int i = 0; i < colours.length; i++) {
            if (!isOpaque(colours[i])) {
                order[i] = (byte) next++;
            }
        }
        transparent = next;
        for (int i = 0; i < colours.length; i++) {
            if (isOpaque(colours[i])) {
                order[i] = (byte) next++;
            }
        }
        return order;
    }

    private static boolean isOpaque(int colour) {
        return colour >>> 24 == 0xff;
    }

    byte @Nullable [] order() {
        return order;
    }

    boolean hasAlpha() {
        return hasAlpha;
    }

    /** The alpha of a colour of the image. */
    byte alpha(int index) {
        return (byte) (colours[index] >>> 24);
    }

    /** Whether the colours are the grays of samples of {@code depth} bits, in order; the last ones may be missing. */
    boolean isGrayRamp(int depth) {
        int step = 255 / ((1 << depth) - 1);
        for (int i = 0; i < colours.length; i++) {
            if ((colours[i] & 0xffffff) != (i * step & 0xff) * 0x010101) {
                return false;
            }
        }
        return true;
    }

    /** The bytes of the palette's chunks. */
    int length() {
        return ChunkBuffer.AROUND + 3 * colours.length + (hasAlpha ? ChunkBuffer.AROUND + transparent : 0);
    }

    /** Adds PLTE, and also tRNS if the palette has alpha. */
    void addTo(ChunkBuffer chunks) {
        byte[] plte = new byte[3 * colours.length];
        byte[] alpha = new byte[transparent];
        for (int i = 0; i < colours.length; i++) {
            int at = order == null ? i : order[i] & 0xff;
            plte[3 * at] = (byte) (colours[i] >> 16);
            plte[3 * at + 1] = (byte) (colours[i] >> 8);
            plte[3 * at + 2] = (byte) colours[i];
            if (at < transparent) {
                alpha[at] = alpha(i);
            }
        }
        chunks.begin(ChunkType.PLTE);
        chunks.add(plte, 0, plte.length);
        chunks.end();
        if (hasAlpha) {
            chunks.begin(ChunkType.TRNS);
            chunks.add(alpha, 0, alpha.length);
            chunks.end();
        }
    }
}
