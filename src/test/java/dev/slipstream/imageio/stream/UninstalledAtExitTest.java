package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.testing.ChildJvm;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Streams that are open when the providers go lose nothing, whether they are closed or the JVM ends. */
@Timeout(60)
class UninstalledAtExitTest {

    private static final int BYTES = 107;

    @TempDir
    Path folder;

    enum Way {
        UNINSTALL(Slipstream::uninstall),
        DEREGISTER(Way::deregisterOurs),
        DEREGISTER_ALL(IIORegistry.getDefaultInstance()::deregisterAll);

        private final Runnable act;

        Way(Runnable act) {
            this.act = act;
        }

        private static void deregisterOurs() {
            IIORegistry registry = IIORegistry.getDefaultInstance();
            List<ImageOutputStreamSpi> ours = new ArrayList<>();
            registry.getServiceProviders(ImageOutputStreamSpi.class, false).forEachRemaining(provider -> {
                if (provider.getVendorName().equals("Slipstream")) {
                    ours.add(provider);
                }
            });
            ours.forEach(registry::deregisterServiceProvider);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatWasWrittenIsInTheFileWhenTheProvidersGoAndAfterIt(Way way) throws Exception {
        Path file = folder.resolve("file");
        assertEquals(List.of("then: " + BYTES, "later: " + 2 * BYTES), run(way, file, false, false));
        assertArrayEquals(expected(), Files.readAllBytes(file));
    }

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenForTheFirstTimeWhenTheProvidersAreGoneIsNotLostEither(Way way) throws Exception {
        Path file = folder.resolve("file");
        Path received = folder.resolve("received");
        assertEquals(List.of("written: " + BYTES), ChildJvm.withSlipstream().property("java.io.tmpdir", folder)
                .run(TakesOutAndWrites.class, way, file, received));
        assertEquals(BYTES, Files.size(file));
        assertArrayEquals(Files.readAllBytes(file), Files.readAllBytes(received));
    }

    @ParameterizedTest
    @EnumSource
    void whatAnOutputStreamHasNotGotItGetsAtExit(Way way) throws Exception {
        for (boolean isClosed : new boolean[] {false, true}) {
            Path file = folder.resolve("file" + isClosed);
            run(way, file, true, isClosed);
            assertArrayEquals(expected(), Files.readAllBytes(file));
            Files.delete(file);
            assertArrayEquals(new String[0], folder.toFile().list());
        }
    }

    private List<String> run(Way way, Path file, boolean isCached, boolean isClosed) throws Exception {
        return ChildJvm.withSlipstream().property("java.io.tmpdir", folder)
                .run(WritesAndTakesOut.class, way, file, isCached, isClosed);
    }

    private static byte[] expected() throws IOException {
        ReferenceImageStream expected = new ReferenceImageStream(new byte[0]);
        WritesAndTakesOut.write(expected);
        WritesAndTakesOut.write(expected);
        return expected.bytes();
    }

    /**
     * Arguments: the way, the file, whether it is given as an OutputStream, whether the stream is closed. Prints how
     * long the file is when the providers are gone, and at the end.
     */
    static final class WritesAndTakesOut {

        public static void main(String[] arguments) throws IOException {
            File file = new File(arguments[1]);
            ImageOutputStream stream = ImageIO.createImageOutputStream(
                    Boolean.parseBoolean(arguments[2]) ? new FileOutputStream(file) : file);
            write(stream);
            Way.valueOf(arguments[0]).act.run();
            System.out.println("then: " + file.length());
            write(stream);
            System.out.println("later: " + file.length());
            if (Boolean.parseBoolean(arguments[3])) {
                stream.close();
            }
            EndingJvm.keep(stream);
        }

        /** With bits at the end, which are in the file immediately, too. */
        private static void write(ImageOutputStream stream) throws IOException {
            for (int i = 0; i < BYTES - 1; i++) {
                stream.write(i);
            }
            stream.writeBits(0b101, 3);
        }
    }

    /** Arguments: the way, a file, and one that is given as an OutputStream. */
    static final class TakesOutAndWrites {

        public static void main(String[] arguments) throws IOException {
            File file = new File(arguments[1]);
            ImageOutputStream stream = ImageIO.createImageOutputStream(file);
            ImageOutputStream cached = ImageIO.createImageOutputStream(new FileOutputStream(arguments[2]));
            Way.valueOf(arguments[0]).act.run();
            WritesAndTakesOut.write(stream);
            WritesAndTakesOut.write(cached);
            System.out.println("written: " + file.length());
            EndingJvm.keep(List.of(stream, cached));
        }
    }

    @Test
    void providersMayGoWhileAnotherThreadWrites() throws Exception {
        for (int round = 0; round < 100; round++) {
            Path file = folder.resolve("file" + round);
            AtomicBoolean done = new AtomicBoolean();
            Thread taking = new Thread(() -> {
                while (!done.get()) {
                    WindowedImageOutputStream.forgetAtExit();
                }
            });
            taking.start();
            int count = 1 + round * 53;
            try (ImageOutputStream stream = WindowedImageOutputStream.of(file)) {
                write(count, stream);
            } finally {
                done.set(true);
                taking.join();
            }
            ReferenceImageStream expected = new ReferenceImageStream(new byte[0]);
            write(count, expected);
            assertArrayEquals(expected.bytes(), Files.readAllBytes(file), "round " + round);
        }
    }

    /** At exit, too. One file in hundreds was a byte or two longer when pending bits were saved. */
    @Test
    void noMoreIsSavedThanAnotherThreadHasWritten() throws Exception {
        Path file = folder.resolve("file");
        AtomicReference<@Nullable WindowedImageOutputStream> open = new AtomicReference<>();
        AtomicBoolean done = new AtomicBoolean();
        FutureTask<@Nullable Void> saving = new FutureTask<>(() -> {
            while (!done.get()) {
                WindowedImageOutputStream stream = open.get();
                if (stream != null) {
                    stream.writeThrough();
                }
            }
            return null;
        });
        new Thread(saving).start();
        try {
            for (int round = 0; round < 4000; round++) {
                int count = 1 + round % 20;
                try (WindowedImageOutputStream stream = WindowedImageOutputStream.of(file)) {
                    write(count, stream);
                    open.set(stream);
                }
                assertEquals(6L * count, Files.size(file), "round " + round);
                Files.delete(file);
            }
        } finally {
            done.set(true);
        }
        saving.get();
    }

    private static void write(int count, ImageOutputStream stream) throws IOException {
        for (int i = 0; i < count; i++) {
            stream.writeInt(i);
            stream.writeBits(i, 12);
            stream.writeBits(i, 4);
        }
    }
}
