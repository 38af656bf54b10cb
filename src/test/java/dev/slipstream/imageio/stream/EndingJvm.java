package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.ChildJvm;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.imageio.stream.FileCacheImageOutputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** A child JVM that ends, or is killed, while streams are open. */
record EndingJvm(Path folder, String word) {

    static final int SIZE = 50_000;

    /** What the child JVM does. */
    enum Scenario {
        LEAVES_CACHED_STREAM(EndingJvm::leaveCachedStream),
        LEAVES_STREAMS_THAT_FAIL(EndingJvm::leaveStreamsThatFail),
        COUNTS_HOOKS(EndingJvm::countHooks),
        OPENS_IN_A_HOOK(jvm -> inHook(jvm::open)),
        ENDS_WHILE_A_WORKER_WRITES(EndingJvm::endWhileAWorkerWrites),
        LEAVES_A_WORKER_ALIVE(EndingJvm::leaveAWorkerAlive),
        SPILLS_WHAT_IT_READS(EndingJvm::spillWhatIsRead),
        SPILLS_WHAT_IT_WRITES(EndingJvm::spillWhatIsWritten);

        private final Act act;

        Scenario(Act act) {
            this.act = act;
        }

        /** Runs it to its end. */
        List<String> run(Path folder, Object word) throws Exception {
            return jvm().run(EndingJvm.class, this, folder, word);
        }

        Process start(Path folder) throws IOException {
            return jvm().start(EndingJvm.class, this, folder, "");
        }

        private static ChildJvm jvm() {
            return ChildJvm.withSlipstream()
                    .option("--add-opens", "java.base/java.lang=ALL-UNNAMED")
                    .property("dev.slipstream.imageio.memoryThreshold", SIZE / 4);
        }
    }

    private interface Act {
        void by(EndingJvm jvm) throws Exception;
    }

    private interface Work {
        void run() throws Exception;
    }

    /** The arguments are the scenario, the folder, and a word for the scenario. */
    public static void main(String[] arguments) throws Exception {
        Scenario.valueOf(arguments[0]).act.by(new EndingJvm(Path.of(arguments[1]), arguments[2]));
    }

    static byte[] bytes() {
        byte[] bytes = new byte[SIZE];
        for (int i = 0; i < SIZE; i++) {
            bytes[i] = (byte) ((i * 31) >> 3);
        }
        return bytes;
    }

    /** An action at the end of the JVM. */
    private static void inHook(Work work) {
        Runtime.getRuntime().addShutdownHook(thread(work));
    }

