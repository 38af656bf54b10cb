package dev.slipstream.imageio.bench.platform.worker;

import dev.slipstream.imageio.bench.child.Request;
import java.awt.image.BufferedImage;
import java.io.Closeable;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/**
 * Whether somebody else can delete, rename, replace and truncate a file that ImageIO has, or had. The answer is, for
 * each of these, {@code done} or the class of the exception.
 */
public record HeldFile(Hold hold, String format) implements Request<LinkedHashMap<String, String>> {

    /** What somebody else does, with another file beside it. */
    private interface Deed {
        void with(Path file, Path other) throws IOException;
    }

    private static final Map<String, Deed> DEEDS = new LinkedHashMap<>();

    static {
        DEEDS.put("delete", (file, other) -> Files.delete(file));
        DEEDS.put("rename", (file, other) -> Files.move(file, other.resolveSibling("renamed")));
        DEEDS.put("replace", (file, other) -> Files.move(other, file, StandardCopyOption.REPLACE_EXISTING));
        DEEDS.put("truncate", (file, other) -> new FileOutputStream(file.toFile()).close());
    }

    @Override
    public LinkedHashMap<String, String> answer() throws IOException {
        LinkedHashMap<String, String> answers = new LinkedHashMap<>();
        for (Map.Entry<String, Deed> deed : DEEDS.entrySet()) {
            Path folder = Files.createTempDirectory("held");
            answers.put(deed.getKey(), tried(deed.getValue(), folder));
            delete(folder);
        }
        return answers;
    }

    private String tried(Deed deed, Path folder) throws IOException {
        File file = folder.resolve("image").toFile();
        ImageIO.write(new BufferedImage(50, 40, BufferedImage.TYPE_INT_RGB), format, file);
        Path other = Files.writeString(folder.resolve("other"), "of somebody else");
        Closeable held = hold.on(file, format);
        String answer = tried(() -> deed.with(file.toPath(), other));
        String end = tried(held);
        return end.equals("done") ? answer : answer + ", closed with " + end;
    }

    private static String tried(Closeable deed) {
        try {
            deed.close();
            return "done";
        } catch (IOException | RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    /** What is still in use stays, until the JVM's temporary folder goes. */
    private static void delete(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> list = Files.list(folder)) {
            files = list.toList();
        }
        files.forEach(file -> file.toFile().delete());
        folder.toFile().delete();
    }
}
