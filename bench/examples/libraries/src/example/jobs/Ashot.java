package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.openqa.selenium.TakesScreenshot;
import org.openqa.selenium.WebDriver;
import ru.yandex.qatools.ashot.comparison.ImageDiffer;
import ru.yandex.qatools.ashot.shooting.SimpleShootingStrategy;
import ru.yandex.qatools.ashot.util.ImageTool;

/** Screenshots of a browser taken, compared and saved. */
public final class Ashot implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("a screenshot taken", Ashot::taken);
        jobs.put("two that differ", images -> marked(images));
        jobs.put("how they differ, as PNG", images -> ImageTool.toByteArray(marked(images)));
        return jobs;
    }

    private static BufferedImage marked(Path images) throws IOException {
        BufferedImage other = taken(images);
        for (int i = 100; i < 120; i++) {
            other.setRGB(i, i, 0xff0000);
        }
        return new ImageDiffer().makeDiff(taken(images), other).getMarkedImage();
    }

    private static BufferedImage taken(Path images) throws IOException {
        byte[] png = Files.readAllBytes(images.resolve(Images.SCREENSHOT));
        Object browser = Proxy.newProxyInstance(Ashot.class.getClassLoader(),
                new Class<?>[] {WebDriver.class, TakesScreenshot.class}, (proxy, method, arguments) -> png);
        return new SimpleShootingStrategy().getScreenshot((WebDriver) browser);
    }
}
