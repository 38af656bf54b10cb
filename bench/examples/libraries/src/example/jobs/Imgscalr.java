package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;
import org.imgscalr.Scalr;

/** Images scaled between ImageIO's read and write. */
public final class Imgscalr implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("PNG photo, resized to PNG", images -> resized(images, Images.PHOTO, "png"));
        jobs.put("BMP photo, resized to BMP", images -> resized(images, Images.BMP, "bmp"));
        jobs.put("GIF photo, resized to GIF", images -> resized(images, Images.GIF, "gif"));
        jobs.put("progressive JPEG, resized to PNG", images -> resized(images, Images.PROGRESSIVE, "png"));
        return jobs;
    }

    private static byte[] resized(Path images, String image, String format) throws Exception {
        BufferedImage resized = Scalr.resize(ImageIO.read(images.resolve(image).toFile()), Scalr.Method.SPEED, 320);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(resized, format, bytes);
        return bytes.toByteArray();
    }
}
