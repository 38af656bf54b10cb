package dev.slipstream.imageio.png.file;

/** Chunk types (PNG specification, section 11): four letters as an int. */
public final class ChunkType {

    public static final int IHDR = 0x49484452;
    public static final int PLTE = 0x504c5445;
    public static final int IDAT = 0x49444154;
    public static final int IEND = 0x49454e44;
    public static final int TRNS = 0x74524e53;
    public static final int BKGD = 0x624b4744;
    public static final int CHRM = 0x6348524d;
    public static final int GAMA = 0x67414d41;
    public static final int HIST = 0x68495354;
    public static final int ICCP = 0x69434350;
    public static final int ITXT = 0x69545874;
    public static final int PHYS = 0x70485973;
    public static final int SBIT = 0x73424954;
    public static final int SPLT = 0x73504c54;
    public static final int SRGB = 0x73524742;
    public static final int TEXT = 0x74455874;
    public static final int TIME = 0x74494d45;
    public static final int ZTXT = 0x7a545874;

    private ChunkType() {}

    /** For messages: the four letters, or the number in hexadecimal if the type is not four letters. */
    public static String name(int type) {
        StringBuilder letters = new StringBuilder(4);
        for (int shift = 24; shift >= 0; shift -= 8) {
            char c = (char) ((type >>> shift) & 0xff);
            if (!((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'))) {
                return String.format("0x%08x", type);
            }
            letters.append(c);
        }
        return letters.toString();
    }
}
