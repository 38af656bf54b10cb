package dev.slipstream.imageio.tiff;

/** The tags of the fields that matter for pixels, and some of their values: the JDK's constants have longer names. */
final class Tag {

    static final int IMAGE_WIDTH = 256;
    static final int IMAGE_LENGTH = 257;
    static final int BITS_PER_SAMPLE = 258;
    static final int COMPRESSION = 259;
    static final int PHOTOMETRIC_INTERPRETATION = 262;
    static final int FILL_ORDER = 266;
    static final int STRIP_OFFSETS = 273;
    static final int SAMPLES_PER_PIXEL = 277;
    static final int ROWS_PER_STRIP = 278;
    static final int STRIP_BYTE_COUNTS = 279;
    static final int PLANAR_CONFIGURATION = 284;
    static final int T6_OPTIONS = 293;
    static final int PREDICTOR = 317;
    static final int COLOR_MAP = 320;
    static final int TILE_WIDTH = 322;
    static final int TILE_LENGTH = 323;
    static final int TILE_OFFSETS = 324;
    static final int TILE_BYTE_COUNTS = 325;
    static final int EXTRA_SAMPLES = 338;
    static final int SAMPLE_FORMAT = 339;
    static final int ICC_PROFILE = 34675;

    // Values of Compression.
    static final int NONE = 1;
    static final int T6 = 4;
    static final int LZW = 5;
    static final int ZLIB = 8;
    static final int PACK_BITS = 32773;
    static final int DEFLATE = 32946;

    private Tag() {}
}
