package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import dev.slipstream.imageio.bench.compare.AlteringPlugin;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A small suite of the same form as BMP Suite; a plugin that alters each file's last byte stands for a bad reader. */
@Timeout(120)
class SuiteCommandTest {

    private static final int SIZE = 8;

    @TempDir
    private Path temp;
    private final List<String> references = new ArrayList<>(List.of("file\treference\tsize\tsha256\tnote"));

    @BeforeEach
    void writeSuite() throws IOException {
        BufferedImage colours = pattern(new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_3BYTE_BGR));
        write("g/rgb24.bmp", colours);
        refer("g/rgb24.bmp", pattern(new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_BYTE_GRAY)));
        refer("g/rgb24.bmp", colours);
        write("g/pal8.bmp", grays(BufferedImage.TYPE_BYTE_INDEXED));
        refer("g/pal8.bmp", grays(BufferedImage.TYPE_BYTE_GRAY));
        write("q/wrong.bmp", colours);
        refer("q/wrong.bmp", pattern(new BufferedImage(SIZE - 1, SIZE, BufferedImage.TYPE_3BYTE_BGR)));
        write("b/rgb24.bmp", colours);
        Files.writeString(file("b/rejected.bmp"), "BM and nothing else");
        Files.write(file("reference.tsv"), references);
    }

    @Test
    void filesAreCountedByCategoryAndReader() {
        CommandRun run = CommandRun.of("suite", "--corpora", temp, "--failures");
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        for (String side : List.of("| g, 2 | JDK |", "|  | TwelveMonkeys |", "|  | Slipstream |")) {
            assertContains(run, side + " 2 |  |  |  |  |  |");
        }
        assertContains(run, "| q, 1 | JDK |  |  | 1 |  |  |  |");
        assertContains(run, "| b, 2 | JDK |  |  |  | 1 | 1 |  |");
        assertContains(run, "b/rejected.bmp  JDK  java.io.EOFException");
        assertContains(run, "b/rejected.bmp  TwelveMonkeys  java.io.EOFException");
        assertContains(run, "All read every file alike.");
    }

    @Test
    void filesThatAReaderSeesDifferentlyAreListed() throws IOException {
        CommandRun run = withBadReader();
        assertEquals(BenchCommand.DIFFERS, run.exitCode(), run.out() + run.err());
        assertContains(run, "| g/rgb24.bmp | right | right | within one level |");
        assertContains(run, "| g/pal8.bmp | right | right | wrong |");
        assertContains(run, "| b/rgb24.bmp | read, no reference | read, no reference | read, no reference, not as");
    }

    @Test
    void aFileThatBringsTheJvmDownLeavesTheOthersToBeRead() throws IOException {
        write("g/crash.bmp", grays(BufferedImage.TYPE_BYTE_INDEXED));
        CommandRun run = withBadReader("--failures");
        assertContains(run, "| g/crash.bmp | read, no reference | read, no reference | crashed |");
        assertContains(run, "g/crash.bmp  Slipstream  Slipstream worker ended (exit code 77); asked: colours");
        assertTrue(run.out().contains("its last words: going down with crash.bmp"), run.out());
        assertContains(run, "| g/rgb24.bmp | right | right | within one level |");
    }

    @Test
    void aReaderThatNeverComesBackIsEnded() throws IOException {
        write("q/hang.bmp", grays(BufferedImage.TYPE_BYTE_INDEXED));
        CommandRun run = withBadReader("--failures", "--timeout", 10);
        assertContains(run, "q/hang.bmp  Slipstream  Slipstream worker gave no answer within 10 s and was ended");
        assertContains(run, "| q, 2 | JDK |  |  | 1 | 1 |  |  |");
        assertContains(run, "|  | Slipstream |  |  | 1 |  |  | 1 |");
    }

    @Test
    void aFolderWithoutTheSuiteGivesExitCodeThree() {
        CommandRun run = CommandRun.of("suite", "--corpora", temp.resolve("nowhere"));
        assertEquals(BenchCommand.FAILED, run.exitCode());
        assertTrue(run.err().contains("reference.tsv: no such file"), run.err());
    }

    private CommandRun withBadReader(Object... more) throws IOException {
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(temp.resolve("plugin")));
        List<Object> arguments = new ArrayList<>(List.of("suite", "--corpora", temp, "--slipstream", plugin));
        arguments.addAll(List.of(more));
        return CommandRun.of(arguments.toArray());
    }

    private static void assertContains(CommandRun run, String line) {
        assertTrue(run.out().lines().anyMatch(each -> each.startsWith(line)), line + " is missing in:\n" + run.out());
    }

    private Path file(String name) throws IOException {
        Path file = temp.resolve("bmpsuite").resolve(name);
        Files.createDirectories(file.getParent());
        return file;
    }

    private void write(String name, BufferedImage image) throws IOException {
        ImageIO.write(image, "bmp", file(name).toFile());
    }

    private void refer(String name, BufferedImage image) {
        references.add(String.join("\t", name, "some.png", "8x8", hash(image)));
    }

    private static String hash(BufferedImage image) {
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * pixels.length);
        bytes.asIntBuffer().put(pixels);
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes.array()));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static BufferedImage pattern(BufferedImage image) {
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                image.setRGB(x, y, 0x203040 + 0x10001 * x + 0x700 * y);
            }
        }
        return image;
    }

    /** The same levels of gray; as a palette they are not in the order that makes a gray image of it. */
    private static BufferedImage grays(int type) {
        byte[] levels = new byte[256];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = (byte) (i * 77);
        }
        boolean indexed = type == BufferedImage.TYPE_BYTE_INDEXED;
        BufferedImage image = indexed
                ? new BufferedImage(SIZE, SIZE, type, new IndexColorModel(8, levels.length, levels, levels, levels))
                : new BufferedImage(SIZE, SIZE, type);
        for (int i = 0; i < SIZE * SIZE; i++) {
            image.getRaster().setSample(i % SIZE, i / SIZE, 0, indexed ? i : levels[i] & 0xff);
        }
        return image;
    }
}
