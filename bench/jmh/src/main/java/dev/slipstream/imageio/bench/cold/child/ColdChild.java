package dev.slipstream.imageio.bench.cold.child;

import dev.slipstream.imageio.bench.facts.WrittenFacts;
import dev.slipstream.imageio.testing.ImageFacts;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.stream.ImageInputStream;

/**
 * The program that a fresh JVM is started for: some calls of ImageIO, timed, then what came of them.
 *
 * <p>Arguments: the call; {@code File} or {@code InputStream}; {@code time}, or {@code digest} for the results, where
 * the times mean nothing; how often the files are gone through; the files. Prints {@link #PROCESSOR_TIME} with the
 * nanoseconds that the process had used when the last call was done, or -1; {@link #DIGESTS} of the results; and
 * {@link #ENDS} with, for each call, the nanoseconds from the start of the first call to its end. The fields of a
 * line are separated by tabs.
 */
// No lambda, string concatenation, enum or collection: what is needed here must not be warm before the library needs
// it, nor be charged to it.
public final class ColdChild {

    public static final String READ = "read";
    public static final String WRITE = "write";
    public static final String OPEN = "open";
    public static final String REGISTER = "register";

    public static final String FILE = "File";
    public static final String TIME = "time";
    public static final String DIGEST = "digest";

    public static final String PROCESSOR_TIME = "processor";
    public static final String DIGESTS = "digests";
    public static final String ENDS = "ends";

    /** How many pixels wide and high the written image is. */
    public static final int WRITTEN_SIDE = 250;

    private static final int FIRST_FILE = 4;

    private final boolean file;
    private final boolean isDigested;
    private final File[] files;
    private final long[] ends;
    private final long[] digests;
    private long start;

    private ColdChild(String[] arguments) {
        file = arguments[1].equals(FILE);
        isDigested = arguments[2].equals(DIGEST);
        files = new File[arguments.length - FIRST_FILE];
        for (int i = 0; i < files.length; i++) {
            files[i] = new File(arguments[i + FIRST_FILE]);
        }
        ends = new long[Integer.parseInt(arguments[3]) * Math.max(1, files.length)];
        digests = new long[ends.length];
    }

    public static void main(String[] arguments) throws IOException {
        ColdChild child = new ColdChild(arguments);
        String call = arguments[0];
        if (call.equals(READ)) {
            child.read();
        } else if (call.equals(WRITE)) {
            child.write();
        } else if (call.equals(OPEN)) {
            child.open();
        } else if (call.equals(REGISTER)) {
            child.register();
        } else {
            throw new IllegalArgumentException(call);
        }
    }

    /** What cannot be read has no image, whether ImageIO throws or returns null. */
    private void read() {
        start = System.nanoTime();
        for (int i = 0; i < ends.length; i++) {
            BufferedImage image;
            try {
                image = file ? ImageIO.read(files[i % files.length]) : readStream(files[i % files.length]);
            } catch (IOException | RuntimeException e) {
                image = null;
            }
            ends[i] = System.nanoTime();
            if (isDigested) {
                digests[i] = image == null ? 0 : ImageFacts.of(image).hashCode();
            }
        }
        answer(ProcessorTime.used());
    }

    private static BufferedImage readStream(File from) throws IOException {
        try (InputStream stream = new FileInputStream(from)) {
            return ImageIO.read(stream);
        }
    }

    /** Closing is not timed: an application would read first. */
    private void open() throws IOException {
        try (InputStream source = file ? null : new FileInputStream(files[0])) {
            start = System.nanoTime();
            ImageInputStream stream = ImageIO.createImageInputStream(file ? files[0] : source);
            ends[0] = System.nanoTime();
            long cpu = ProcessorTime.used();
            digests[0] = digest(stream);
            stream.close();
            answer(cpu);
        }
    }

    private static long digest(ImageInputStream stream) throws IOException {
        long digest = 0;
        for (int value = stream.read(); value >= 0; value = stream.read()) {
            digest = 31 * digest + value;
        }
        return digest;
    }

    private void write() throws IOException {
        BufferedImage image = pattern();
        File destination = files[0];
        String name = destination.getName();
        String format = name.substring(name.lastIndexOf('.') + 1);
        start = System.nanoTime();
        if (file) {
            ImageIO.write(image, format, destination);
        } else {
            try (OutputStream stream = new FileOutputStream(destination)) {
                ImageIO.write(image, format, stream);
            }
        }
        ends[0] = System.nanoTime();
        long cpu = ProcessorTime.used();
        digests[0] = WrittenFacts.digest(format, Files.readAllBytes(destination.toPath())).hashCode();
        answer(cpu);
    }

    /** Made here, because decoding one would be the first use of ImageIO. */
    private static BufferedImage pattern() {
        BufferedImage image = new BufferedImage(WRITTEN_SIDE, WRITTEN_SIDE, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < WRITTEN_SIDE; y++) {
            for (int x = 0; x < WRITTEN_SIDE; x++) {
                image.setRGB(x, y, x << 16 | y << 8 | (((x * y) >> 4) & 0xFF));
            }
        }
        return image;
    }

    private void register() {
        start = System.nanoTime();
        IIORegistry.getDefaultInstance();
        ends[0] = System.nanoTime();
        answer(ProcessorTime.used());
    }

    private void answer(long cpu) {
        print(PROCESSOR_TIME, new long[] {cpu}, 0);
        print(DIGESTS, digests, 0);
        print(ENDS, ends, start);
    }

    private static void print(String name, long[] values, long base) {
        System.out.print(name);
        for (long value : values) {
            System.out.print('\t');
            System.out.print(value - base);
        }
        System.out.println();
    }
}
