package dev.slipstream.imageio.bench.workbench.worker;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Encodes images into memory, one after the other, with one writer: what an encoder takes, and little of ImageIO. */
public final class EncodeWorkload implements Workload {

    public static final String KIND = "encode";

    private final List<BufferedImage> images;
    private final ImageWriter writer;

    private EncodeWorkload(List<BufferedImage> images, ImageWriter writer) {
        this.images = images;
        this.writer = writer;
    }

    /** The fields: the paths of images of one format, in which they are written again. */
    static EncodeWorkload of(List<String> fields) throws IOException {
        ImageIO.setUseCache(false);
        List<BufferedImage> images = new ArrayList<>();
        for (String path : fields) {
            BufferedImage image = ImageIO.read(new File(path));
            if (image == null) {
                throw new IOException("ImageIO does not read " + path);
            }
            images.add(image);
        }
        String name = fields.get(0);
        String suffix = name.substring(name.lastIndexOf('.') + 1);
        var writers = ImageIO.getImageWritersBySuffix(suffix);
        if (!writers.hasNext()) {
            throw new IOException("ImageIO has no writer for ." + suffix);
        }
        return new EncodeWorkload(images, writers.next());
    }

    /** So many passes over all images. */
    @Override
    public void repeat(long times) throws IOException {
        for (long i = 0; i < times; i++) {
            for (BufferedImage image : images) {
                encode(image);
            }
        }
    }

    private int encode(BufferedImage image) throws IOException {
        ByteArrayOutputStream memory = new ByteArrayOutputStream();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(memory)) {
            writer.setOutput(stream);
            writer.write(image);
        }
        return memory.size();
    }

    /** How many bytes an image takes, on the average: not the same for all, but what the tool wants to know. */
    @Override
    public String digest() throws IOException {
        long bytes = 0;
        for (BufferedImage image : images) {
            bytes += encode(image);
        }
        return Long.toString(bytes / images.size());
    }

    @Override
    public void close() {
        writer.dispose();
    }
}
