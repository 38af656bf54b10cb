package dev.slipstream.imageio.tiff;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * An image that the JDK's reader is shown as an uncompressed one, without profile.
 *
 * @param position where its directory is in the file
 * @param hasLongCompression whether the compression is a LONG, which the JDK's reader ignores
 * @param predicted how far to the left the byte is that the predictor has taken from each; 0 without predictor
 * @param isFlipped whether the first bit of each byte is its last one
 * @param offsets where the strips are in the file, and {@code counts} how many bytes they have there
 * @param shown the file that is shown, up to the first strip: strips follow, all of the same size
 */
@SuppressWarnings("ArrayRecordComponent") // pages are never compared
record Page(long position, Layout layout, int compression, boolean hasLongCompression, int predicted, boolean isFlipped,
        long[] offsets, long[] counts, byte @Nullable [] profile, byte[] shown) {

    private static final int MOST_PROFILE_BYTES = 4 << 20;
    private static final int MOST_COLOURS = 3 << 16;

    /** A strip of this size may be empty, and nothing is larger than this and twice its decoded size. */
    private static final int MORE_BYTES = 1024;

    private static final long MOST_SHOWN = 1L << 32;

    /**
     * An image of LZW with fewer bytes takes longer by two readers, however large it is: measured with 27 files (thread
     * CPU, JDK 17). With a profile, which is kept, it takes less.
     */
    private static final int FEWEST_LZW_BYTES = 450;

    /**
     * The same for T.6: 500 bytes take 1.2 times as long, and 2,000 as long (thread CPU of ImageIO.read, real files in
     * turns, JDK 17).
     */
    private static final int FEWEST_T6_BYTES = 2000;

    /** The same for PackBits: 7,700 bytes that are mostly runs take 1.5 times as long, 280,000 take less. */
    private static final int FEWEST_PACK_BITS_BYTES = 64 << 10;

    /** Smaller Deflate strips of photos take longer than by zlib, since there are tables to be made for each. */
    private static final int FEWEST_STRIP_BYTES = 2048;

    /**
     * Whether an image may be one that is read sooner by a view, as far as the entries of its directory say. Most are
     * not: this costs them next to nothing.
     */
    static boolean isLikely(Directory d) {
        int compression = d.value(Tag.COMPRESSION, true, 0);
        boolean isOurs = switch (compression) {
            case Tag.NONE -> d.has(Tag.ICC_PROFILE) && d.type(Tag.COMPRESSION) == Directory.SHORT
                    && fillOrder(d) == 1;
            case Tag.LZW, Tag.ZLIB, Tag.DEFLATE, Tag.PACK_BITS -> true;
            case Tag.T6 -> d.value(Tag.SAMPLES_PER_PIXEL, false, 1) == 1 && d.value(Tag.BITS_PER_SAMPLE, false, 1) == 1
                    && d.value(Tag.PHOTOMETRIC_INTERPRETATION, false, -1) <= 1 && fillOrder(d) <= 2 && fillOrder(d) > 0
                    && d.value(Tag.T6_OPTIONS, true, 0) == 0;
            default -> false;
        };
        boolean hasProfile = d.has(Tag.ICC_PROFILE);
        boolean isShort = d.count(Tag.STRIP_BYTE_COUNTS) == 1
                && isTooShort(compression, hasProfile, d.value(Tag.STRIP_BYTE_COUNTS, true, 0));
        return isOurs && !d.isOdd() && !isShort && (hasProfile || samples(d) >= fewestSamples(compression));
    }

    private static boolean isTooShort(int compression, boolean hasProfile, long bytes) {
        return switch (compression) {
            case Tag.T6 -> bytes < FEWEST_T6_BYTES;
            case Tag.LZW -> bytes < FEWEST_LZW_BYTES && !hasProfile;
            case Tag.PACK_BITS -> bytes < FEWEST_PACK_BITS_BYTES && !hasProfile;
            default -> false;
        };
    }

    private static int fillOrder(Directory d) {
        return d.value(Tag.FILL_ORDER, false, 1);
    }

    private static long samples(Directory d) {
        return (long) d.value(Tag.IMAGE_WIDTH, true, 0) * d.value(Tag.IMAGE_LENGTH, true, 0)
                * d.value(Tag.SAMPLES_PER_PIXEL, false, 1);
    }

    private static boolean isDeflate(int compression) {
        return compression == Tag.ZLIB || compression == Tag.DEFLATE;
    }

    /**
     * Smaller images take longer by two readers: measured with images of 20x20 to 768x512 pixels (JDK 17). With several
     * strips, how many bytes there are is known only after much has been asked: so more samples for PackBits.
     */
    private static int fewestSamples(int compression) {
        return compression == Tag.PACK_BITS ? 256 << 10 : isDeflate(compression) ? 32 << 10 : 0;
    }

    /**
     * The image of a directory in which the JDK's reader has found nothing wrong; null if that reader must see the file
     * itself. Leaves the stream at any position.
     */
    static @Nullable Page of(Directory d) throws IOException {
        if (!isLikely(d)) {
            return null;
        }
        int compression = d.value(Tag.COMPRESSION, true, 0);
        int photometric = d.value(Tag.PHOTOMETRIC_INTERPRETATION, false, -1);
        Layout layout = Layout.of(d);
        if (layout == null || photometric < 0 || photometric > 5 || photometric == 4) {
            return null;
        }
        int predictor = canPredict(compression) ? d.value(Tag.PREDICTOR, false, 1) : 1;
        int strips = layout.strips();
        long[] offsets = d.values(layout.isTiled() ? Tag.TILE_OFFSETS : Tag.STRIP_OFFSETS, true, strips);
        long[] counts = d.values(layout.isTiled() ? Tag.TILE_BYTE_COUNTS : Tag.STRIP_BYTE_COUNTS, true, strips);
        byte[] profile = mayHaveProfile(layout, d) ? profile(d) : null;
        if (predictor > 2 || (predictor == 2 && layout.bits() != 8) || !areFine(counts, layout)
                || (compression == Tag.NONE && profile == null)
                || isTooShort(compression, profile != null, sum(counts))
                || (isDeflate(compression) && layout.stripBytes() < FEWEST_STRIP_BYTES
                && sum(counts) > (long) strips * layout.stripBytes() / 2)
                || d.count(Tag.ICC_PROFILE) > MOST_PROFILE_BYTES
                || d.count(Tag.COLOR_MAP) > MOST_COLOURS || d.count(Tag.EXTRA_SAMPLES) > layout.samples()
                || d.count(Tag.SAMPLE_FORMAT) > layout.samples() || d.isOdd()) {
            return null;
        }
        byte[] shown = ShownDirectory.of(d, layout, d.order());
        if (d.isOdd() || shown.length + (long) strips * layout.stripBytes() >= MOST_SHOWN) {
            return null;
        }
        int samples = layout.bands() > 1 ? 1 : layout.samples();
        boolean isFlipped = fillOrder(d) == 2
                && (compression == Tag.LZW || compression == Tag.T6);
        return new Page(d.position(), layout, compression, d.type(Tag.COMPRESSION) == Directory.LONG,
                predictor == 2 ? samples : 0, isFlipped, offsets, counts, profile, shown);
    }

    private static boolean canPredict(int compression) {
        return compression == Tag.LZW || isDeflate(compression);
    }

    private static long sum(long[] counts) {
        long sum = 0;
        for (long count : counts) {
            sum += count;
        }
        return sum;
    }

    private static boolean areFine(long[] counts, Layout layout) {
        for (long count : counts) {
            if (count > 2L * layout.stripBytes() + MORE_BYTES) {
                return false;
            }
        }
        return true;
    }

    /** Whether the JDK's reader takes the colours from a profile, if there is one: from no other in the directory. */
    private static boolean mayHaveProfile(Layout layout, Directory d) {
        return layout.bits() % 8 == 0 && (layout.samples() > 1 || !d.has(Tag.COLOR_MAP))
                && d.count(Tag.ICC_PROFILE) <= MOST_PROFILE_BYTES;
    }

    private static byte @Nullable [] profile(Directory d) throws IOException {
        int count = d.count(Tag.ICC_PROFILE);
        return d.has(Tag.ICC_PROFILE) ? d.bytes(Tag.ICC_PROFILE, Directory.UNDEFINED, count) : null;
    }

    /** Where a strip begins in the file that is shown. */
    long shownPosition(int strip) {
        return shown.length + (long) strip * layout.stripBytes();
    }
}
