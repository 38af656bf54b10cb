package dev.slipstream.imageio.bench.peers.worker;

import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/**
 * A driver, as {@code bench/peers/README.md} describes them, of ImageIO: decodes images from memory, or encodes them to
 * memory, one after the other, with one reader or writer. So it measures a decoder or encoder, and little of ImageIO.
 */
public final class ImageLoop {

    /** An image that is ready to be decoded or encoded; returns how many bytes were written. */
    public interface Ready {
        int perform() throws IOException;
    }

    /** Gets images ready, which is not measured. */
    public interface Preparation {
        List<Ready> of(List<File> files, boolean write) throws IOException;
    }

    private ImageLoop() {
    }

    public static void main(String[] arguments) throws IOException {
        ImageIO.setUseCache(false);
        serve((files, write) -> {
            String name = files.get(0).getName();
            String suffix = name.substring(name.lastIndexOf('.') + 1);
            return write ? encodings(files, suffix) : decodings(files, suffix);
        });
    }

    /** Answers the requests on standard input until it ends. */
    public static void serve(Preparation preparation) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        // Whatever a plugin prints must not be taken for an answer.
        System.setOut(System.err);
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String request = requests.readLine(); request != null; request = requests.readLine()) {
            List<String> fields = Arrays.asList(request.split("\t"));
            String answer;
            try {
                List<File> files = fields.subList(2, fields.size()).stream().map(File::new).toList();
                answer = measure(preparation.of(files, fields.get(0).equals("encode")), Long.parseLong(fields.get(1)));
            } catch (IOException | RuntimeException | Error e) {
                answer = "failed\t" + e.toString().replaceAll("\\s+", " ");
            }
            out.println(answer);
        }
    }

    private static List<Ready> decodings(List<File> files, String suffix) throws IOException {
        ImageReader reader = first(ImageIO.getImageReadersBySuffix(suffix), suffix);
        List<Ready> images = new ArrayList<>();
        for (File file : files) {
            byte[] bytes = Files.readAllBytes(file.toPath());
            images.add(() -> {
                try (ImageInputStream stream = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
                    reader.setInput(stream, true, true);
                    reader.read(0);
                    return 0;
                }
            });
        }
        return images;
    }

    private static List<Ready> encodings(List<File> files, String suffix) throws IOException {
        ImageWriter writer = first(ImageIO.getImageWritersBySuffix(suffix), suffix);
        List<Ready> images = new ArrayList<>();
        for (File file : files) {
            BufferedImage image = ImageIO.read(file);
            if (image == null) {
                throw new IOException("ImageIO does not read " + file);
            }
            images.add(() -> {
                ByteArrayOutputStream memory = new ByteArrayOutputStream();
                try (ImageOutputStream stream = ImageIO.createImageOutputStream(memory)) {
                    writer.setOutput(stream);
                    writer.write(image);
                }
                return memory.size();
            });
        }
        return images;
    }

    private static <T> T first(Iterator<T> all, String suffix) throws IOException {
        if (!all.hasNext()) {
            throw new IOException("ImageIO has nothing for ." + suffix);
        }
        return all.next();
    }

    /** The shortest pass over all images that fits into the time; there is at least one. */
    private static String measure(List<Ready> images, long millis) throws IOException {
        long shortest = Long.MAX_VALUE;
        long bytes;
        long begin = System.nanoTime();
        do {
            long start = System.nanoTime();
            bytes = 0;
            for (Ready image : images) {
                bytes += image.perform();
            }
            shortest = Math.min(shortest, System.nanoTime() - start);
        } while (System.nanoTime() - begin < millis * 1_000_000);
        return "nanos\t" + shortest / images.size() + "\t" + bytes / images.size();
    }
}
