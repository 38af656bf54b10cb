package example.jobs;

import com.sksamuel.scrimage.ImmutableImage;
import com.sksamuel.scrimage.nio.PngWriter;
import example.Images;
import example.Job;
import example.Library;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** An image loaded, scaled and written by a writer of scrimage's. */
public final class Scrimage implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("PNG photo, scaled to PNG", images -> scaled(images, Images.PHOTO));
        jobs.put("BMP photo, scaled to PNG", images -> scaled(images, Images.BMP));
        return jobs;
    }

    private static byte[] scaled(Path images, String image) throws Exception {
        return ImmutableImage.loader().fromFile(images.resolve(image).toFile()).scaleToWidth(300)
                .bytes(PngWriter.NoCompression);
    }
}
