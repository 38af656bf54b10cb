package dev.slipstream.imageio.bench.images;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Every format that TwelveMonkeys writes, in the pixel layouts that its writers take. */
final class TwelveMonkeysGroup {
    private static final int SIZE = 32;
    private static final Map<String, BufferedImage> SOURCES = Map.of(
        "rgb", photo(BufferedImage.TYPE_3BYTE_BGR),
        "rgba", photo(BufferedImage.TYPE_4BYTE_ABGR),
        "gray", photo(BufferedImage.TYPE_BYTE_GRAY),
        "gray16", photo(BufferedImage.TYPE_USHORT_GRAY),
        "bits", photo(BufferedImage.TYPE_BYTE_BINARY),
        "palette8", JdkGroup.indexed(SIZE, SIZE, 8, -1));

    private final List<TestImage> images = new ArrayList<>();

    private TwelveMonkeysGroup() {
    }

    static List<TestImage> images() throws IOException {
        TwelveMonkeysGroup group = new TwelveMonkeysGroup();
        group.plain();
        group.compressed();
        group.sequences();
        return group.images;
    }

    private static BufferedImage photo(int type) {
        return JdkGroup.photo(SIZE, SIZE, type);
    }

    private static BufferedImage source(String name) {
        BufferedImage image = SOURCES.get(name);
        if (image == null) {
            throw new IllegalArgumentException("no source picture: " + name);
        }
        return image;
    }

    private void plain() throws IOException {
        add("pnm", "ppm", "rgb");
        add("pnm", "pgm", "gray", "gray16");
        add("pam", "pam", "rgb", "rgba", "gray");
        add("pict", "pct", "rgb", "palette8");
        add("icns", "icns", "rgba", "gray");
        add("bmp", "bmp", "rgba");
        add("jpeg", "jpg", "rgb", "gray");
    }

    private void compressed() throws IOException {
        for (String compression : List.of("None", "RLE")) {
            addCompressed("tga", "tga", compression, "rgb", "rgba", "gray", "palette8");
        }
        for (String compression : List.of("NONE", "RLE")) {
            addCompressed("iff", "iff", compression, "rgb", "rgba", "bits", "palette8");
        }
        for (String compression : List.of("None", "PackBits")) {
            addCompressed("psd", "psd", compression, "rgb", "rgba", "gray16", "palette8");
        }
        addCompressed("ico", "ico", "BI_RGB", "rgba");
        addCompressed("ico", "ico", "BI_PNG", "rgba");
        for (String compression : List.of("None", "LZW", "ZLib", "PackBits")) {
            addCompressed("tiff", "tif", compression, "rgb", "gray16");
            addCompressed("bigtiff", "btf", compression, "rgb");
        }
        addCompressed("tiff", "tif", "JPEG", "rgb", "gray");
        addCompressed("tiff", "tif", "CCITT T.6", "bits");
    }

    private void sequences() throws IOException {
        BufferedImage small = JdkGroup.photo(16, 16, BufferedImage.TYPE_4BYTE_ABGR);
        List<BufferedImage> pages = List.of(source("rgba"), small);
        images.add(TestImage.of(path("ico", "pages"), ImageEncoder.twelveMonkeys("ico").compression("BI_RGB")
                .encodeAll(pages)));
        images.add(TestImage.of(path("icns", "pages"), ImageEncoder.twelveMonkeys("icns").encodeAll(pages)));
        images.add(TestImage.of(path("tif", "pages"), ImageEncoder.twelveMonkeys("tiff").encodeAll(pages)));
    }

    private void add(String format, String extension, String... sources) throws IOException {
        for (String name : sources) {
            images.add(TestImage.of(path(extension, name), ImageEncoder.twelveMonkeys(format).encode(source(name))));
        }
    }

    private void addCompressed(String format, String extension, String compression,
            String... sources) throws IOException {
        String label = compression.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "");
        for (String name : sources) {
            byte[] bytes = ImageEncoder.twelveMonkeys(format).compression(compression).encode(source(name));
            images.add(TestImage.of(path(extension, name + "-" + label), bytes));
        }
    }

    private static String path(String extension, String feature) {
        return JdkGroup.path("tm", extension, feature, SIZE);
    }
}
