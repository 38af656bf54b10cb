package dev.slipstream.imageio.bench.worker;

import java.awt.image.BufferedImage;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import javax.imageio.ImageIO;

/**
 * The child JVM that reads a suite's files as an application does. What came out of the n-th one is in the file
 * {@code n.argb}: width, height and colours as big-endian ints; or why none came out, in {@code n.rejected} if that is
 * an IOException or no reader at all, else in {@code n.crashed}.
 */
public final class SuiteReads {

    /** The suffix of a file with an image. */
    public static final String IMAGE = ".argb";
    /** The suffix of a file that says why there is none. */
    public static final String REJECTED = ".rejected";
    /** The suffix of a file that tells of something that no reader should throw. */
    public static final String CRASHED = ".crashed";

    private static final String UNFINISHED = ".unfinished";

    private final Path results;

    private SuiteReads(Path results) {
        this.results = results;
    }

    /** Arguments: the folder of the results, and the number of the first; standard input: a path a line. */
    public static void main(String[] args) throws IOException {
        SuiteReads reads = new SuiteReads(Path.of(args[0]));
        int number = Integer.parseInt(args[1]);
        BufferedReader paths = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String path = paths.readLine(); path != null; path = paths.readLine()) {
            reads.read(new File(path), Integer.toString(number++));
        }
    }

    /** A result appears in one piece, since the file that brings this JVM down must not seem to be read. */
    private void read(File file, String number) throws IOException {
        Path unfinished = results.resolve(number + UNFINISHED);
        String suffix = write(file, unfinished);
        Files.move(unfinished, results.resolve(number + suffix), StandardCopyOption.ATOMIC_MOVE);
    }

    private static String write(File file, Path result) throws IOException {
        BufferedImage image;
        try {
            image = ImageIO.read(file);
        } catch (IOException e) {
            Files.writeString(result, e.toString());
            return REJECTED;
        } catch (RuntimeException | Error e) {
            Files.writeString(result, e.toString());
            return CRASHED;
        }
        if (image == null) {
            Files.writeString(result, "no reader");
            return REJECTED;
        }
        write(image, result);
        return IMAGE;
    }

    private static void write(BufferedImage image, Path result) throws IOException {
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(result)))) {
            out.writeInt(image.getWidth());
            out.writeInt(image.getHeight());
            for (int y = 0; y < image.getHeight(); y++) {
                for (int argb : image.getRGB(0, y, image.getWidth(), 1, null, 0, image.getWidth())) {
                    out.writeInt(argb);
                }
            }
        }
    }
}
