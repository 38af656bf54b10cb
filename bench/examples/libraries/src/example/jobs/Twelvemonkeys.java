package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import example.Result;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;

/** ImageIO with the providers of TwelveMonkeys beside us, over {@code testimages} of all formats but PNG and BMP. */
public final class Twelvemonkeys implements Library {
    private static final Path OTHER = Path.of("../../../testimages/other");

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("all small images from File", images -> all("", false));
        jobs.put("all small images from InputStream", images -> all("", true));
        for (String format : new String[] {"icns", "iff", "psd", "tga", "tif", "webp"}) {
            jobs.put("small " + format + " from File", images -> all(format, false));
        }
        jobs.put("PNG photo", images -> ImageIO.read(images.resolve(Images.PHOTO).toFile()));
        jobs.put("BMP photo", images -> ImageIO.read(images.resolve(Images.BMP).toFile()));
        return jobs;
    }

    private static byte[] all(String format, boolean stream) throws IOException {
        ByteArrayOutputStream colours = new ByteArrayOutputStream();
        File[] files = OTHER.toFile().listFiles((folder, name) -> name.endsWith(format));
        Arrays.sort(files);
        for (File file : files) {
            BufferedImage image = stream ? read(file) : ImageIO.read(file);
            colours.writeBytes(image == null ? new byte[1] : Result.pixels(image));
        }
        return colours.toByteArray();
    }

    private static BufferedImage read(File file) throws IOException {
        try (InputStream in = new FileInputStream(file)) {
            return ImageIO.read(in);
        }
    }
}
