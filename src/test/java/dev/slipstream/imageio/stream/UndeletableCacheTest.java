package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.Garbage;
import dev.slipstream.imageio.testing.GuardedFolder;
import dev.slipstream.imageio.testing.OpenFiles;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Cache files that cannot be deleted while they are open, as on Windows, are deleted when they are closed, when their
 * stream is garbage, or at exit; and the JVM does not keep their names, which would be a leak in a server.
 */
@Timeout(120)
class UndeletableCacheTest {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    Path folder;

    @BeforeEach
    void assumeFoldersCanBeGuarded() throws IOException {
        GuardedFolder.below(Files.createDirectory(folder.resolve("trial"))).close();
    }

    /** What becomes of a stream. */
    enum Fate {
        IS_CLOSED, IS_DROPPED, IS_LEFT_OPEN, OUTLIVES_THE_PROVIDERS, SPILLS_AFTER_THE_PROVIDERS_HAVE_GONE
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsLeftOfAnInput(Fate fate) throws Exception {
        assertNothingIsLeft(fate, "input");
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsLeftOfAnOutputWhichGetsEverything(Fate fate) throws Exception {
        assertNothingIsLeft(fate, "output");
        if (fate != Fate.IS_DROPPED) {
            assertArrayEquals(EndingJvm.bytes(), Files.readAllBytes(folder.resolve("received")));
        }
    }

    private void assertNothingIsLeft(Fate fate, String direction) throws Exception {
        boolean isForgotten = fate.ordinal() >= Fate.OUTLIVES_THE_PROVIDERS.ordinal();
        assertEquals(List.of("named while open: 1", "names kept: " + (isForgotten ? 1 : 0)),
                ChildJvm.withClassPath(ClassPaths.all())
                        .option("--add-opens", "java.base/java.io=ALL-UNNAMED")
                        .property("dev.slipstream.imageio.memoryThreshold", EndingJvm.SIZE / 4)
                        .run(Spilling.class, folder, fate, direction));
        assertEquals(List.of(), OpenFiles.namedIn(folder.resolve("guarded")));
    }

    /** The arguments are the parent of the folder, the fate and the direction. */
    static final class Spilling {

        private final Path folder;
        private final boolean isInput;
        private Path cache;
        private ImageInputStream stream;

        private Spilling(Path folder, boolean isInput) {
            this.folder = folder;
            this.isInput = isInput;
        }

        public static void main(String[] arguments) throws Exception {
            new Spilling(Path.of(arguments[0]), arguments[2].equals("input")).run(Fate.valueOf(arguments[1]));
        }

        private void run(Fate fate) throws Exception {
            try (GuardedFolder guarded = GuardedFolder.below(folder)) {
                cache = guarded.path();
                stream = open(cache.toFile());
                if (fate == Fate.SPILLS_AFTER_THE_PROVIDERS_HAVE_GONE) {
                    WindowedImageOutputStream.forgetAtExit();
                }
                spill(stream);
                System.out.println("named while open: " + OpenFiles.namedIn(cache).size());
            }
            switch (fate) {
                case IS_CLOSED -> stream.close();
                case IS_DROPPED -> drop();
                case OUTLIVES_THE_PROVIDERS -> WindowedImageOutputStream.forgetAtExit();
                default -> EndingJvm.keep(stream);
            }
            EndingJvm.keep(stream);
            System.out.println("names kept: " + namesToDeleteAtExit());
        }

        private ImageInputStream open(File directory) throws IOException {
            return isInput
                    ? WindowedImageInputStream.of(new ByteArrayInputStream(EndingJvm.bytes()) {}, directory)
                    : WindowedImageOutputStream.of(
                            new FileOutputStream(folder.resolve("received").toFile()), directory);
        }

        private static void spill(ImageInputStream stream) throws IOException {
            for (byte b : EndingJvm.bytes()) {
                if (stream instanceof ImageOutputStream output) {
                    output.write(b);
                } else {
                    stream.readByte();
                }
            }
        }

        /** Others are opened from time to time, elsewhere, and need no file. */
        private void drop() throws InterruptedException {
            WeakReference<ImageInputStream> dropped = new WeakReference<>(stream);
            stream = null;
            if (!Garbage.collectUntil(PATIENCE, () -> dropped.refersTo(null) && isGoneWhenAnotherIsOpened())) {
                throw new IllegalStateException("the file of a stream that is garbage is still there");
            }
        }

        private boolean isGoneWhenAnotherIsOpened() {
            try (ImageInputStream next = WindowedImageInputStream.of(InputStream.nullInputStream(), folder.toFile())) {
                assertEquals(-1, next.read());
                return OpenFiles.namedIn(cache).isEmpty();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static int namesToDeleteAtExit() throws ReflectiveOperationException {
            Field files = Class.forName("java.io.DeleteOnExitHook").getDeclaredField("files");
            files.setAccessible(true);
            return ((Collection<?>) files.get(null)).size();
        }
    }
}
