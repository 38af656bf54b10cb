package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.util.Map;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.image.Image;
import javax.imageio.ImageIO;

/** An image read by ImageIO, shown by JavaFX, and back. */
public final class Javafx implements Library {

    @Override
    public Map<String, Job> jobs() {
        return Map.of("PNG photo to an Image and back", images -> {
            Image image = SwingFXUtils.toFXImage(ImageIO.read(images.resolve(Images.PHOTO).toFile()), null);
            return SwingFXUtils.fromFXImage(image, null);
        });
    }
}
