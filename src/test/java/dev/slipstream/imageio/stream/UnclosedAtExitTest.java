package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.OpenFiles;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.imageio.stream.FileCacheImageOutputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Streams that are open when the JVM ends: a cache is closed then, as the JDK's is, and a file has everything. */
@Timeout(60)
class UnclosedAtExitTest {

    private static final int SIZE = 50_000;

    @TempDir
    Path folder;

    enum Opener {
        JDK((out, directory) -> new FileCacheImageOutputStream(out, directory)),
        OUTPUT_STREAM((out, directory) -> WindowedImageOutputStream.of(out, directory)),
        CHANNEL((out, directory) -> WindowedImageOutputStream.of(Channels.newChannel(out), directory));

        private interface Opening {
            ImageOutputStream open(OutputStream out, File directory) throws IOException;
        }

        private final Opening opening;

        Opener(Opening opening) {
            this.opening = opening;
        }

        ImageOutputStream open(OutputStream out, File directory) throws IOException {
            return opening.open(out, directory);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatWasWrittenToAnUnclosedStreamIsDeliveredAtExit(Opener opener) throws Exception {
        Path cache = Files.createDirectory(folder.resolve("cache"));
        ChildJvm.withSlipstream()
                .property("dev.slipstream.imageio.memoryThreshold", SIZE / 4)
                .run(WritesAndExits.class, opener, folder.resolve("file"), cache);
        byte[] expected = Arrays.copyOf(bytes(), SIZE + 1);
        expected[SIZE] = (byte) 0b1010_0000;
        assertArrayEquals(expected, Files.readAllBytes(folder.resolve("file")));
        assertEquals(List.of(), OpenFiles.namedIn(cache));
    }

    private static byte[] bytes() {
        byte[] bytes = new byte[SIZE];
        for (int i = 0; i < SIZE; i++) {
            bytes[i] = (byte) ((i * 31) >> 3);
        }
        return bytes;
    }

    /** Arguments: who opens, the file, the directory. */
    static final class WritesAndExits {
        public static void main(String[] arguments) throws IOException {
            OutputStream out = new FileOutputStream(arguments[1]);
            ImageOutputStream stream = Opener.valueOf(arguments[0]).open(out, new File(arguments[2]));
            for (byte b : bytes()) {
                stream.write(b);
            }
            stream.writeBits(0b101, 3);
            stream.flushBefore(SIZE / 2); // last: after it the JDK's stream writes to the wrong place
            Runtime.getRuntime().addShutdownHook(new Thread(() -> Reference.reachabilityFence(stream)));
        }
    }

    @Test
    void oneThatFailsAtExitDoesNotHinderTheOthers() throws Exception {
        ChildJvm.withSlipstream().run(SomeFail.class, folder);
        for (int i = 0; i < 20; i++) {
            assertEquals(i % 2 == 0 ? 4 : 0, Files.size(folder.resolve("file" + i)), "file" + i);
        }
    }

    /** The odd ones fail, in each of three ways. */
    static final class SomeFail {
        public static void main(String[] arguments) throws IOException {
            List<ImageOutputStream> streams = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                int number = i;
                OutputStream out = new FileOutputStream(arguments[0] + "/file" + i) {
                    @Override
                    public void write(byte[] b, int off, int len) throws IOException {
                        if (number % 8 == 1) {
                            throw new IllegalStateException("broken");
                        }
                        if (number % 8 == 5) {
                            throw new AssertionError("broken");
                        }
                        if (number % 4 == 3) {
                            throw new IOException("broken");
                        }
                        super.write(b, off, len);
                    }
                };
                ImageOutputStream stream = WindowedImageOutputStream.of(out, new File(arguments[0]));
                stream.writeInt(i);
                streams.add(stream);
            }
            Runtime.getRuntime().addShutdownHook(new Thread(() -> Reference.reachabilityFence(streams)));
        }
    }

    /** Such a hook would hold on to the class loader of an application that is unloaded. */
    @Test
    void noShutdownHookIsLeftWhenAllStreamsAreClosed() throws Exception {
        List<String> said = ChildJvm.withSlipstream()
                .option("--add-opens", "java.base/java.lang=ALL-UNNAMED")
                .run(CountsHooks.class, folder);
        assertEquals(List.of("none open: 0", "nothing written: 0", "two open: 1", "one open: 1", "none open: 0",
                "one open: 1", "failed: 0"), said);
    }

    /** Prints how many more hooks there are than at the start. */
    static final class CountsHooks {
        private static final int BEFORE = hooks();

        public static void main(String[] arguments) throws IOException {
            File directory = new File(arguments[0]);
            print("none open");
            ImageOutputStream first = WindowedImageOutputStream.of(OutputStream.nullOutputStream(), directory);
            ImageOutputStream second = WindowedImageOutputStream.of(OutputStream.nullOutputStream(), directory);
            print("nothing written");
            first.write(1);
            second.write(2);
            print("two open");
            first.close();
            print("one open");
            second.close();
            print("none open");
            ImageOutputStream failing = WindowedImageOutputStream.of(
                    FailingOutputStream.failingAt(0, new IOException("broken")), directory);
            failing.writeInt(1);
            print("one open");
            try {
                failing.close();
            } catch (IOException expected) {
                print("failed");
            }
        }

        private static void print(String when) {
            System.out.println(when + ": " + (hooks() - BEFORE));
        }

