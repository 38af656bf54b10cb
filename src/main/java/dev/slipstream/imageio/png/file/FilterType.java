package dev.slipstream.imageio.png.file;

/** The filter types (PNG specification, section 9.2). The byte before each scanline is one of them. */
public final class FilterType {

    public static final int NONE = 0;
    public static final int SUB = 1;
    public static final int UP = 2;
    public static final int AVERAGE = 3;
    public static final int PAETH = 4;

    private FilterType() {}
}
