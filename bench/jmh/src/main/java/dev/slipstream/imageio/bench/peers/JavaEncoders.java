package dev.slipstream.imageio.bench.peers;

import ar.com.hjg.pngj.IImageLine;
import ar.com.hjg.pngj.IImageLineSet;
import ar.com.hjg.pngj.ImageInfo;
import ar.com.hjg.pngj.PngReader;
import ar.com.hjg.pngj.PngReaderByte;
import ar.com.hjg.pngj.PngWriter;
import ar.com.hjg.pngj.chunks.ChunkCopyBehaviour;
import com.pngencoder.PngEncoder;
import dev.slipstream.imageio.bench.peers.worker.ImageLoop;
import dev.slipstream.imageio.bench.peers.worker.Turn;
import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;

/**
 * Encoders of Java that are no plugins of ImageIO, as a driver: the first argument names one. Both at zlib's level 1,
 * with filters, in one thread: what they do most quickly.
 */
final class JavaEncoders {

    private interface Encoder {
        ImageLoop.Ready of(File png) throws IOException;
    }

    /** By their names in tables. */
    static final List<String> NAMES = List.of("pngencoder 1", "pngj 1");

    private static final int LEVEL = 1;

    private JavaEncoders() {
    }

    /** How one of them is started, with the class path of this JVM. */
    static List<String> command(String name, List<String> flags) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), JavaEncoders.class.getName(), name));
        return command;
    }

    public static void main(String[] arguments) throws IOException {
        Map<String, Encoder> encoders = new TreeMap<>();
        encoders.put(NAMES.get(0), JavaEncoders::pngencoder);
        encoders.put(NAMES.get(1), JavaEncoders::pngj);
        Encoder encoder = encoders.get(arguments[0]);
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            System.out.println(answer(encoder, List.of(line.split("\t"))));
        }
    }

    private static String answer(Encoder encoder, List<String> request) {
        if (!request.get(0).equals(Driver.ENCODE)) {
            return Driver.FAILED + "\tit is measured as an encoder only";
        }
        try {
            List<ImageLoop.Ready> images = new ArrayList<>();
            for (String path : request.subList(2, request.size())) {
                images.add(encoder.of(new File(path)));
            }
            Turn turn = ImageLoop.measure(images, Long.parseLong(request.get(1)));
            return Driver.NANOS + "\t" + turn.nanos() + "\t" + turn.bytes();
        } catch (IOException | RuntimeException e) {
            return Driver.FAILED + "\t" + e.toString().replaceAll("\\s+", " ");
        }
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
