package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;
import net.coobird.thumbnailator.Thumbnails;

/** Thumbnails as a web application makes them. */
public final class Thumbnailator implements Library {
    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("PNG photo, File to thumbnail", images -> file(images, Images.PHOTO));
        jobs.put("PNG photo, InputStream to thumbnail", images -> stream(images, Images.PHOTO));
        jobs.put("PNG icon, File to thumbnail", images -> file(images, Images.ICON));
        jobs.put("BMP photo, File to thumbnail", images -> file(images, Images.BMP));
        jobs.put("GIF photo, File to thumbnail", images -> file(images, Images.GIF));
        jobs.put("GIF photo, InputStream to thumbnail", images -> stream(images, Images.GIF));
        jobs.put("JPEG photo, File to thumbnail", images -> file(images, Images.JPEG));
        jobs.put("progressive JPEG, File to thumbnail", images -> file(images, Images.PROGRESSIVE));
        jobs.put("progressive JPEG, InputStream to thumbnail", images -> stream(images, Images.PROGRESSIVE));
        jobs.put("turned photo from File", images -> file(images, Images.TURNED));
        jobs.put("turned photo from InputStream", images -> stream(images, Images.TURNED));
        jobs.put("turned photo from InputStream, no cache file", images -> uncached(images, Images.TURNED));
        return jobs;
    }

    private static byte[] uncached(Path images, String image) throws Exception {
        ImageIO.setUseCache(false);
        return stream(images, image);
    }

    private static byte[] file(Path images, String image) throws Exception {
        ByteArrayOutputStream thumbnail = new ByteArrayOutputStream();
        write(Thumbnails.of(images.resolve(image).toFile()), thumbnail);
        return thumbnail.toByteArray();
    }

    private static byte[] stream(Path images, String image) throws Exception {
        ByteArrayOutputStream thumbnail = new ByteArrayOutputStream();
        try (InputStream in = new FileInputStream(images.resolve(image).toFile())) {
            write(Thumbnails.of(in), thumbnail);
        }
        return thumbnail.toByteArray();
    }

    /** With the strongest compression, which Thumbnailator requests by itself only from the JDK's writer. */
    private static void write(Thumbnails.Builder<?> image, ByteArrayOutputStream to) throws Exception {
        image.size(160, 160).outputFormat("png").outputQuality(0).toOutputStream(to);
    }
}
