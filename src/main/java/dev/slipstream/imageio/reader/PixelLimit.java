package dev.slipstream.imageio.reader;

import javax.imageio.IIOException;

/**
 * The largest number of pixels that an image of a format may have: what is set, or what the JDK's readers can count.
 */
public final class PixelLimit {

    /** They do so in an int. */
    private static final long JDK_MOST_PIXELS = Integer.MAX_VALUE - 2L;

    private final String format;
    private final long mostPixels;

    /** {@code format}: for messages; {@code set}: the number that is set, or -1. */
    public PixelLimit(String format, long set) {
        this.format = format;
        this.mostPixels = set < 0 ? JDK_MOST_PIXELS : Math.min(set, JDK_MOST_PIXELS);
    }

    /** Refuses an image of more. */
    public void check(int width, int height) throws IIOException {
        if ((long) width * height > mostPixels) {
            throw new IIOException(format + ": the size is " + width + " x " + height + ", more than "
                    + mostPixels + " pixels");
        }
    }
}
