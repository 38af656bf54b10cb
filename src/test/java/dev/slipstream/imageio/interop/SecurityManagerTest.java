package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.io.TempDir;

/** An application that may use nothing but its own files: what it can do with the JDK alone it can do with the jar. */
@EnabledForJreRange(maxVersion = 23, disabledReason = "24 has no security manager any more")
class SecurityManagerTest {

    /** For a stream whose size is unknown, a 256th of it stays in memory. */
    private static final String HEAP = "-Xmx64m";

    private static final int LARGE = 1 << 20;

    @TempDir
    Path folder;

    @Test
    void whatIsAllowedWithTheJdkAloneIsAllowedWithTheJarAndMore() throws Exception {
        Map<String, String> alone = run(ChildJvm.withClassPath(List.of()));
        Map<String, String> guarded = run(ChildJvm.withSlipstream());
        assertTrue(alone.size() >= 20 && guarded.size() >= alone.size() + 7, () -> alone + " and " + guarded);
        alone.forEach((what, answer) -> assertEquals("true", answer, what + " with the JDK alone"));
        alone.keySet().forEach(what -> assertTrue(guarded.containsKey(what), what));
        guarded.forEach((what, answer) -> assertEquals("true", answer, what));
    }

    private Map<String, String> run(ChildJvm jvm) throws IOException, InterruptedException {
        Path policy = Files.writeString(folder.resolve("policy"), """
                grant {
                    permission java.io.FilePermission "%s${/}-", "read,write,delete";
                    permission java.io.FilePermission "%s${/}-", "read";
                };
                """.formatted(folder.toRealPath(), ClassPaths.slipstream()).replace('\\', '/'));
        Files.createDirectories(folder.resolve("tmp"));
        Map<String, String> answers = new TreeMap<>();
        List<String> lines = jvm.option(HEAP, "-Djava.security.manager", "-Djava.security.policy=" + policy)
                .property("java.io.tmpdir", folder.toRealPath().resolve("tmp"))
                .property("dev.slipstream.imageio.disabled", "all")
                .run(Application.class, folder.toRealPath());
        for (String line : lines) {
            if (!line.startsWith("WARNING") && line.matches("[\\w ]+: .*")) {
                String[] parts = line.split(": ", 2);
                answers.put(parts[0], parts[1]);
            }
        }
        return answers;
    }

    /** Tells what it can do. It may not read properties, so that the one that disables the jar has no effect. */
    record Application(File folder) {

        public static void main(String[] arguments) {
            Application application = new Application(new File(arguments[0]));
            for (String format : List.of("png", "bmp")) {
                application.writeAndRead(format);
            }
            application.tryOthers();
            if (hasMore()) {
                application.tryMore();
            }
        }

        /** Whether this has been started with Slipstream on the class path: a property would not be readable. */
        private static boolean hasMore() {
            return ImageIO.getImageReadersByFormatName("png").next().getClass().getName().startsWith("dev.slipstream.");
        }

        private static void report(String what, Callable<Boolean> attempt) {
            String answer;
            try {
                answer = attempt.call().toString();
            } catch (Exception | Error e) {
                StringBuilder trace = new StringBuilder(e.toString());
                for (Throwable at = e; at != null; at = at.getCause()) {
                    for (StackTraceElement call : at.getStackTrace()) {
                        trace.append(" < ").append(call);
                    }
                }
                answer = trace.toString().replace('\n', ' ');
            }
            System.out.println(what + ": " + answer);
        }

