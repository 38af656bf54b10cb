package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.png.file.RowConverter;
import java.awt.image.SinglePixelPackedSampleModel;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Converts RGB and RGBA to one int a pixel, with samples of eight bits at any bit offsets: TYPE_INT_RGB, INT_BGR,
 * INT_ARGB, and INT_ARGB_PRE, which gets unchanged samples, as from the JDK's reader. Samples of 16 bits are rounded.
 */
final class IntConverter implements RowConverter {

    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);

    /** Bands in the file. */
    private final int bands;

    private final boolean isWide;
    private final int red;
    private final int green;
    private final int blue;

    /** The bit offset of alpha, if the raster has alpha. */
    private final int alpha;

    /** The colour that becomes transparent; null if the file has alpha, or the raster has none. */
    private final @Nullable TransparentColour transparent;

    /** Samples of 16 bits, rounded to 8. */
    private byte[] narrow = {};

    private IntConverter(PngHeader header, int[] shifts, @Nullable TransparentColour transparent) {
        this.bands = header.bands();
        this.isWide = header.bitDepth() == 16;
        this.red = shifts[0];
        this.green = shifts[1];
        this.blue = shifts[2];
        this.alpha = shifts.length > 3 ? shifts[3] : 0;
        this.transparent = transparent;
    }

    /** Null if the JDK's reader has to convert. {@code transparent}: null unless the raster adds a band for alpha. */
    static @Nullable RowConverter of(
            PngHeader header, @Nullable TransparentColour transparent, SinglePixelPackedSampleModel model) {
        boolean isWide = header.bitDepth() == 16;
        // Left to the JDK's reader, which compares a transparent colour of 16 bits with samples scaled to 8.
        if (header.bands() < 3 || (isWide && transparent != null)) {
            return null;
        }
        for (int size : model.getSampleSize()) {
            if (size != Byte.SIZE) {
                return null;
            }
        }
        return new IntConverter(header, model.getBitOffsets(), transparent);
    }

    @Override
    public void convert(byte[] row, int from, int pixels, Object to) {
        byte[] samples = isWide ? narrow(row, from, pixels * bands) : row;
        int first = isWide ? 0 : from;
        if (bands == 4) {
            rgba(samples, first, pixels, (int[]) to);
        } else if (transparent != null) {
            transparentRgb(transparent.ofBytes(), samples, first, pixels, (int[]) to);
        } else {
            rgb(samples, first, pixels, (int[]) to);
        }
    }

    private void rgb(byte[] row, int from, int pixels, int[] to) {
        for (int i = 0, at = from; i < pixels; i++, at += 3) {
            to[i] = (row[at] & 0xff) << red | (row[at + 1] & 0xff) << green | (row[at + 2] & 0xff) << blue;
        }
    }

    private void rgba(byte[] row, int from, int pixels, int[] to) {
        for (int i = 0, at = from; i < pixels; i++, at += 4) {
            to[i] = (row[at] & 0xff) << red | (row[at + 1] & 0xff) << green | (row[at + 2] & 0xff) << blue
                    | (row[at + 3] & 0xff) << alpha;
        }
    }

    private void transparentRgb(int colour, byte[] row, int from, int pixels, int[] to) {
        int opaque = 0xff << alpha;
        for (int i = 0, at = from; i < pixels; i++, at += 3) {
            int rs = row[at] & 0xff;
            int gs = row[at + 1] & 0xff;
            int bs = row[at + 2] & 0xff;
            int pixel = rs << red | gs << green | bs << blue;
            to[i] = (rs << 16 | gs << 8 | bs) == colour ? pixel : pixel | opaque;
        }
    }

    /** Rounds samples of 16 bits to 8, as the JDK's reader does. */
    private byte[] narrow(byte[] row, int from, int samples) {
        if (narrow.length < samples) {
            narrow = new byte[samples];
        }
        byte[] to = narrow;
        for (int i = 0; i < samples; i++) {
            int sample = (short) SHORT.get(row, from + 2 * i) & 0xffff;
            to[i] = (byte) ((sample * 0xff + 0x7fff) / 0xffff);
        }
        return to;
    }
}
