package dev.slipstream.imageio.bench.peers;

import ar.com.hjg.pngj.IImageLine;
import ar.com.hjg.pngj.IImageLineSet;
import ar.com.hjg.pngj.ImageInfo;
import ar.com.hjg.pngj.PngReader;
import ar.com.hjg.pngj.PngReaderByte;
import ar.com.hjg.pngj.PngWriter;
import ar.com.hjg.pngj.chunks.ChunkCopyBehaviour;
import com.pngencoder.PngEncoder;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.peers.worker.ImageLoop;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Drivers of two encoders of Java that are no plugins of ImageIO. Both write at zlib's level 1, with filters and in one
 * thread, which is their fastest setting.
 */
final class JavaEncoder {

    private static final String PNGENCODER = "pngencoder 1";

    /** As tables call them, and as the argument of the program. */
    static final List<String> NAMES = List.of(PNGENCODER, "pngj 1");

    private static final int LEVEL = 1;

    private JavaEncoder() {
    }

    /** With the class path of this JVM. */
    static Side side(String name) {
        return new Side(name, Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath()).toList());
    }

    public static void main(String[] arguments) throws IOException {
        ImageLoop.serve((files, write) -> {
            List<ImageLoop.Ready> images = new ArrayList<>();
            for (File file : files) {
                images.add(arguments[0].equals(PNGENCODER) ? pngencoder(file) : pngj(file));
            }
            return images;
        });
    }

    private static ImageLoop.Ready pngencoder(File png) throws IOException {
        BufferedImage image = ImageIO.read(png);
        return () -> {
            ByteArrayOutputStream memory = new ByteArrayOutputStream();
            new PngEncoder().withBufferedImage(image).withCompressionLevel(LEVEL).withPredictorEncoding(true)
                    .withMultiThreadedCompressionEnabled(false).toStream(memory);
            return memory.size();
        };
    }

    /** Rows as they are in the file: it knows no images. It does not interlace. */
    private static ImageLoop.Ready pngj(File png) {
        PngReader reader = new PngReaderByte(png);
        ImageInfo read = reader.imgInfo;
        IImageLineSet<? extends IImageLine> rows = reader.readRows();
        reader.end();
        return () -> {
            ByteArrayOutputStream memory = new ByteArrayOutputStream();
            PngWriter writer = new PngWriter(memory, read);
            writer.setCompLevel(LEVEL);
            writer.copyChunksFrom(reader.getChunksList(), ChunkCopyBehaviour.COPY_PALETTE);
            for (int y = 0; y < read.rows; y++) {
                writer.writeRow(rows.getImageLine(y), y);
            }
            writer.end();
            return memory.size();
        };
    }
}
