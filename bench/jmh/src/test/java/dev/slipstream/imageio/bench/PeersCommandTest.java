package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.RunFile;
import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class PeersCommandTest {

    /** A driver that takes a thousand seconds for every image, but for those with "bad" in their path. */
    static final class SlowDriver {
        public static void main(String[] arguments) throws IOException {
            BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            for (String line = requests.readLine(); line != null; line = requests.readLine()) {
                String[] fields = line.split("\t");
                boolean isWritten = fields[0].equals("encode");
                boolean isAsked = (fields[0].equals("decode") || isWritten) && fields[1].equals("1");
                boolean isGood = isAsked && Files.exists(Path.of(fields[2])) && !line.contains("bad");
                String answer = isWritten ? "nanos\t1000000000000\t777777" : "nanos\t1000000000000";
                System.out.println(isGood ? answer : "failed\tno such luck");
            }
        }
    }

    static final class WrongDriver {
        public static void main(String[] arguments) throws IOException {
            while (System.in.read() >= 0) {
                if (System.in.available() == 0) {
                    System.out.println("hello\tyou");
                }
            }
        }
    }

    @TempDir
    private Path temp;

    private Path image;

    @BeforeEach
    void writeImage() throws IOException {
        image = write("image.png");
    }

    private Path write(String name) throws IOException {
        Path file = temp.resolve(name);
        ImageIO.write(new BufferedImage(20, 20, BufferedImage.TYPE_3BYTE_BGR), "png", file.toFile());
        return file;
    }

    private CommandRun peers(Object... more) {
        Object[] arguments = new Object[more.length + 7];
        System.arraycopy(new Object[] {"peers", "--rounds", "1", "--millis", "1", "--ready", temp}, 0, arguments, 0, 7);
        System.arraycopy(more, 0, arguments, 7, more.length);
        return CommandRun.of(arguments);
    }

    private static String driver(String name, Class<?> main) {
        return name + "=" + Path.of(System.getProperty("java.home"), "bin", "java") + " -cp "
                + new File(main.getProtectionDomain().getCodeSource().getLocation().getPath()) + " " + main.getName();
    }

    @Test
    void driverStandsBesideTheJdkAndSlipstream() {
        CommandRun run = peers(image, "--driver", driver("slow", SlowDriver.class));
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().matches("(?s).*image +Slipstream +JDK +slow\\R"
                + "image.png +[\\d.]+ [mu]s +[\\d.,]+x +[\\d,]{4,}x\\R"
                + "geometric mean +[\\d.,]+x +[\\d,]{4,}x\\R"), run.out());
    }

    @Test
    void encodersAreMeasuredWithTheirBytes() throws IOException {
        Path json = temp.resolve("peers-write.json");
        CommandRun run = peers(image, "--write", "--driver", driver("slow", SlowDriver.class), "--json", json);
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().matches("(?s).*image +Slipstream +JDK +pngencoder 1 +pngj 1 +slow\\R"
                + "image.png +[\\d.]+ [mu]s, [\\d,]+ B( +[\\d.,]+x, [\\d,]+ %){3} +[\\d,]{4,}x, [\\d,]{4,} %\\R"
                + "geometric mean.*"), run.out());
        Run stored = RunFile.read(json);
        assertEquals("peers-write", stored.kind());
        assertEquals(777_777, stored.results().get(0).sides().get("slow").writtenBytes());
        assertFalse(run.err().contains("zune-png"), run.err());
    }

    @Test
    void failuresAreToldBelowTheTable() throws IOException {
        CommandRun run = peers(image, write("bad.png"), "--driver", driver("slow", SlowDriver.class),
                "--driver", driver("wrong", WrongDriver.class));
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("slow, bad.png: no such luck"), run.out());
        assertTrue(run.out().contains("wrong, image.png: wrong answered 'hello' instead of nanos or failed"),
                run.out());
        assertTrue(run.out().matches("(?s).*bad.png +[\\d.]+ [mu]s +[\\d.,]+x +failed +failed\\R.*"), run.out());
    }

    @Test
    void readyDriverThatCannotBeBuiltIsLeftOutWithAWord() {
        CommandRun run = peers(image);
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        for (String name : List.of("image-png", "zune-png", "libspng", "libpng")) {
            assertTrue(run.err().contains(name + " is left out: "), run.err());
        }
    }

    @Test
    void programThatIsNotThereIsNamed() {
        CommandRun run = peers(image, "--driver", "none=" + temp.resolve("nothing"));
        assertEquals(BenchCommand.FAILED, run.exitCode());
        assertTrue(run.err().contains(temp.resolve("nothing").toString()), run.err());
    }
}
