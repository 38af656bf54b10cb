package dev.slipstream.imageio.bench.peers.worker;

import dev.slipstream.imageio.bench.child.Request;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/**
 * Decodes images out of memory, or encodes them into it, one after the other, with one reader or writer of ImageIO:
 * what a decoder or encoder takes, and little of ImageIO.
 *
 * @param files of one format
 */
public record ImageLoop(ArrayList<File> files, boolean write, long millis) implements Request<ImageLoop.Turn> {

    /**
     * What a peer has done in a turn.
     *
     * @param nanos of the shortest pass over all images, divided by their number
     * @param bytes of all files that a pass writes, divided by their number; 0 if it writes none
     */
    public record Turn(long nanos, long bytes) implements Serializable {
    }

    /** An image that is ready; returns how many bytes were written. */
    public interface Ready {
        int perform() throws IOException;
    }

    @Override
    public Turn answer() throws IOException {
        ImageIO.setUseCache(false);
        String name = files.get(0).getName();
        String suffix = name.substring(name.lastIndexOf('.') + 1);
        return write ? encode(suffix) : decode(suffix);
    }

    private Turn decode(String suffix) throws IOException {
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
        return measure(images, millis);
    }

    private Turn encode(String suffix) throws IOException {
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
        return measure(images, millis);
    }

    private static <T> T first(Iterator<T> all, String suffix) throws IOException {
        if (!all.hasNext()) {
            throw new IOException("ImageIO has nothing for ." + suffix);
        }
        return all.next();
    }

    /** The shortest pass over all images, of as many as there is time for, at least one. */
    public static Turn measure(List<Ready> images, long millis) throws IOException {
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
        return new Turn(shortest / images.size(), bytes / images.size());
    }
}
