package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Imageio-ext's readers and writers look for streams of imageio-ext's own, so its providers stay first. */
class ImageioExtTest {

    /** Providers as imageio-ext's are to the eye: only their package tells who they are. */
    private static final String PROVIDER = """
            package it.geosolutions.imageio.stream.spi;

            import java.io.File;
            import java.io.IOException;
            import javax.imageio.spi.*;
            import javax.imageio.stream.*;

            public final class %1$s extends Image%2$sStreamSpi {
                public static final class Stream extends FileImage%2$sStream {
                    Stream(File file) throws IOException { super(file); }
                }
                public %1$s() { super("GeoSolutions", "1.0", File.class); }
                public Image%2$sStream create%2$sStreamInstance(Object file, boolean useCache, File cacheDirectory)
                        throws IOException {
                    return new Stream((File) file);
                }
                public String getDescription(java.util.Locale locale) { return "imageio-ext"; }
            }
            """;

    @TempDir
    static Path folder;

    private static URLClassLoader loader;
    private static File file;

    private final IIORegistry registry = IIORegistry.getDefaultInstance();
    private ImageInputStreamSpi input;
    private ImageOutputStreamSpi output;

    @BeforeAll
    static void compileProviders() throws IOException {
        compile("FileInputSpi", "Input");
        compile("FileOutputSpi", "Output");
        loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
        file = Files.write(folder.resolve("bytes"), new byte[] {1, 2, 3}).toFile();
    }

    @AfterAll
    static void closeLoader() throws IOException {
        loader.close();
    }

    @BeforeEach
    void createProviders() throws ReflectiveOperationException {
        input = (ImageInputStreamSpi) load("FileInputSpi");
        output = (ImageOutputStreamSpi) load("FileOutputSpi");
    }

    @AfterEach
    void takeThemOut() {
        registry.deregisterServiceProvider(input, ImageInputStreamSpi.class);
        registry.deregisterServiceProvider(output, ImageOutputStreamSpi.class);
        Slipstream.install();
    }

    // Repeated, since the registry puts providers that nobody has ordered in an order by chance.

    @RepeatedTest(20)
    void theyServeBeforeSlipstreamThatComesLater() throws IOException {
        Slipstream.uninstall();
        register();
        Slipstream.install();
        assertTheyServe();
    }

    @RepeatedTest(20)
    void theyServeBeforeSlipstreamThatIsInstalledAgain() throws IOException {
        register();
        Slipstream.install();
        assertTheyServe();
    }

    @Test
    void slipstreamStillServesBeforeTheJdk() {
        register();
        Slipstream.install();
        List<String> names = new ArrayList<>();
        registry.getServiceProviders(ImageOutputStreamSpi.class, true)
                .forEachRemaining(provider -> names.add(provider.getClass().getName()));
        int theirs = names.indexOf(output.getClass().getName());
        int ours = names.indexOf(FileOutputProvider.class.getName());
        int jdk = names.indexOf("com.sun.imageio.spi.FileImageOutputStreamSpi");
        assertTrue(0 <= theirs && theirs < ours && ours < jdk, names::toString);
    }

    private void register() {
        registry.registerServiceProvider(input, ImageInputStreamSpi.class);
        registry.registerServiceProvider(output, ImageOutputStreamSpi.class);
    }

    private void assertTheyServe() throws IOException {
        try (ImageInputStream in = ImageIO.createImageInputStream(file);
                ImageOutputStream out = ImageIO.createImageOutputStream(file)) {
            assertEquals(loader, in.getClass().getClassLoader(), in::toString);
            assertEquals(loader, out.getClass().getClassLoader(), out::toString);
        }
    }

    private static void compile(String name, String direction) throws IOException {
        Path source = Files.writeString(folder.resolve(name + ".java"), PROVIDER.formatted(name, direction));
        int exit = ToolProvider.findFirst("javac").orElseThrow()
                .run(System.out, System.err, "-proc:none", "-d", folder.toString(), source.toString());
        assertEquals(0, exit);
    }

    private static Object load(String name) throws ReflectiveOperationException {
        return loader.loadClass("it.geosolutions.imageio.stream.spi." + name).getConstructor().newInstance();
    }
}
