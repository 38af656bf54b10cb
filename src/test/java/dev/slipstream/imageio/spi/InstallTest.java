package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.testing.WhoServes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Switching on and off by hand, beside the JDK's and TwelveMonkeys' providers. */
class InstallTest {

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void writeFile() throws IOException {
        file = Files.write(folder.resolve("bytes"), new byte[] {1, 2, 3});
    }

    @AfterEach
    void installAgain() {
        Slipstream.install();
    }

    @Test
    void installIsIdempotent() throws IOException {
        Slipstream.install();
        List<ImageInputStreamSpi> once = providers();
        Slipstream.install();
        assertEquals(once, providers());
        assertAllOurs(WhoServes.ask(file));
    }

    @Test
    void uninstallLeavesNothingAndMayBeCalledTwice() throws IOException {
        Slipstream.uninstall();
        Slipstream.uninstall();
        assertEquals(List.of(), providers().stream().filter(InputProvider.class::isInstance).toList());
        Map<String, String> served = WhoServes.ask(file);
        assertEquals("none", served.get("Path"));
        assertEquals("none", served.get("byte[]"));
        assertTrue(served.get("File").startsWith("com.twelvemonkeys."), served.get("File"));
    }

    @Test
    void uninstallPutsTheOrderOfTheOthersBackAsItWas() throws IOException {
        Slipstream.uninstall();
        List<ImageInputStreamSpi> before = providers();
        Map<String, String> servedBefore = WhoServes.ask(file);
        Slipstream.install();
        assertAllOurs(WhoServes.ask(file));
        Slipstream.uninstall();
        assertEquals(before, providers());
        assertEquals(servedBefore, WhoServes.ask(file));
    }

    @Test
    void installRestoresTheOrderAfterARescanByOthers() throws IOException {
        Slipstream.uninstall();
        ImageIO.scanForPlugins();
        assertAllOurs(WhoServes.ask(file));
        Slipstream.install();
        assertAllOurs(WhoServes.ask(file));
    }

    @Test
    void describeNamesWhoServesWhat() {
        List<String> lines = Slipstream.describe().lines().toList();
        for (ImageInputStreamSpi provider : providers()) {
            if (provider instanceof InputProvider) {
                String input = provider.getInputClass().getTypeName();
                String line = lines.stream().filter(each -> each.contains(input)).findFirst().orElse("");
                assertTrue(line.contains(provider.getClass().getName()), () -> "no " + input + " in " + lines);
            }
        }
        String files = lines.stream().filter(line -> line.startsWith("java.io.File:")).findFirst().orElse("");
        assertTrue(files.indexOf(FileInputProvider.class.getName()) < files.indexOf("com.sun.imageio"), files);
        assertTrue(files.indexOf(FileInputProvider.class.getName()) < files.indexOf("com.twelvemonkeys"), files);
        assertTrue(files.contains("com.sun.imageio.spi.FileImageInputStreamSpi"), files);
    }

    @Test
    void describeTellsWhenNothingOfSlipstreamIsThere() {
        Slipstream.uninstall();
        assertEquals(List.of(), Slipstream.describe().lines().filter(line -> line.contains("slipstream")).toList());
        assertTrue(Slipstream.describe().contains("java.io.File"));
    }

    private static void assertAllOurs(Map<String, String> served) {
        served.forEach((kind, stream) -> assertEquals(WhoServes.SLIPSTREAM, stream, kind));
    }

    private static List<ImageInputStreamSpi> providers() {
        List<ImageInputStreamSpi> providers = new ArrayList<>();
        IIORegistry.getDefaultInstance().getServiceProviders(ImageInputStreamSpi.class, true)
                .forEachRemaining(providers::add);
        return providers;
    }
}
