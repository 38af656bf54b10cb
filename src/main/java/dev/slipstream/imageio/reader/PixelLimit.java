package dev.slipstream.imageio.reader;

import java.lang.System.Logger.Level;
import javax.imageio.IIOException;

/** The largest number of pixels that an image of a format may have: what its property says, or what the JDK's readers can count. */
public final class PixelLimit {

    /** They do so in an int. */
    private static final long JDK_MOST_PIXELS = Integer.MAX_VALUE - 2L;

    private final String format;
    private final long mostPixels;

    /** {@code format}: for messages; {@code property}: the name of the system property, of which a malformed value is one warning. */
    public PixelLimit(String format, String property) {
        this.format = format;
        this.mostPixels = mostPixels(property);
    }

    private static long mostPixels(String property) {
        String value = "";
        try {
            value = System.getProperty(property, "").trim();
            if (value.isEmpty()) {
                return JDK_MOST_PIXELS;
            }
            long pixels = Long.parseLong(value);
            if (pixels >= 1) {
                return Math.min(pixels, JDK_MOST_PIXELS);
            }
        } catch (NumberFormatException | SecurityException e) {
            // The same as a number that is none of pixels.
        }
        System.getLogger("dev.slipstream.imageio").log(Level.WARNING,
                property + "=" + value + " is not a number of pixels; using " + JDK_MOST_PIXELS);
        return JDK_MOST_PIXELS;
    }

    /** Refuses an image of more. */
    public void check(int width, int height) throws IIOException {
        if ((long) width * height > mostPixels) {
            throw new IIOException(format + ": the size is " + width + " x " + height + ", more than "
                    + mostPixels + " pixels");
        }
    }
}
