package dev.slipstream.imageio.png.read;

/**
 * The tRNS chunk of a gray or RGB image (PNG specification, section 11.3.2.1): pixels of this colour are transparent.
 *
 * <p>Samples are compared as they are in the file. The JDK's reader scales samples of 1, 2 and 4 bits to 8 before it
 * compares them, and so finds another colour, or none.
 *
 * @param red or gray, 16 bits whatever the bit depth
 */
record TransparentColour(int red, int green, int blue) {

    /** From the data of the chunk: one sample for gray, three for RGB. */
    static TransparentColour of(byte[] trns) {
        return trns.length == 2
                ? new TransparentColour(sample(trns, 0), 0, 0)
                : new TransparentColour(sample(trns, 0), sample(trns, 1), sample(trns, 2));
    }

    /** The colour as {@code red << 16 | green << 8 | blue}; -1 if no pixel of eight bits a sample has this colour. */
    int ofBytes() {
        return (red | green | blue) > 0xff ? -1 : red << 16 | green << 8 | blue;
    }

    private static int sample(byte[] trns, int i) {
        return ((trns[2 * i] & 0xff) << 8) | (trns[2 * i + 1] & 0xff);
    }
}