        private void writeAndRead(String format) {
            BufferedImage image = SampleImages.image(20, 20, BufferedImage.TYPE_3BYTE_BGR);
            File file = new File(folder, "image." + format);
            report("write " + format + " to File", () -> ImageIO.write(image, format, file));
            report("write " + format + " to OutputStream", () -> {
                try (FileOutputStream out = new FileOutputStream(file)) {
                    return ImageIO.write(image, format, out);
                }
            });
            report("write " + format + " to memory", () -> ImageIO.write(image, format, new ByteArrayOutputStream()));
            report("write " + format + " to RandomAccessFile", () -> {
                try (RandomAccessFile out = new RandomAccessFile(file, "rw");
                        ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
                    return ImageIO.write(image, format, stream);
                }
            });
            report("read " + format + " from File", () -> ImageIO.read(file).getWidth() == 20);
            report("read " + format + " from URL", () -> ImageIO.read(file.toURI().toURL()).getWidth() == 20);
            report("read " + format + " from FileInputStream", () -> {
                try (FileInputStream in = new FileInputStream(file)) {
                    return ImageIO.read(in).getWidth() == 20;
                }
            });
            report("read " + format + " from InputStream", () -> {
                try (FileInputStream in = new FileInputStream(file)) {
                    return ImageIO.read(new FilterInputStream(in) {}).getWidth() == 20;
                }
            });
            report("read " + format + " from memory", () ->
                    ImageIO.read(new ByteArrayInputStream(Files.readAllBytes(file.toPath()))).getWidth() == 20);
            report("read " + format + " from RandomAccessFile", () -> {
                try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
                    return ImageIO.read(ImageIO.createImageInputStream(in)).getWidth() == 20;
                }
            });
            report("metadata of " + format, () -> hasMetadata(format, file));
            report("metadata format of " + format, () -> ImageIO.getImageReadersByFormatName(format).next()
                    .getOriginatingProvider().getImageMetadataFormat("javax_imageio_" + format + "_1.0") != null);
        }

        private static boolean hasMetadata(String format, File file) throws IOException {
            ImageReader reader = ImageIO.getImageReadersByFormatName(format).next();
            try (ImageInputStream stream = ImageIO.createImageInputStream(file)) {
                reader.setInput(stream);
                IIOMetadata metadata = reader.readAll(0, null).getMetadata();
                return metadata.getAsTree("javax_imageio_" + format + "_1.0") != null;
            }
        }

        private void tryOthers() {
            report("missing file", () -> ImageIO.createImageInputStream(new File(folder, "missing")) == null);
            report("forbidden file", () -> ImageIO.createImageInputStream(new File("/etc/hostname")) == null);
            report("large InputStream", () -> {
                ImageInputStream stream = ImageIO.createImageInputStream(
                        new FilterInputStream(new ByteArrayInputStream(new byte[LARGE])) {});
                stream.readFully(new byte[LARGE]);
                boolean cached = stream.isCachedFile();
                stream.close();
                return cached;
            });
            report("large OutputStream", () -> {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                ImageOutputStream stream = ImageIO.createImageOutputStream(out);
                stream.write(new byte[LARGE]);
                boolean cached = stream.isCachedFile();
                stream.close();
                return cached && out.size() == LARGE;
            });
            report("stream that nobody closes", () -> {
                ImageIO.createImageOutputStream(new File(folder, "unclosed")).write(1);
                return true;
            });
            report("stream that another thread closes", () -> {
                ImageOutputStream stream = ImageIO.createImageOutputStream(new File(folder, "passed on"));
                stream.write(1);
                Thread closer = new Thread(() -> report("close", () -> {
                    stream.close();
                    return true;
                }));
                closer.start();
                closer.join();
                return new File(folder, "passed on").length() == 1;
            });
            report("rescan", () -> {
                ImageIO.scanForPlugins();
                return true;
            });
        }

        /** With the jar alone. */
        private void tryMore() {
            Path file = folder.toPath().resolve("image.png");
            report("read byte array", () -> readsImage(Files.readAllBytes(file)));
            report("read ByteBuffer", () -> readsImage(ByteBuffer.wrap(Files.readAllBytes(file))));
            report("read Path", () -> readsImage(file));
            report("read URL", () -> readsImage(file.toUri().toURL()));
            report("read channel", () -> readsImage(Channels.newChannel(new ByteArrayInputStream(
                    Files.readAllBytes(file)))));
            report("write Path", () -> {
                try (ImageOutputStream stream = ImageIO.createImageOutputStream(folder.toPath().resolve("path"))) {
                    stream.write(1);
                    return stream instanceof WindowedImageOutputStream;
                }
            });
            report("install", () -> {
                Slipstream.uninstall();
                Slipstream.install();
                return hasMore() && Slipstream.describe().contains("InputProviders$FromFile");
            });
        }

        private static boolean readsImage(Object input) throws IOException {
            return ImageIO.read(ImageIO.createImageInputStream(input)).getWidth() == 20;
        }
    }
}
