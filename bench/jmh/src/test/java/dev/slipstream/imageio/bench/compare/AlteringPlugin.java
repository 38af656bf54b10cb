package dev.slipstream.imageio.bench.compare;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Providers that must never be mistaken for good ones, in a folder for a class path; in this JVM they stay out. */
public final class AlteringPlugin {

    private static final int EXIT_CODE = 77;

    private AlteringPlugin() {
    }

    public static Path writeTo(Path folder) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(ImageInputStreamSpi.class.getName()), Input.class.getName());
        Files.writeString(services.resolve(ImageOutputStreamSpi.class.getName()), Output.class.getName());
        for (Class<?> each : new Class<?>[] {AlteringPlugin.class, Input.class, Output.class, Altering.class}) {
            String resource = each.getName().replace('.', '/') + ".class";
            Path target = folder.resolve(resource);
            Files.createDirectories(target.getParent());
            try (InputStream in = each.getClassLoader().getResourceAsStream(resource)) {
                Files.copy(in, target);
            }
        }
        return folder;
    }

    /** Before all others. */
    private static <T> void putFirst(ServiceRegistry registry, Class<T> category, T provider) {
        registry.getServiceProviders(category, false).forEachRemaining(other -> {
            if (other != provider) {
                registry.setOrdering(category, provider, other);
            }
        });
    }

    /** Alters the last byte of every file, and ends the JVM at the sight of one named crash. */
    public static final class Input extends ImageInputStreamSpi {

        public Input() {
            super("test", "1", File.class);
        }

        @Override
        public void onRegistration(ServiceRegistry registry, Class<?> category) {
            putFirst(registry, ImageInputStreamSpi.class, this);
        }

        @Override
        public ImageInputStream createInputStreamInstance(Object input, boolean useCache, File cacheDir)
                throws IOException {
            File file = (File) input;
            if (file.getName().startsWith("crash")) {
                System.err.println("going down with " + file.getName());
                Runtime.getRuntime().halt(EXIT_CODE);
            }
            byte[] bytes = Files.readAllBytes(file.toPath());
            bytes[bytes.length - 1] ^= 1;
            return new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes));
        }

        @Override
        public String getDescription(Locale locale) {
            return "alters the last byte";
        }
    }

    /** Alters the first byte that goes to an OutputStream. */
    public static final class Output extends ImageOutputStreamSpi {

        public Output() {
            super("test", "1", OutputStream.class);
        }

        @Override
        public void onRegistration(ServiceRegistry registry, Class<?> category) {
            putFirst(registry, ImageOutputStreamSpi.class, this);
        }

        @Override
        public ImageOutputStream createOutputStreamInstance(Object output, boolean useCache, File cacheDir) {
            return new MemoryCacheImageOutputStream(new Altering((OutputStream) output));
        }

        @Override
        public String getDescription(Locale locale) {
            return "alters the first byte";
        }
    }

    private static final class Altering extends FilterOutputStream {

        private int difference = 1;

        private Altering(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int value) throws IOException {
            out.write(value ^ difference);
            difference = 0;
        }
    }
}
