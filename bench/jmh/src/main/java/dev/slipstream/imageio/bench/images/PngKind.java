package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.IOException;

/**
 * The PNGs that benchmarks read, made when they are needed: as libpng writes them, but for one. They are the same at
 * every call, though another zlib may give other bytes.
 */
public enum PngKind {
    RGB8_1X1("RGB", PngColour.RGB, 8, 1, 1),
    RGB8_20X20("RGB", PngColour.RGB, 8, 20, 20),
    RGBA8_32X32("RGBA, icon", PngColour.RGBA, 8, 32, 32),
    RGBA8_64X64("RGBA", PngColour.RGBA, 8, 64, 64),
    RGBA8_128X128("RGBA", PngColour.RGBA, 8, 128, 128),
    RGB8_1000X1000("RGB, photo", PngColour.RGB, 8, 1000, 1000),
    RGBA8_1000X1000("RGBA, photo", PngColour.RGBA, 8, 1000, 1000),
    GRAY8_1000X1000("gray", PngColour.GRAY, 8, 1000, 1000),
    GRAYA8_1000X1000("gray with alpha", PngColour.GRAYA, 8, 1000, 1000),
    PALETTE8_1000X1000("palette, 8 bits", PngColour.PALETTE, 8, 1000, 1000),
    PALETTE4_1000X1000("palette, 4 bits", PngColour.PALETTE, 4, 1000, 1000),
    PALETTE1_1000X1000("palette, 1 bit", PngColour.PALETTE, 1, 1000, 1000),
    GRAY16_1000X1000("gray, 16 bits", PngColour.GRAY, 16, 1000, 1000),
    RGB16_1000X1000("RGB, 16 bits", PngColour.RGB, 16, 1000, 1000),
    RGBA16_1000X1000("RGBA, 16 bits", PngColour.RGBA, 16, 1000, 1000),
    RGB8_ADAM7_1000X1000("RGB, interlaced", PngColour.RGB, 8, 1000, 1000),
    /** By the JDK's own writer: no filter in any scanline, deflate's level 4, IDATs of 32 KiB. */
    RGB8_JDK_1000X1000("RGB, by the JDK's writer", PngColour.RGB, 8, 1000, 1000),
    SCREENSHOT_935X534("RGBA, screenshot", PngColour.RGBA, 8, 935, 534),
    DIAGRAM_3840X2160("RGB, diagram", PngColour.RGB, 8, 3840, 2160),
    RGB8_4000X4000("RGB, photo", PngColour.RGB, 8, 4000, 4000);

    /** For a table, without the size. */
    public final String description;
    public final int width;
    public final int height;

    private final PngColour colour;
    private final int depth;

    PngKind(String description, PngColour colour, int depth, int width, int height) {
        this.description = description;
        this.colour = colour;
        this.depth = depth;
        this.width = width;
        this.height = height;
    }

    /**
     * Another picture of the same kind for each seed; screenshot and diagram are always the same.
     *
     * @throws IOException if the JDK's writer fails
     */
    public byte[] encode(int seed) throws IOException {
        return this == RGB8_JDK_1000X1000 ? SampleImages.encode(scene(seed).image(BufferedImage.TYPE_3BYTE_BGR), "png")
                : LibpngEncoder.encode(scene(seed), colour, depth, this == RGB8_ADAM7_1000X1000);
    }

    Scene scene(int seed) {
        return switch (this) {
            case RGBA8_32X32 -> Icon.of(width, seed);
            case SCREENSHOT_935X534 -> Screenshot.of(width, height);
            case DIAGRAM_3840X2160 -> Diagram.of(width, height);
            default -> DetailedPhoto.of(seed, width, height);
        };
    }
}