    private static Thread thread(Work work) {
        return new Thread(() -> {
            try {
                work.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    /** Keeps an object until this JVM ends. */
    static void keep(Object streams) {
        inHook(() -> Reference.reachabilityFence(streams));
    }

    private File file(String name) {
        return folder.resolve(name).toFile();
    }

    /** The word says how the stream is cached, or that it is the JDK's. */
    private void leaveCachedStream() throws IOException {
        OutputStream out = new FileOutputStream(file("file"));
        ImageOutputStream stream = word.equals("JDK")
                ? new FileCacheImageOutputStream(out, file("cache"))
                : OutputCaching.valueOf(word).open(out, file("cache"));
        for (byte b : bytes()) {
            stream.write(b);
        }
        stream.writeBits(0b101, 3);
        stream.flushBefore(SIZE / 2); // last: after it the JDK's stream writes to the wrong place
        keep(stream);
    }

    /** Streams with odd numbers fail, in one of three ways. */
    private void leaveStreamsThatFail() throws IOException {
        List<ImageOutputStream> streams = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            int number = i;
            OutputStream out = new FileOutputStream(file("file" + i)) {
                @Override
                public void write(byte[] b, int off, int len) throws IOException {
                    switch (number % 8) {
                        case 1 -> throw new IllegalStateException("broken");
                        case 3, 7 -> throw new IOException("broken");
                        case 5 -> throw new AssertionError("broken");
                        default -> super.write(b, off, len);
                    }
                }
            };
            ImageOutputStream stream = WindowedImageOutputStream.of(out, folder.toFile());
            stream.writeInt(i);
            streams.add(stream);
        }
        keep(streams);
    }

    /** Prints how many more hooks there are than at the start. */
    private void countHooks() throws Exception {
        int before = hooks();
        ImageOutputStream first = WindowedImageOutputStream.of(OutputStream.nullOutputStream(), folder.toFile());
        ImageOutputStream second = WindowedImageOutputStream.of(OutputStream.nullOutputStream(), folder.toFile());
        System.out.println("nothing written: " + (hooks() - before));
        first.write(1);
        second.write(2);
        System.out.println("two open: " + (hooks() - before));
        first.close();
        System.out.println("one open: " + (hooks() - before));
        second.close();
        System.out.println("none open: " + (hooks() - before));
        ImageOutputStream failing = WindowedImageOutputStream.of(
                FailingOutputStream.failingAt(0, new IOException("broken")), folder.toFile());
        failing.writeInt(1);
        System.out.println("one open: " + (hooks() - before));
        try {
            failing.close();
        } catch (IOException expected) {
            System.out.println("failed: " + (hooks() - before));
        }
    }

    private static int hooks() throws ReflectiveOperationException {
        Field hooks = Class.forName("java.lang.ApplicationShutdownHooks").getDeclaredField("hooks");
        hooks.setAccessible(true);
        return ((Map<?, ?>) hooks.get(null)).size();
    }

    /** The first streams of this JVM are opened when it ends: too late to arrange anything. */
    private void open() throws IOException {
        ImageOutputStream unclosed = WindowedImageOutputStream.of(file("unclosed"));
        unclosed.writeInt(0x0102_0304);
        unclosed.writeBits(0b101, 3);
        try (OutputStream out = new FileOutputStream(file("closed"));
                ImageOutputStream stream = WindowedImageOutputStream.of(out, folder.toFile())) {
            stream.writeInt(0x0102_0304);
        }
    }

    /** A server that ends waits for its workers in a hook of its own: they still write while the other hooks run. */
    private void endWhileAWorkerWrites() throws InterruptedException {
        CountDownLatch isWritten = new CountDownLatch(1);
        Thread worker = thread(() -> {
            try (ImageOutputStream stream = WindowedImageOutputStream.of(file("file"))) {
                stream.write(new byte[SIZE]);
                for (int pass = 0; pass < 20; pass++) {
                    stream.seek(SIZE / 2);
                    stream.writeInt(pass);
                    stream.seek(0);
                    for (byte b : bytes()) {
                        stream.write(b);
                    }
                    isWritten.countDown();
                }
            }
        });
        inHook(() -> {
            worker.join();
            System.out.println("ended");
        });
        worker.start();
        isWritten.await();
        System.exit(0);
    }

    /** The word says what kind of thread it is. */
    private void leaveAWorkerAlive() throws InterruptedException {
        CountDownLatch isWritten = new CountDownLatch(1);
        Thread worker = thread(() -> {
            List<ImageOutputStream> streams = new ArrayList<>();
            try {
                for (String name : List.of("overwritten", "bits", "other bits", "many bits")) {
                    streams.add(WindowedImageOutputStream.of(file(name)));
                }
                for (byte b : bytes()) {
                    streams.get(0).write(b);
                }
                streams.get(0).seek(10);
                for (int i = 0; i < 10; i++) {
                    streams.get(0).write(7);
                }
                streams.get(1).write(1);
                streams.get(1).writeBits(0b101, 3);
                streams.get(2).setBitOffset(1);
                streams.get(2).writeBit(0);
                streams.get(3).write(-1);
                streams.get(3).writeBits(0x1234, 16);
                streams.get(3).writeBits(0x5678b, 20);
            } finally {
                isWritten.countDown();
            }
            Thread.sleep(TimeUnit.HOURS.toMillis(1));
            Reference.reachabilityFence(streams);
        });
        worker.setDaemon(word.equals("daemon"));
        worker.start();
        isWritten.await();
        if (!worker.isDaemon()) {
            System.exit(0);
        }
    }

    private void spillWhatIsRead() throws Exception {
        byte[] bytes = new byte[10 * SIZE];
        InputStream in = new FilterInputStream(new ByteArrayInputStream(bytes)) {};
        try (ImageInputStream stream = WindowedImageInputStream.of(in, folder.toFile())) {
            stream.readFully(bytes);
            waitToBeKilled(stream);
        }
    }

    private void spillWhatIsWritten() throws Exception {
        try (ImageOutputStream stream =
                WindowedImageOutputStream.of(OutputStream.nullOutputStream(), folder.toFile())) {
            stream.write(new byte[10 * SIZE]);
            waitToBeKilled(stream);
        }
    }

    private static void waitToBeKilled(ImageInputStream stream) throws InterruptedException {
        System.out.println("in a file: " + stream.isCachedFile());
        Thread.sleep(60_000);
    }
}
