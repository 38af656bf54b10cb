package dev.slipstream.imageio.bench.workbench.syscalls;

import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Icons of 20 by 20 pixels, for whoever names no image: with them, system calls are most of the time. */
final class SmallImages {

    private static final int SIZE = 20;
    private static final List<String> FORMATS = List.of("png", "bmp", "gif", "jpg", "tif");

    private SmallImages() {
    }

    static List<Path> writeTo(Path folder) throws IOException {
        BufferedImage photo = TestImages.photo(SIZE, SIZE, BufferedImage.TYPE_3BYTE_BGR);
        List<Path> files = new ArrayList<>();
        for (String format : FORMATS) {
            Path file = folder.resolve(SIZE + "x" + SIZE + "." + format);
            files.add(Files.write(file, SampleImages.encode(photo, format)));
        }
        return files;
    }
}
