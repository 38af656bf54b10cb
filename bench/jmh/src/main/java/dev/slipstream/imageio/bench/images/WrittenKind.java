package dev.slipstream.imageio.bench.images;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Locale;
import javax.imageio.ImageIO;

/** The images that benchmarks write, as applications have them in memory, each in the format that it is written in. */
public enum WrittenKind {
    PNG_RGB8_1X1("png", PngKind.RGB8_1X1, BufferedImage.TYPE_INT_RGB),
    PNG_RGB8_20X20("png", PngKind.RGB8_20X20, BufferedImage.TYPE_INT_RGB),
    PNG_RGBA8_32X32("png", PngKind.RGBA8_32X32, BufferedImage.TYPE_INT_ARGB),
    PNG_RGB8_1000X1000("png", PngKind.RGB8_1000X1000, BufferedImage.TYPE_3BYTE_BGR),
    PNG_RGBA8_1000X1000("png", PngKind.RGBA8_1000X1000, BufferedImage.TYPE_INT_ARGB),
    PNG_SCREENSHOT_935X534("png", PngKind.SCREENSHOT_935X534, BufferedImage.TYPE_INT_ARGB),
    PNG_DIAGRAM_3840X2160("png", PngKind.DIAGRAM_3840X2160, BufferedImage.TYPE_INT_RGB),
    PNG_GRAY8_1000X1000("png", PngKind.GRAY8_1000X1000, BufferedImage.TYPE_BYTE_GRAY),
    PNG_GRAY16_1000X1000("png", PngKind.GRAY16_1000X1000, BufferedImage.TYPE_USHORT_GRAY),
    PNG_RGB16_1000X1000("png", PngKind.RGB16_1000X1000, BufferedImage.TYPE_CUSTOM),
    PNG_PALETTE8_1000X1000("png", PngKind.PALETTE8_1000X1000, BufferedImage.TYPE_CUSTOM),
    PNG_PALETTE4_1000X1000("png", PngKind.PALETTE4_1000X1000, BufferedImage.TYPE_CUSTOM),
    PNG_PALETTE1_1000X1000("png", PngKind.PALETTE1_1000X1000, BufferedImage.TYPE_CUSTOM),
    PNG_RGB565_1000X1000("png", PngKind.RGB8_1000X1000, BufferedImage.TYPE_USHORT_565_RGB),
    PNG_ADAM7_1000X1000("png", PngKind.RGB8_ADAM7_1000X1000, BufferedImage.TYPE_3BYTE_BGR),
    BMP_RGB24_20X20("bmp", PngKind.RGB8_20X20, BufferedImage.TYPE_3BYTE_BGR),
    BMP_BGR_1000X1000("bmp", PngKind.RGB8_1000X1000, BufferedImage.TYPE_3BYTE_BGR),
    BMP_INT_1000X1000("bmp", PngKind.RGB8_1000X1000, BufferedImage.TYPE_INT_RGB);

    private final String format;
    private final PngKind picture;
    private final int type;

    /** @param type of the image, or {@code TYPE_CUSTOM}: that which the JDK decodes such a PNG to */
    WrittenKind(String format, PngKind picture, int type) {
        this.format = format;
        this.picture = picture;
        this.type = type;
    }

    /** As ImageIO calls it. */
    public String format() {
        return format;
    }

    public int width() {
        return picture.width;
    }

    /** As tables show it: what it is a picture of, and how it lies in memory. */
    public String description() {
        return format.toUpperCase(Locale.ROOT) + " " + picture.width + "x" + picture.height + " "
                + picture.description + switch (type) {
                    case BufferedImage.TYPE_INT_RGB -> ", INT_RGB";
                    case BufferedImage.TYPE_INT_ARGB -> ", INT_ARGB";
                    case BufferedImage.TYPE_3BYTE_BGR -> ", 3BYTE_BGR";
                    case BufferedImage.TYPE_USHORT_565_RGB -> ", USHORT_565_RGB";
                    default -> "";
                };
    }

    public boolean isInterlaced() {
        return picture == PngKind.RGB8_ADAM7_1000X1000;
    }

    /** Another picture for each seed; screenshot and diagram are always the same. */
    public BufferedImage image(int seed) throws IOException {
        return type == BufferedImage.TYPE_CUSTOM ? ImageIO.read(new ByteArrayInputStream(picture.encode(seed)))
                : picture.scene(seed).image(type);
    }
}
