package dev.slipstream.imageio.bench.platform.worker;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/**
 * A program that has ImageIO make temporary files in a folder, the argument. Prints how many are there once their
 * streams are closed, and then how many once others have become garbage. Some more streams it keeps until it ends, well
 * and by itself.
 */
public final class CacheFiles {

    private static final int LENGTH = 500_000;
    private static final int STREAMS = 3;
    /** Collections of garbage that are waited for. */
    private static final int COLLECTIONS = 20;
    private static final long MILLIS_BETWEEN_THEM = 50;

    private static final List<ImageInputStream> KEPT = new ArrayList<>();

    private CacheFiles() {
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        File folder = new File(arguments[0]);
        ImageIO.setUseCache(true);
        ImageIO.setCacheDirectory(folder);
        for (ImageInputStream stream : streams()) {
            stream.close();
        }
        print(folder);
        streams();
        for (int i = 0; i < COLLECTIONS && folder.list().length > 0; i++) {
            System.gc();
            Thread.sleep(MILLIS_BETWEEN_THEM);
            input().close(); // some files go when the next one comes
        }
        print(folder);
        KEPT.addAll(streams());
    }

    private static void print(File folder) {
        System.out.println(folder.list().length);
    }

    private static List<ImageInputStream> streams() throws IOException {
        List<ImageInputStream> streams = new ArrayList<>();
        for (int i = 0; i < STREAMS; i++) {
            streams.add(input());
            streams.add(output());
        }
        return streams;
    }

    private static ImageInputStream input() throws IOException {
        ImageInputStream in = ImageIO.createImageInputStream(new SequenceInputStream(
                new ByteArrayInputStream(new byte[LENGTH]), new ByteArrayInputStream(new byte[LENGTH])));
        in.readFully(new byte[2 * LENGTH]);
        return in;
    }

    private static ImageOutputStream output() throws IOException {
        ImageOutputStream out = ImageIO.createImageOutputStream(new ByteArrayOutputStream());
        out.write(new byte[2 * LENGTH]);
        return out;
    }
}
