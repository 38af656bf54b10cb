package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.image.Image;
import javax.imageio.ImageIO;

/** An image read by ImageIO, shown by JavaFX, and back. */
public final class Javafx implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("PNG photo to an Image and back", images -> SwingFXUtils.fromFXImage(shown(images), null));
        jobs.put("an Image saved as PNG", Javafx::saved);
        return jobs;
    }

    private static Image shown(Path images) throws IOException {
        return SwingFXUtils.toFXImage(ImageIO.read(images.resolve(Images.PHOTO).toFile()), null);
    }

    private static byte[] saved(Path images) throws IOException {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(SwingFXUtils.fromFXImage(shown(images), null), "png", png);
        return png.toByteArray();
    }
}
