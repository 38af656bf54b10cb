package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.bmp.BmpBuilder;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageWriteParam;
import javax.imageio.metadata.IIOMetadataNode;

/** GIF, JPEG, TIFF and WBMP, as the JDK's writers make them. */
final class JdkGroup {
    private static final int SEED = 4;

    private final List<TestImage> images = new ArrayList<>();

    private JdkGroup() {
    }

    static List<TestImage> images() throws IOException {
        JdkGroup group = new JdkGroup();
        group.gif();
        group.jpeg();
        group.jpegInBmp();
        group.tiffCompressions();
        group.tiffLayouts();
        group.wbmp();
        return group.images;
    }

    static BufferedImage photo(int width, int height, int type) {
        return BufferedPhoto.of(new Photo(SEED, width, height, 4), type);
    }

    private static BufferedImage rgb(int size) {
        return photo(size, size, BufferedImage.TYPE_3BYTE_BGR);
    }

    private static BufferedImage gray(int size) {
        return photo(size, size, BufferedImage.TYPE_BYTE_GRAY);
    }

    private static BufferedImage bits(int size) {
        return photo(size, size, BufferedImage.TYPE_BYTE_BINARY);
    }

    /** Palette indexes, the first colour transparent if asked for. */
    static BufferedImage indexed(int width, int height, int depth, int transparent) {
        Palette palette = new Palette(1 << depth);
        IndexColorModel colours = new IndexColorModel(depth, palette.colours(), palette.bytes(), 0, false, transparent);
        int type = depth == 8 ? BufferedImage.TYPE_BYTE_INDEXED : BufferedImage.TYPE_BYTE_BINARY;
        BufferedImage image = new BufferedImage(width, height, type, colours);
        Picture indexes = Picture.indexed(new Photo(SEED, width, height, 0), depth, palette.colours());
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                image.getRaster().setSample(x, y, 0, indexes.sample(x, y, 0));
            }
        }
        return image;
    }

    private void gif() throws IOException {
        for (int size : new int[] {1, 20, 250}) {
            add("gif", "", size, plainGif().encode(indexed(size, size, 8, -1)));
        }
        for (int depth : new int[] {1, 2, 4}) {
            add("gif", depth + "-bits", 20, plainGif().encode(indexed(20, 20, depth, -1)));
        }
        add("gif", "interlaced", 20, ImageEncoder.jdk("gif")
                .with(p -> p.setProgressiveMode(ImageWriteParam.MODE_DEFAULT))
            .encode(indexed(20, 20, 8, -1)));
        add("gif", "transparent", 20, plainGif().encode(indexed(20, 20, 8, 100)));
        List<BufferedImage> frames = List.of(indexed(20, 20, 8, -1), indexed(12, 9, 8, 100), indexed(20, 20, 4, -1));
        add("gif", "animated", 20, plainGif().imageMetadata(graphicControl()).encodeAll(frames));
    }

    private static ImageEncoder plainGif() {
        return ImageEncoder.jdk("gif").with(p -> p.setProgressiveMode(ImageWriteParam.MODE_DISABLED));
    }

    private static IIOMetadataNode graphicControl() {
        IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
        control.setAttribute("disposalMethod", "restoreToBackgroundColor");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("delayTime", "10");
        control.setAttribute("transparentColorIndex", "0");
        IIOMetadataNode root = new IIOMetadataNode("javax_imageio_gif_image_1.0");
        root.appendChild(control);
        return root;
    }

    private void jpeg() throws IOException {
        for (int size : new int[] {1, 20, 250}) {
            add("jpg", "rgb", size, ImageEncoder.jdk("jpeg").encode(rgb(size)));
            add("jpg", "gray", size, ImageEncoder.jdk("jpeg").encode(gray(size)));
        }
        add("jpg", "rgb-progressive", 33, ImageEncoder.jdk("jpeg")
                .with(p -> p.setProgressiveMode(ImageWriteParam.MODE_DEFAULT))
            .encode(rgb(33)));
        add("jpg", "gray-progressive", 33, ImageEncoder.jdk("jpeg")
                .with(p -> p.setProgressiveMode(ImageWriteParam.MODE_DEFAULT))
            .encode(gray(33)));
        add("jpg", "rgb-quality-100", 20, ImageEncoder.jdk("jpeg").compression("JPEG")
                .with(p -> p.setCompressionQuality(1))
            .encode(rgb(20)));
        add("jpg", "rgb-quality-5", 20, ImageEncoder.jdk("jpeg").compression("JPEG")
                .with(p -> p.setCompressionQuality(0.05f))
            .encode(rgb(20)));
        add("jpg", "rgb-thumbnail", 32, ImageEncoder.jdk("jpeg").thumbnail(rgb(16)).encode(rgb(32)));
    }

    private void jpegInBmp() throws IOException {
        ByteBuffer jpeg = ByteBuffer.wrap(ImageEncoder.jdk("jpeg").encode(rgb(20)));
        BmpPixels pixels = new BmpPixels(0, jpeg, BmpGroup.rgba(20, 20));
        for (BmpHeader header : List.of(BmpHeader.INFO40, BmpHeader.V5_124)) {
            TestImage image = BmpGroup.image(header, "jpeg", pixels, w -> w.compression(BmpBuilder.JPEG));
            images.add(TestImage.of(image.path(), image.bytes()));
        }
    }

    private void tiffCompressions() throws IOException {
        for (String type : List.of("LZW", "ZLib", "Deflate", "PackBits", "JPEG")) {
            add("tif", "rgb-" + label(type), 33, ImageEncoder.jdk("tiff").compression(type).encode(rgb(33)));
            add("tif", "gray-" + label(type), 33, ImageEncoder.jdk("tiff").compression(type).encode(gray(33)));
        }
        for (String type : List.of("CCITT RLE", "CCITT T.4", "CCITT T.6", "LZW")) {
            add("tif", "1-bit-" + label(type), 33, ImageEncoder.jdk("tiff").compression(type).encode(bits(33)));
        }
        add("tif", "gray-lzw", 250, ImageEncoder.jdk("tiff").compression("LZW").encode(gray(250)));
    }

    private static String label(String compression) {
        return compression.toLowerCase(Locale.ROOT).replace(" ", "-").replace(".", "");
    }

    private void tiffLayouts() throws IOException {
        for (String order : List.of("BIG_ENDIAN", "LITTLE_ENDIAN")) {
            String label = order.startsWith("BIG") ? "-big" : "-little";
            add("tif", "rgb" + label, 20, tiff(order).encode(rgb(20)));
            add("tif", "gray16" + label, 20, tiff(order).encode(photo(20, 20, BufferedImage.TYPE_USHORT_GRAY)));
            add("tif", "rgb-tiles" + label, 40, tiff(order).with(JdkGroup::tiles).encode(rgb(40)));
            add("tif", "pages" + label, 20, tiff(order).encodeAll(List.of(rgb(20), gray(16), bits(9))));
        }
        add("tif", "rgb", 1, ImageEncoder.jdk("tiff").encode(rgb(1)));
        add("tif", "rgba", 20, ImageEncoder.jdk("tiff").encode(photo(20, 20, BufferedImage.TYPE_4BYTE_ABGR)));
        add("tif", "palette8", 20, ImageEncoder.jdk("tiff").encode(indexed(20, 20, 8, -1)));
        add("tif", "palette4", 20, ImageEncoder.jdk("tiff").encode(indexed(20, 20, 4, -1)));
        add("tif", "1-bit", 20, ImageEncoder.jdk("tiff").encode(bits(20)));
        add("tif", "rgb-tiles-lzw", 40, ImageEncoder.jdk("tiff").with(JdkGroup::tiles).compression("LZW")
                .encode(rgb(40)));
    }

    private static void tiles(ImageWriteParam param) {
        param.setTilingMode(ImageWriteParam.MODE_EXPLICIT);
        param.setTiling(16, 16, 0, 0);
    }

    private static ImageEncoder tiff(String order) {
        IIOMetadataNode byteOrder = new IIOMetadataNode("ByteOrder");
        byteOrder.setAttribute("value", order);
        IIOMetadataNode root = new IIOMetadataNode("javax_imageio_tiff_stream_1.0");
        root.appendChild(byteOrder);
        return ImageEncoder.jdk("tiff").streamMetadata(root);
    }

    private void wbmp() throws IOException {
        for (int size : new int[] {1, 20, 33, 250}) {
            add("wbmp", "", size, ImageEncoder.jdk("wbmp").encode(bits(size)));
        }
    }

    private void add(String extension, String feature, int size, byte[] bytes) {
        images.add(TestImage.of(path("jdk", extension, feature, size), bytes));
    }

    /** {@code other/jdk-tif-rgb-lzw-33x33.tif}. */
    static String path(String maker, String extension, String feature, int size) {
        return "other/" + maker + "-" + extension + (feature.isEmpty() ? "" : "-" + feature) + "-" + size + "x" + size
                + "." + extension;
    }
}
