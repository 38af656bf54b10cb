package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.xhtmlrenderer.swing.Java2DRenderer;

/** Pages of XHTML with images, to images. */
public final class Flyingsaucer implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("XHTML with a PNG photo to an image", images -> page(images, Images.PHOTO));
        jobs.put("XHTML with a BMP photo to an image", images -> page(images, Images.BMP));
        return jobs;
    }

    private static Object page(Path images, String image) throws Exception {
        Path page = Files.writeString(images.resolve("page.xhtml"), "<html xmlns='http://www.w3.org/1999/xhtml'><body>"
                + "<img src='" + image + "' width='400' height='300'/></body></html>");
        return new Java2DRenderer(page.toFile(), 500, 400).getImage();
    }
}
