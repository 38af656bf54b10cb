package example.jobs;

import com.badlogic.gdx.tools.texturepacker.TexturePacker;
import example.Images;
import example.Job;
import example.Library;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** libGDX's tool, which packs PNGs into one. */
public final class Texturepacker implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("PNG icon and screenshot into a texture", images -> packed(images, false, ".png"));
        jobs.put("as well, premultiplied", images -> packed(images, true, ".png"));
        jobs.put("the places of both", images -> packed(images, false, ".atlas"));
        return jobs;
    }

    private static byte[] packed(Path images, boolean isPremultiplied, String suffix) throws Exception {
        Path folder = Files.createTempDirectory("packed");
        try {
            Path from = Files.createDirectory(folder.resolve("from"));
            for (String image : List.of(Images.ICON, Images.SCREENSHOT)) {
                Files.copy(images.resolve(image), from.resolve(image));
            }
            TexturePacker.Settings settings = new TexturePacker.Settings();
            settings.silent = true;
            settings.premultiplyAlpha = isPremultiplied;
            TexturePacker.process(settings, from.toString(), folder.resolve("to").toString(), "atlas");
            return Files.readAllBytes(folder.resolve("to").resolve("atlas" + suffix));
        } finally {
            delete(folder);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> tree = Files.walk(folder)) {
            tree.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        }
    }
}
