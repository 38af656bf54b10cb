package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;

/** ImageIO with the providers of jai-imageio-core beside us. */
public final class Jaiimageio implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("PNG photo to TIFF", images -> converted(images, Images.PHOTO, "tiff"));
        jobs.put("BMP photo to BMP", images -> converted(images, Images.BMP, "bmp"));
        jobs.put("PNG icon to PNM", images -> converted(images, Images.ICON, "pnm"));
        return jobs;
    }

    private static byte[] converted(Path images, String image, String format) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        boolean written = ImageIO.write(ImageIO.read(images.resolve(image).toFile()), format, bytes);
        return written ? bytes.toByteArray() : ("no writer for " + format).getBytes();
    }
}
