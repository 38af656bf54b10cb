package dev.slipstream.imageio.bench.cold;

import dev.slipstream.imageio.bench.facts.ImageFiles;
import dev.slipstream.imageio.bench.facts.JdkError;
import dev.slipstream.imageio.bench.images.PngKind;
import dev.slipstream.imageio.bench.images.TestImages;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** The files that children read and write. Those that are made are in the children's folder, and named without it. */
final class ColdFiles {

    private interface Maker {
        byte[] make() throws IOException;
    }

    private final Path folder;
    private final Path testImages;

    /** Those that are not made are in the folder of test images. */
    ColdFiles(Path folder, Path testImages) {
        this.folder = folder;
        this.testImages = testImages;
    }

    List<String> photo(String format, int size) throws IOException {
        return made(size + "." + format, () -> switch (format) {
            case "png" -> TestImages.pngPhoto(size, size);
            case "bmp" -> TestImages.bmpPhoto(size, size);
            case ColdCases.PROGRESSIVE -> TestImages.jpegPhoto(size, size, true);
            case ColdCases.LZW -> lzwTiff(TestImages.pngPhoto(size, size));
            default -> written(TestImages.pngPhoto(size, size), format);
        });
    }

    private static byte[] written(byte[] image, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(ImageIO.read(new ByteArrayInputStream(image)), format, out);
        return out.toByteArray();
    }

    private static byte[] lzwTiff(byte[] image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("tiff").next();
        ImageWriteParam param = writer.getDefaultWriteParam();
        param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        param.setCompressionType("LZW");
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
            writer.setOutput(stream);
            writer.write(null, new IIOImage(ImageIO.read(new ByteArrayInputStream(image)), null, null), param);
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }

    List<String> screenshot() throws IOException {
        return made("screenshot.png", () -> TestImages.pngScreenshot(1920, 1080));
    }

    List<String> text() throws IOException {
        return made("text.txt", () -> "No image begins like this.\n".repeat(100).getBytes(StandardCharsets.US_ASCII));
    }

    List<String> icons(int count) throws IOException {
        List<String> icons = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int seed = i;
            icons.addAll(made("icon" + i + ".png", () -> PngKind.RGBA8_32X32.encode(seed)));
        }
        return icons;
    }

    List<String> written(String format) {
        return List.of("written." + format);
    }

    /** The first by folder and name, without those that the JDK is known not to read, or to read wrongly. */
    List<String> testImages(int count) throws IOException {
        List<String> images = new ArrayList<>();
        for (Path image : ImageFiles.in(Stream.of("bmp", "other", "png").map(testImages::resolve).toList())) {
            if (images.size() < count && JdkError.of(Files.readAllBytes(image)) == JdkError.NONE) {
                images.add(image.toAbsolutePath().toString());
            }
        }
        if (images.size() < count) {
            throw new IOException(testImages + " has only " + images.size() + " images that the JDK reads, not "
                    + count);
        }
        return images;
    }

    private List<String> made(String name, Maker maker) throws IOException {
        Path file = folder.resolve(name);
        if (!Files.exists(file)) {
            Files.write(file, maker.make());
        }
        return List.of(name);
    }
}
