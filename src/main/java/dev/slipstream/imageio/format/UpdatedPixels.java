package dev.slipstream.imageio.format;

/**
 * The pixels of one axis that a pass of an image delivers, and where they go.
 *
 * <p>The pass has the source pixels {@code passStart}, {@code passStart + passPeriod}, and so on. The request is for
 * every {@code subsampling}th source pixel from {@code regionStart} on.
 *
 * @param first the first destination pixel
 * @param period the distance between destination pixels; 1 if there is only one, as in events of the JDK's readers
 * @param count the number of pixels
 * @param passFirst the index in the pass of the pixel that goes to {@code first}
 * @param passPeriod the distance between the delivered pixels in the pass
 */
public record UpdatedPixels(int first, int period, int count, int passFirst, int passPeriod) {

    private static final UpdatedPixels NONE = new UpdatedPixels(-1, 1, 0, 0, 1);

    /**
     * The delivered pixels of a pass: those of the JDK's {@code ReaderUtil.computeUpdatedPixels}, in closed form.
     *
     * @param passCount the number of pixels of the pass
     * @param regionStart the first source pixel that is requested
     * @param regionSize how many source pixels from there on may be requested
     * @param offset the destination pixel of the first requested one
     * @param size the destination has pixels 0 to {@code size} - 1
     */
    public static UpdatedPixels of(
            int passStart, int passPeriod, int passCount,
            int regionStart, int regionSize, int subsampling,
            int offset, int size) {
        long regionEnd = Math.min((long) regionStart + regionSize, regionStart + (long) (size - offset) * subsampling);
        // The pattern of requested pixels repeats after at most subsampling pixels of the pass.
        long i = Math.max(0, ((long) regionStart - passStart + passPeriod - 1) / passPeriod);
        for (int tried = 0; tried < subsampling && i < passCount; tried++, i++) {
            long source = passStart + i * passPeriod;
            if (source >= regionEnd) {
                break;
            }
            if ((source - regionStart) % subsampling == 0) {
                int common = greatestCommonDivisor(passPeriod, subsampling);
                int step = subsampling / common;
                long last = Math.min(passStart + (passCount - 1L) * passPeriod, regionEnd - 1);
                int count = 1 + (int) ((last - source) / ((long) step * passPeriod));
                int first = offset + (int) ((source - regionStart) / subsampling);
                return new UpdatedPixels(first, count == 1 ? 1 : passPeriod / common, count, (int) i, step);
            }
        }
        return NONE;
    }

    private static int greatestCommonDivisor(int a, int b) {
        return b == 0 ? a : greatestCommonDivisor(b, a % b);
    }

    /** The number of destination pixels from the first to the last that is updated. */
    public int extent() {
        return count == 0 ? 0 : (count - 1) * period + 1;
    }
}