        private static int hooks() {
            try {
                Field hooks = Class.forName("java.lang.ApplicationShutdownHooks").getDeclaredField("hooks");
                hooks.setAccessible(true);
                return ((Map<?, ?>) hooks.get(null)).size();
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void streamOpenedWhileTheJvmEndsWorks() throws Exception {
        assertEquals(List.of("written"), ChildJvm.withSlipstream().run(WritesInAHook.class, folder));
        assertArrayEquals(new byte[] {1, 2, 3, 4}, Files.readAllBytes(folder.resolve("file")));
    }

    /** One thread is still at it when the hooks run; it opens, writes and closes there. */
    static final class WritesInAHook {
        public static void main(String[] arguments) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                try (OutputStream out = new FileOutputStream(arguments[0] + "/file");
                        ImageOutputStream stream = WindowedImageOutputStream.of(out, new File(arguments[0]))) {
                    stream.writeInt(0x0102_0304);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                System.out.println("written");
            }));
        }
    }

    /** A server that ends waits for its workers in a hook of its own: they still write while the other hooks run. */
    @Test
    void fileThatIsWrittenWhileTheJvmEndsIsCompleteWhenItsWriterClosesIt() throws Exception {
        assertEquals(List.of("ended"), ChildJvm.withSlipstream().run(EndsGracefully.class, folder.resolve("file")));
        assertArrayEquals(bytes(), Files.readAllBytes(folder.resolve("file")));
    }

    /** Exits while its worker writes, and waits for it. */
    static final class EndsGracefully {
        public static void main(String[] arguments) throws InterruptedException {
            CountDownLatch isWritten = new CountDownLatch(1);
            Thread worker = new Thread(() -> {
                try (ImageOutputStream stream = WindowedImageOutputStream.of(new File(arguments[0]))) {
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
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                try {
                    worker.join();
                    System.out.println("ended");
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }));
            worker.start();
            isWritten.await();
            System.exit(0);
        }
    }

    /** With the JDK's stream every value is in the file at once. */
    @ParameterizedTest
    @ValueSource(strings = {"daemon", "user"})
    void whatAThreadHasWrittenThatIsAliveAtExitIsInTheFile(String kind) throws Exception {
        Files.write(folder.resolve("other bits"), new byte[] {-1, -1});
        assertEquals(List.of(), ChildJvm.withSlipstream().run(WritesAndWaits.class, folder, kind));
        byte[] overwritten = bytes();
        Arrays.fill(overwritten, 10, 20, (byte) 7);
        assertArrayEquals(overwritten, Files.readAllBytes(folder.resolve("overwritten")));
        assertArrayEquals(new byte[] {1, (byte) 0b1010_0000}, Files.readAllBytes(folder.resolve("bits")));
        assertArrayEquals(new byte[] {(byte) 0b1011_1111, -1}, Files.readAllBytes(folder.resolve("other bits")));
        assertArrayEquals(new byte[] {-1, 0x12, 0x34, 0x56, 0x78, (byte) 0xb0},
                Files.readAllBytes(folder.resolve("many bits")));
    }

    /** Arguments: the folder, the kind of thread. */
    static final class WritesAndWaits {
        public static void main(String[] arguments) throws InterruptedException {
            CountDownLatch written = new CountDownLatch(1);
            Thread worker = new Thread(() -> {
                try {
                    List<ImageOutputStream> streams = List.of(
                            open(arguments[0], "overwritten"), open(arguments[0], "bits"),
                            open(arguments[0], "other bits"), open(arguments[0], "many bits"));
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
                    written.countDown();
                    Thread.sleep(TimeUnit.HOURS.toMillis(1));
                    Reference.reachabilityFence(streams);
                } catch (IOException | InterruptedException e) {
                    throw new IllegalStateException(e);
                } finally {
                    written.countDown();
                }
            });
            worker.setDaemon(arguments[1].equals("daemon"));
            worker.start();
            written.await();
            if (!worker.isDaemon()) {
                System.exit(0);
            }
        }

        private static ImageOutputStream open(String folder, String name) throws IOException {
            return WindowedImageOutputStream.of(new File(folder, name));
        }
    }

    @Test
    void whatAHookWritesIsInTheFileThoughNobodyClosesIt() throws Exception {
        assertEquals(List.of(), ChildJvm.withSlipstream().run(OpensInAHook.class, folder.resolve("file")));
        assertArrayEquals(new byte[] {1, 2, 3, 4, (byte) 0b1010_0000}, Files.readAllBytes(folder.resolve("file")));
    }

    /** The first stream of this JVM is opened when it ends: too late to arrange anything. */
    static final class OpensInAHook {
        public static void main(String[] arguments) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                try {
                    ImageOutputStream stream = WindowedImageOutputStream.of(new File(arguments[0]));
                    stream.writeInt(0x0102_0304);
                    stream.writeBits(0b101, 3);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }));
        }
    }

    /** JDK 17 keeps a thread group for ever in which a thread has been made that was never started; 19 counts none. */
    @Test
    @EnabledForJreRange(max = JRE.JAVA_18)
    @SuppressWarnings("removal") // only such a group goes by itself
    void threadGroupInWhichFilesAreWrittenGoes() throws Exception {
        ThreadGroup servers = new ThreadGroup("servers");
        for (int i = 0; i < 20; i++) {
            ThreadGroup group = new ThreadGroup(servers, "server " + i);
            group.setDaemon(true);
            File file = folder.resolve("file" + i).toFile();
            Thread thread = new Thread(group, () -> {
                try (ImageOutputStream stream = WindowedImageOutputStream.of(file)) {
                    stream.writeInt(1);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            thread.start();
            thread.join();
        }
        assertEquals(0, servers.activeGroupCount());
    }
}
