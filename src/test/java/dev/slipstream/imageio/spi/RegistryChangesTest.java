package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Four threads read and write through ImageIO while another thread changes its registry. */
class RegistryChangesTest {

    /**
     * The registry's iterations fail if the order of a provider and the JDK's is unset while they are at that provider:
     * 4 reads failed in some 5,400 installations.
     */
    private static final int MOST_FAILURES_IN_600 = 6;

    @TempDir
    Path folder;

    @Test
    void noReadFailsWhileImageIoScansForPlugins() throws Exception {
        assertEquals(List.of(), failures("scan", 200));
    }

    @Test
    void nearlyNoReadFailsWhileSlipstreamIsTakenOutAndInstalled() throws Exception {
        List<String> failures = failures("install", 600);
        assertTrue(failures.size() <= MOST_FAILURES_IN_600, failures::toString);
    }

    private List<String> failures(String change, int times) throws Exception {
        return ChildJvm.withSlipstream().run(Application.class, folder, change, times);
    }

    /** Arguments: a folder; the kind of change; how often. Prints the failures. */
    static final class Application {

        private static final BufferedImage IMAGE = SampleImages.image(9, 9, BufferedImage.TYPE_3BYTE_BGR);
        private static final Queue<String> FAILURES = new ConcurrentLinkedQueue<>();

        private static volatile boolean isOver;

        public static void main(String[] arguments) throws Exception {
            List<Thread> users = new ArrayList<>();
            for (String format : List.of("png", "bmp", "png", "bmp")) {
                byte[] bytes = SampleImages.encode(IMAGE, format);
                Path file = Files.write(Path.of(arguments[0], "image" + users.size() + "." + format), bytes);
                users.add(new Thread(() -> use(format, bytes, file)));
            }
            users.forEach(Thread::start);
            for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
                if (arguments[1].equals("scan")) {
                    ImageIO.scanForPlugins();
                } else if (i % 2 == 0) {
                    Slipstream.uninstall();
                } else {
                    Slipstream.install();
                }
                Thread.sleep(1);
            }
            isOver = true;
            for (Thread user : users) {
                user.join();
            }
            FAILURES.forEach(System.out::println);
        }

        private static void use(String format, byte[] bytes, Path file) {
            while (!isOver) {
                try {
                    if (ImageIO.read(new ByteArrayInputStream(bytes)) == null || ImageIO.read(file.toFile()) == null
                            || !ImageIO.write(IMAGE, format, new ByteArrayOutputStream())) {
                        FAILURES.add(format + ": nobody");
                    }
                } catch (IOException | RuntimeException e) {
                    FAILURES.add(format + ": " + e + " at " + e.getStackTrace()[0]);
                }
            }
        }
    }
}
