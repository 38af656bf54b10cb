package example;

import dev.slipstream.imageio.bench.images.TestImages;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The folders of images, by the workbench's generator. */
final class Images {
    private static final int PNGS = 120;
    private static final int BMPS = 60;
    private static final int TINY = 2000;

    private Images() {
    }

    /**
     * Leaves a folder alone that is there; it is either whole or not there.
     *
     * @param testImages the committed ones, with BMPs that the JDK rejects
     */
    static void write(Path folder, Path testImages) throws IOException {
        if (Files.exists(folder)) {
            return;
        }
        Path unfinished = folder.resolveSibling(folder.getFileName() + "-unfinished");
        writeAll(unfinished, testImages);
        Files.move(unfinished, folder);
    }

    private static void writeAll(Path folder, Path testImages) throws IOException {
        Path png = Files.createDirectories(folder.resolve("png"));
        for (int i = 0; i < PNGS; i++) {
            Files.write(png.resolve(i + ".png"), TestImages.pngPhoto(side(i, PNGS), side(i, PNGS)));
        }
        Path bmp = Files.createDirectories(folder.resolve("bmp"));
        for (int i = 0; i < BMPS; i++) {
            Files.write(bmp.resolve(i + ".bmp"), TestImages.bmpPhoto(side(i, BMPS), side(i, BMPS)));
        }
        Path tiny = Files.createDirectories(folder.resolve("tiny"));
        for (int i = 0; i < TINY; i++) {
            int size = 16 + i % 17;
            boolean isBmp = i % 4 == 0;
            Files.write(tiny.resolve(i + (isBmp ? ".bmp" : ".png")),
                    isBmp ? TestImages.bmpPhoto(size, size) : TestImages.pngPhoto(size, size));
        }
        try (DirectoryStream<Path> rejected = Files.newDirectoryStream(testImages.resolve("bmp"), "*pal2-*.bmp")) {
            for (Path file : rejected) {
                Files.copy(file, tiny.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    /** From 0.4 to 1 megapixel. */
    private static int side(int i, int count) {
        return 632 + 368 * i / (count - 1);
    }
}
