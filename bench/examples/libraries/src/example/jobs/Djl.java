package example.jobs;

import ai.djl.modality.cv.Image;
import ai.djl.modality.cv.ImageFactory;
import example.Images;
import example.Job;
import example.Library;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** What comes before a model: an image read and brought to its size. */
public final class Djl implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("PNG photo to 224x224", images -> input(images).getWrappedImage());
        jobs.put("PNG photo to 224x224, to PNG", Djl::saved);
        return jobs;
    }

    private static Image input(Path images) throws Exception {
        return ImageFactory.getInstance().fromFile(images.resolve(Images.PHOTO)).resize(224, 224, true);
    }

    private static byte[] saved(Path images) throws Exception {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        input(images).save(png, "png");
        return png.toByteArray();
    }
}
