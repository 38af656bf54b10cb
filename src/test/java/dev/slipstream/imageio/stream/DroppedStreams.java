package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Garbage;
import dev.slipstream.imageio.testing.OpenFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.stream.ImageInputStream;

/** Opens streams by the thousand, uses each a little, and drops them. */
final class DroppedStreams {

    private static final int BATCH = 2500;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** Where files may stay open. */
    private final Path[] folders;

    DroppedStreams(Path... folders) {
        this.folders = folders;
    }

    /** Opens a stream and uses it. */
    interface Opener {
        ImageInputStream open() throws IOException;
    }

    /** @param mayStay files, and streams: one may be left in a register of this thread */
    void drop(int batches, int mayStay, Opener opener) throws InterruptedException {
        for (int batch = 0; batch < batches; batch++) {
            List<WeakReference<ImageInputStream>> dropped = new ArrayList<>();
            for (int i = 0; i < BATCH; i++) {
                dropped.add(new WeakReference<>(opened(opener)));
            }
            Garbage.collectUntil(PATIENCE, () -> openFiles() <= mayStay && left(dropped) <= 1);
            assertTrue(openFiles() <= mayStay, () -> openFiles() + " left open");
            assertTrue(left(dropped) <= 1, () -> left(dropped) + " streams left");
        }
    }

    private static ImageInputStream opened(Opener opener) {
        try {
            return opener.open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int left(List<WeakReference<ImageInputStream>> dropped) {
        dropped.removeIf(stream -> stream.refersTo(null));
        return dropped.size();
    }

    private int openFiles() {
        try {
            int count = 0;
            for (Path folder : folders) {
                count += OpenFiles.in(folder).size();
            }
            return count;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
