package example;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts the cache files of ImageIO that any process makes in this one's temporary folder. */
final class TemporaryFiles {
    private final AtomicInteger count = new AtomicInteger();

    TemporaryFiles() throws IOException {
        Path folder = Path.of(System.getProperty("java.io.tmpdir"));
        WatchService watch = folder.getFileSystem().newWatchService();
        folder.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
        Thread thread = new Thread(() -> watch(watch), "temporary files");
        thread.setDaemon(true);
        thread.start();
    }

    int count() {
        return count.get();
    }

    private void watch(WatchService watch) {
        try {
            while (true) {
                WatchKey key = watch.take();
                for (WatchEvent<?> event : key.pollEvents()) {
                    if (String.valueOf(event.context()).startsWith("imageio")) {
                        count.addAndGet(event.count());
                    }
                }
                key.reset();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
