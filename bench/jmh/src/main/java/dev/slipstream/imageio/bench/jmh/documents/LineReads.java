package dev.slipstream.imageio.bench.jmh.documents;

import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import dev.slipstream.imageio.bench.jmh.images.ImageSide;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** All lines of a file: those of the third document's measures, in ISO 8859-1, which is what DataInput knows. */
public class LineReads extends NanosecondBenchmark {

    private static final long SEED = 83;

    /** 20,000 of 50 to 128 characters, or 34,000 of 0 to 17. */
    @Param({"long", "short"})
    private String lines;

    /**
     * The first three by ImageInputStream.readLine; what the document calls 100 % is {@code buffered}. It and
     * {@code reader} do without ImageIO, whatever the side.
     */
    @Param({"file", "memory", "fileCache", "buffered", "reader"})
    private String from;

    @Param
    private ImageSide side;

    private Path file;

    @Setup
    public void write() throws IOException {
        side.takeOver();
        ImageIO.setUseCache(from.equals("fileCache"));
        boolean isLong = lines.equals("long");
        StringBuilder text = new StringBuilder();
        Random random = new Random(SEED);
        for (int i = 0; i < (isLong ? 20_000 : 34_000); i++) {
            random.ints(isLong ? random.nextInt(50, 129) : random.nextInt(18), ' ', 0x7f)
                    .forEach(text::appendCodePoint);
            text.append('\n');
        }
        file = Files.createTempFile("slipstream-lines-", ".txt");
        Files.writeString(file, text, StandardCharsets.ISO_8859_1);
    }

    @TearDown
    public void delete() throws IOException {
        Files.delete(file);
    }

    @Benchmark
    public long read() throws IOException {
        return switch (from) {
            case "file" -> {
                try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
                    yield characters(in);
                }
            }
            case "reader" -> {
                try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
                    yield in.lines().mapToLong(String::length).sum();
                }
            }
            case "buffered" -> {
                try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
                    yield characters(in);
                }
            }
            // Buffered: the JDK's cache in memory asks for single bytes, which would be so many system calls.
            default -> {
                try (InputStream bytes = new BufferedInputStream(Files.newInputStream(file));
                        ImageInputStream in = ImageIO.createImageInputStream(bytes)) {
                    yield characters(in);
                }
            }
        };
    }

    private static long characters(DataInput in) throws IOException {
        long sum = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            sum += line.length();
        }
        return sum;
    }
}
