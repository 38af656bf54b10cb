package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import ij.ImagePlus;
import ij.io.FileSaver;
import ij.io.Opener;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Images opened and saved. */
public final class Imagej implements Library {
    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("open a PNG photo", images -> open(images, Images.PHOTO).getBufferedImage());
        jobs.put("open a BMP photo", images -> open(images, Images.BMP).getBufferedImage());
        jobs.put("open a PNG screenshot, save as PNG", Imagej::save);
        return jobs;
    }

    private static ImagePlus open(Path images, String image) {
        return new Opener().openImage(images.resolve(image).toString());
    }

    private static byte[] save(Path images) throws Exception {
        Path file = Files.createTempFile("imagej-", ".png");
        try {
            new FileSaver(open(images, Images.SCREENSHOT)).saveAsPng(file.toString());
            return Files.readAllBytes(file);
        } finally {
            Files.delete(file);
        }
    }
}
