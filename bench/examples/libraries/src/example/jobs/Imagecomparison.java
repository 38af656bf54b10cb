package example.jobs;

import com.github.romankh3.image.comparison.ImageComparison;
import com.github.romankh3.image.comparison.ImageComparisonUtil;
import com.github.romankh3.image.comparison.model.ImageComparisonResult;
import example.Images;
import example.Job;
import example.Library;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Screenshots compared, as tests of browsers do. */
public final class Imagecomparison implements Library {
    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("two PNGs that differ", images -> compared(images).getResult());
        jobs.put("how they differ", images -> {
            ImageComparisonResult result = compared(images);
            return (result.getImageComparisonState() + " " + result.getDifferencePercent()).getBytes();
        });
        jobs.put("a PNG saved", images -> {
            Path file = Files.createTempFile("saved", ".png");
            ImageComparisonUtil.saveImage(file.toFile(), compared(images).getResult());
            byte[] bytes = Files.readAllBytes(file);
            Files.delete(file);
            return bytes;
        });
        return jobs;
    }

    private static ImageComparisonResult compared(Path images) {
        BufferedImage one = read(images);
        BufferedImage other = read(images);
        for (int i = 100; i < 120; i++) {
            other.setRGB(i, i, 0xff0000);
        }
        return new ImageComparison(one, other).compareImages();
    }

    private static BufferedImage read(Path images) {
        return ImageComparisonUtil.readImageFromResources(images.resolve(Images.SCREENSHOT).toString());
    }
}
