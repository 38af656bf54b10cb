package dev.slipstream.imageio.bench.images;

/** The BMPs that benchmarks read, made when they are needed: drawings where there is a palette, otherwise photos. */
public enum BmpKind {
    RGB24_1X1("24 bits", BmpCoding.RGB24, 1, 1),
    RGB24_20X20("24 bits", BmpCoding.RGB24, 20, 20),
    ARGB32_64X64("32 bits with alpha", BmpCoding.ARGB8888, 64, 64),
    RGB24_1000X1000("24 bits", BmpCoding.RGB24, 1000, 1000),
    RGB24_TOPDOWN_1000X1000("24 bits, from the top", BmpCoding.RGB24_TOPDOWN, 1000, 1000),
    RGB32_1000X1000("32 bits", BmpCoding.RGB32, 1000, 1000),
    ARGB32_1000X1000("32 bits with alpha", BmpCoding.ARGB8888, 1000, 1000),
    RGB555_1000X1000("16 bits, 555", BmpCoding.RGB555, 1000, 1000),
    RGB565_1000X1000("16 bits, 565 by masks", BmpCoding.RGB565, 1000, 1000),
    /** The JDK ignores its alpha. */
    ARGB4444_1000X1000("16 bits with alpha", BmpCoding.ARGB4444, 1000, 1000),
    PALETTE8_1000X1000("palette, 8 bits", BmpCoding.PALETTE8, 1000, 1000),
    PALETTE4_1000X1000("palette, 4 bits", BmpCoding.PALETTE4, 1000, 1000),
    /** The JDK refuses it. */
    PALETTE2_1000X1000("palette, 2 bits", BmpCoding.PALETTE2, 1000, 1000),
    PALETTE1_1000X1000("palette, 1 bit", BmpCoding.PALETTE1, 1000, 1000),
    RLE8_1000X1000("RLE8, drawing", BmpCoding.RLE8, 1000, 1000),
    RLE4_1000X1000("RLE4, drawing", BmpCoding.RLE4, 1000, 1000),
    /** In 24 colours: runs of a few pixels, and others between them. */
    RLE8_POSTER_1000X1000("RLE8, photo in 24 colours", BmpCoding.RLE8, 1000, 1000),
    /** Hardly any two neighbours are equal. */
    RLE8_PHOTO_1000X1000("RLE8, photo in 256 colours", BmpCoding.RLE8, 1000, 1000),
    /** In 16 colours: runs of a few pixels, and others between them. */
    RLE4_PHOTO_1000X1000("RLE4, photo in 16 colours", BmpCoding.RLE4, 1000, 1000),
    RGB24_4000X4000("24 bits", BmpCoding.RGB24, 4000, 4000),
    RGB32_4000X4000("32 bits", BmpCoding.RGB32, 4000, 4000);

    /** For a table, without the size. */
    public final String description;
    public final int width;
    public final int height;

    private final BmpCoding coding;

    BmpKind(String description, BmpCoding coding, int width, int height) {
        this.description = description;
        this.coding = coding;
        this.width = width;
        this.height = height;
    }

    public boolean hasAlpha() {
        return coding.hasAlpha();
    }

    /** Another picture for each seed, if it is a photo. */
    public byte[] encode(int seed) {
        return coding.encode(scene(seed));
    }

    private Scene scene(int seed) {
        return switch (this) {
            case RLE8_PHOTO_1000X1000, RLE4_PHOTO_1000X1000 -> DetailedPhoto.of(seed, width, height);
            case RLE8_POSTER_1000X1000 -> DetailedPhoto.of(seed, width, height).withLevels(24);
            default -> coding.isIndexed() ? Diagram.of(width, height) : DetailedPhoto.of(seed, width, height);
        };
    }
}
