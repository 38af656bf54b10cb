package dev.slipstream.imageio.bench.workbench.worker;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** Decodes images out of memory, one after the other, with one reader: what a decoder takes, and little of ImageIO. */
public final class DecodeWorkload implements Workload {

    public static final String KIND = "decode";

    private final List<byte[]> images;
    private final ImageReader reader;

    private DecodeWorkload(List<byte[]> images, ImageReader reader) {
        this.images = images;
        this.reader = reader;
    }

    /** The fields: the paths of images of one format. */
    static DecodeWorkload of(List<String> fields) throws IOException {
        ImageIO.setUseCache(false);
        List<byte[]> images = new ArrayList<>();
        for (String path : fields) {
            images.add(Files.readAllBytes(Path.of(path)));
        }
        String name = fields.get(0);
        String suffix = name.substring(name.lastIndexOf('.') + 1);
        var readers = ImageIO.getImageReadersBySuffix(suffix);
        if (!readers.hasNext()) {
            throw new IOException("ImageIO has no reader for ." + suffix);
        }
        return new DecodeWorkload(images, readers.next());
    }

    /** So many passes over all images. */
    @Override
    public void repeat(long times) throws IOException {
        for (long i = 0; i < times; i++) {
            for (byte[] image : images) {
                try (ImageInputStream stream = ImageIO.createImageInputStream(new ByteArrayInputStream(image))) {
                    reader.setInput(stream, true, true);
                    reader.read(0);
                }
            }
        }
    }

    @Override
    public void close() {
        reader.dispose();
    }
}
