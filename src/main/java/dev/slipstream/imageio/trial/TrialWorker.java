package dev.slipstream.imageio.trial;

import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/** One of the two JVMs: it answers each line by one. */
final class TrialWorker {

    private final boolean isWriting;
    private final List<Image> images = new ArrayList<>();
    private int next;

    private TrialWorker(boolean isWriting) {
        this.isWriting = isWriting;
    }

    /** An image that was read, and the least nanoseconds for reading and writing it. */
    private static final class Image {
        private final File file;
        private final String format;
        private boolean isWritten;
        private long reading = Long.MAX_VALUE;
        private long writing = Long.MAX_VALUE;

        private Image(File file, String format) {
            this.file = file;
            this.format = format;
        }
    }

    /** The argument: whether the images are written, too. */
    public static void main(String[] arguments) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err); // what a plug-in prints is no answer
        TrialWorker worker = new TrialWorker(Boolean.parseBoolean(arguments[0]));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String rest = line.substring(1);
            String answer = switch (line.charAt(0)) {
                case TrialJvm.LOOK -> worker.look(new File(rest));
                case TrialJvm.RUN -> worker.run(Long.parseLong(rest));
                default -> worker.images.stream().filter(image -> image.file.getPath().equals(rest))
                        .map(image -> image.reading + "\t" + image.writing).findFirst().orElseThrow();
            };
            out.println(answer);
        }
    }

    private String look(File file) {
        try {
            BufferedImage image = ImageIO.read(file);
            if (image == null) {
                return "\tno reader";
            }
            Image known = new Image(file, format(file));
            images.add(known);
            return known.format + '\t' + digest(image) + (isWriting ? '\t' + write(image, known) : "");
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            return "\t" + e.getClass().getName();
        }
    }

    private static String format(File file) throws IOException {
        try (ImageInputStream in = ImageIO.createImageInputStream(file)) {
            return ImageIO.getImageReaders(in).next().getFormatName().toLowerCase(Locale.ROOT);
        }
    }

    /** Writes an image for the first time. Of a PNG, the compression is the writer's choice. */
    private static String write(BufferedImage image, Image known) {
        try {
            byte[] bytes = written(image, known.format);
            known.isWritten = bytes.length > 0;
            return Long.toString(known.isWritten && known.format.equals("png")
                    ? digest(ImageIO.read(new ByteArrayInputStream(bytes))) : Arrays.hashCode(bytes));
        } catch (IOException | RuntimeException e) {
            return e.getClass().getName();
        }
    }

    private static byte[] written(BufferedImage image, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, format, out); // nothing, if no writer takes it
        return out.toByteArray();
    }

    /** Of all samples, and of the colours of some rows, which take longer. */
    private static long digest(BufferedImage image) {
        Raster raster = image.getRaster();
        int width = image.getWidth();
        long digest = Arrays.hashCode(new int[] {image.getType(), width, image.getHeight(), raster.getTransferType()});
        for (int y = 0; y < image.getHeight(); y++) {
            int[] samples = raster.getPixels(0, y, width, 1, (int[]) null);
            int[] colours = y % 16 == 0 ? image.getRGB(0, y, width, 1, null, 0, width) : samples;
            digest = digest * 0x9e3779b97f4a7c15L + Arrays.hashCode(samples) * 31L + Arrays.hashCode(colours);
        }
        return digest;
    }

    /** Reads one image after the other for so many nanoseconds. */
    private String run(long nanos) throws IOException {
        for (long start = System.nanoTime(); System.nanoTime() - start < nanos; next = (next + 1) % images.size()) {
            Image image = images.get(next);
            long begin = System.nanoTime();
            BufferedImage read = ImageIO.read(image.file);
            long end = System.nanoTime();
            image.reading = Math.min(image.reading, end - begin);
            if (image.isWritten && read != null) {
                written(read, image.format);
                image.writing = Math.min(image.writing, System.nanoTime() - end);
            }
        }
        return "";
    }
}
