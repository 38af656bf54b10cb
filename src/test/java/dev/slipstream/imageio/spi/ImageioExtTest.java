package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.twelvemonkeys.imageio.stream.BufferedFileImageInputStreamSpi;
import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.testing.SampleImages;
import it.geosolutions.imageio.stream.FileInputSpi;
import it.geosolutions.imageio.stream.FileOutputSpi;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Imageio-ext's readers and writers look for streams of imageio-ext's own, so its providers stay first. */
class ImageioExtTest {

    @TempDir
    static Path folder;

    private final IIORegistry registry = IIORegistry.getDefaultInstance();
    private final ImageInputStreamSpi input = new FileInputSpi();
    private final ImageOutputStreamSpi output = new FileOutputSpi();
    private final List<IIOServiceProvider> jdk = new ArrayList<>();
    private File file;

    @BeforeEach
    void keepWhatImageioExtTakesOut() throws IOException {
        registry.getServiceProviders(ImageInputStreamSpi.class, false).forEachRemaining(this::keepIfOfTheJdk);
        registry.getServiceProviders(ImageOutputStreamSpi.class, false).forEachRemaining(this::keepIfOfTheJdk);
        assertEquals(2, jdk.size());
        byte[] image = SampleImages.encode(SampleImages.image(20, 20, BufferedImage.TYPE_3BYTE_BGR), "png");
        file = Files.write(folder.resolve("image.png"), image).toFile();
    }

    private void keepIfOfTheJdk(IIOServiceProvider provider) {
        if (provider.getClass().getName().matches("com\\.sun\\.imageio\\.spi\\.FileImage.*")) {
            jdk.add(provider);
        }
    }

    @AfterEach
    void takeThemOut() {
        registry.deregisterServiceProvider(input, ImageInputStreamSpi.class);
        registry.deregisterServiceProvider(output, ImageOutputStreamSpi.class);
        jdk.forEach(registry::registerServiceProvider);
        ImageIO.scanForPlugins();
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
    void theyServeBeforeSlipstreamAfterTheJdksIsBack() {
        register();
        jdk.forEach(registry::registerServiceProvider);
        Slipstream.install();
        assertOrder(ImageInputStreamSpi.class, input.getClass().getName(), InputProviders.FromFile.class.getName(),
                "com.sun.imageio.spi.FileImageInputStreamSpi");
        assertOrder(ImageOutputStreamSpi.class, output.getClass().getName(), OutputProviders.ToFile.class.getName(),
                "com.sun.imageio.spi.FileImageOutputStreamSpi");
    }

    @Test
    void installIntoARunningJvmWithTwelveMonkeysBeforeThemLeavesNobodyOut() throws IOException {
        Slipstream.uninstall();
        register();
        registry.registerServiceProvider(new BufferedFileImageInputStreamSpi(), ImageInputStreamSpi.class);
        Slipstream.install();
        assertNotNull(ImageIO.read(file));
        assertOrder(ImageInputStreamSpi.class, BufferedFileImageInputStreamSpi.class.getName(),
                input.getClass().getName(), InputProviders.FromFile.class.getName());
    }

    private void assertOrder(Class<? extends IIOServiceProvider> category, String... order) {
        List<String> names = new ArrayList<>();
        registry.getServiceProviders(category, true)
                .forEachRemaining(provider -> names.add(provider.getClass().getName()));
        assertTrue(names.containsAll(List.of(order)), () -> List.of(order) + " in " + names);
        assertEquals(List.of(order), names.stream().filter(List.of(order)::contains).toList());
    }

    private void register() {
        registry.registerServiceProvider(input, ImageInputStreamSpi.class);
        registry.registerServiceProvider(output, ImageOutputStreamSpi.class);
    }

    private void assertTheyServe() throws IOException {
        try (ImageInputStream in = ImageIO.createImageInputStream(file);
                ImageOutputStream out = ImageIO.createImageOutputStream(file)) {
            assertInstanceOf(FileInputSpi.Stream.class, in);
            assertInstanceOf(FileOutputSpi.Stream.class, out);
        }
    }
}
