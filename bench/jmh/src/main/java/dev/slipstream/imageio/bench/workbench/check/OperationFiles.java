package dev.slipstream.imageio.bench.workbench.check;

import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/**
 * The files that operations read and write, in the folder that child JVMs work in. Operations name them without a
 * folder: how long its path is would show in the bytes that some of them allocate.
 */
final class OperationFiles {

    static final String VALUES = "values";
    static final String LINES = "lines";
    static final String WRITTEN = "written";

    private static final long SEED = 47;
    private static final int VALUE_BYTES = 1 << 20;
    private static final int LINE_COUNT = 200;
    private static final int LINE_LENGTH = 79;

    private OperationFiles() {
    }

    static void writeTo(Path folder) throws IOException {
        byte[] values = new byte[VALUE_BYTES];
        new Random(SEED).nextBytes(values);
        Files.write(folder.resolve(VALUES), values);
        Files.write(folder.resolve(WRITTEN), values);
        String line = "x".repeat(LINE_LENGTH) + "\n";
        Files.writeString(folder.resolve(LINES), line.repeat(LINE_COUNT), StandardCharsets.ISO_8859_1);
        for (ImageOperations.Picture picture : ImageOperations.PICTURES) {
            BufferedImage photo =
                    TestImages.photo(picture.size(), picture.size(), BufferedImage.TYPE_3BYTE_BGR);
            Files.write(folder.resolve(picture.file()), SampleImages.encode(photo, picture.format()));
        }
    }
}
