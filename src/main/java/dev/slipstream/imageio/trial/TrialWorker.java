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
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/** One of the two JVMs: it answers each line by one. */
final class TrialWorker {

    /** The JVMs take turns of this many nanoseconds. */
    private static final long TURN = 200_000_000;

    private final boolean isWriting;
    private final Map<String, Image> images = new HashMap<>();

    /** The first image of each format, then all others. */
    private final List<Image> timed = new ArrayList<>();

    private int next;

    private TrialWorker(boolean isWriting) {
        this.isWriting = isWriting;
    }

    private static final class Image {
        private final File file;
        private final String format;
        private boolean isWritten;

        /** For each half and the warm-up, how often it was read, and the least nanoseconds; the same for writing. */
        private final long[] times = new long[12];

        private Image(File file, String format) {
            this.file = file;
            this.format = format;
        }

        private void add(int place, long nanos) {
            times[place + 3] = times[place]++ == 0 ? nanos : Math.min(nanos, times[place + 3]);
        }
    }

    /** The argument: whether the images are written, too. */
    public static void main(String[] arguments) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err); // what a plug-in prints is no answer
        TrialWorker worker = new TrialWorker(Boolean.parseBoolean(arguments[0]));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            out.println(worker.answer(line.charAt(0), line.substring(1)));
        }
    }

    private String answer(char command, String rest) {
        if (command == TrialJvm.LOOK) {
            return look(new File(rest));
        }
        if (command == TrialJvm.RUN) {
            return run(rest.charAt(0) - '0', Long.parseLong(rest.substring(2)));
        }
        return LongStream.of(Objects.requireNonNull(images.get(rest)).times).mapToObj(Long::toString)
                .collect(Collectors.joining("\t"));
    }

    private String look(File file) {
        try {
            BufferedImage image = ImageIO.read(file);
            if (image == null) {
                return "\tno reader takes it";
            }
            Image known = new Image(file, format(file));
            boolean isFirst = timed.stream().noneMatch(other -> other.format.equals(known.format));
            timed.add(isFirst ? 0 : timed.size(), known);
            images.put(file.getPath(), known);
            return known.format + '\t' + digest(image) + (isWriting ? '\t' + write(image, known) : "");
        } catch (IOException | RuntimeException | Error e) {
            return '\t' + reason(e);
        }
    }

    /** On one line of moderate length. */
    private static String reason(Throwable e) {
        String reason = (e.getClass().getSimpleName() + ": " + e.getMessage()).replaceAll("\\p{Cntrl}+", " ");
        return reason.substring(0, Math.min(100, reason.length()));
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
            if (bytes.length == 0) {
                return "no writer takes it\t0";
            }
            known.isWritten = true;
            return (known.format.equals("png") ? digest(ImageIO.read(new ByteArrayInputStream(bytes)))
                    : Arrays.hashCode(bytes)) + "\t" + bytes.length;
        } catch (IOException | RuntimeException | Error e) {
            return reason(e) + "\t0";
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

    private String run(int half, long most) {
        int reads = 0;
        for (long start = System.nanoTime(); !timed.isEmpty() && System.nanoTime() - start < TURN; reads++) {
            next = (next + 1) % (int) Math.max(1, Math.min(most, timed.size()));
            Image image = timed.get(next);
            try {
                long begin = System.nanoTime();
                BufferedImage read = ImageIO.read(image.file);
                long end = System.nanoTime();
                image.add(half, end - begin);
                if (image.isWritten && read != null) {
                    written(read, image.format);
                    image.add(half + 6, System.nanoTime() - end);
                }
            } catch (IOException | RuntimeException | Error e) { // it is gone, or the heap is full
                System.err.println(image.file + " is read no longer: " + reason(e));
                timed.remove(image);
            }
        }
        return Integer.toString(reads);
    }
}
