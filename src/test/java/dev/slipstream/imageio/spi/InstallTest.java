package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.ServedKinds;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.WhoServes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Installing and uninstalling by hand, next to the JDK's and TwelveMonkeys' providers. */
class InstallTest {

    @TempDir
    Path folder;

    private Path file;

    /** Other tests deregister the JDK's readers and register them again: then no provider is ordered before these. */
    @BeforeEach
    void scanAgain() {
        ImageIO.scanForPlugins();
    }

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
        List<IIOServiceProvider> once = providers();
        Slipstream.install();
        assertEquals(once, providers());
        ServedKinds.assertAllBySlipstream(WhoServes.ask(file));
    }

    @Test
    void uninstallLeavesNothingAndMayBeCalledTwice() throws IOException {
        Slipstream.uninstall();
        Slipstream.uninstall();
        assertEquals(List.of(), providers().stream().filter(InstallTest::isOurs).toList());
        Map<String, String> served = WhoServes.ask(file);
        for (String kind : List.of("from Path", "from byte[]", "to Path", "to FileChannel", "to SeekableByteChannel",
                "to WritableByteChannel")) {
            assertEquals("none", served.get(kind), kind);
        }
        assertTrue(served.get("from File").startsWith("com.twelvemonkeys."), served.get("from File"));
        assertEquals("javax.imageio.stream.FileImageOutputStream", served.get("to File"));
        assertEquals("javax.imageio.stream.FileCacheImageOutputStream", served.get("to OutputStream"));
        assertEquals("com.sun.imageio.plugins.png.PNGImageReader", served.get("png by content"));
        assertEquals("com.twelvemonkeys.imageio.plugins.bmp.BMPImageReader", served.get("bmp by content"));
    }

    @Test
    void uninstallPutsTheOrderOfTheOthersBackAsItWas() throws IOException {
        Slipstream.uninstall();
        List<IIOServiceProvider> before = providers();
        Map<String, String> servedBefore = WhoServes.ask(file);
        Slipstream.install();
        ServedKinds.assertAllBySlipstream(WhoServes.ask(file));
        Slipstream.uninstall();
        assertEquals(before, providers());
        assertEquals(servedBefore, WhoServes.ask(file));
    }

    // Repeated, since the registry iterates over unordered providers in a random order.
    @RepeatedTest(20)
    void installRestoresTheOrderAfterTheJdksPluginsWereTakenOutAndPutBack() throws IOException {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        for (Format format : Format.values()) {
            for (IIOServiceProvider jdk : List.of(format.readerProvider(Side.JDK), format.writerProvider(Side.JDK))) {
                registry.deregisterServiceProvider(jdk);
                registry.registerServiceProvider(jdk);
            }
        }
        Slipstream.install();
        ServedKinds.assertAllBySlipstream(WhoServes.ask(file));
    }

    @ParameterizedTest
    @EnumSource
    void installRestoresTheOrderThatAnotherHasReversed(Format format) throws IOException {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        List<ImageReaderSpi> readers = new ArrayList<>();
        registry.getServiceProviders(ImageReaderSpi.class, true).forEachRemaining(readers::add);
        readers.removeIf(reader -> !List.of(reader.getFormatNames()).contains(format.toString()));
        for (ImageReaderSpi other : readers.subList(1, readers.size())) {
            registry.setOrdering(ImageReaderSpi.class, other, readers.get(0));
        }
        assertNotEquals(format.reader(Side.SLIPSTREAM), WhoServes.ask(file).get(format + " by content"));
        Slipstream.install();
        ServedKinds.assertAllBySlipstream(WhoServes.ask(file));
    }

    @Test
    void describeNamesWhoServesWhat() {
        orderReadersAsIfOursWereInUse("jpeg", JpegReaderProvider.class);
        orderReadersAsIfOursWereInUse("tiff", TiffReaderProvider.class);
        List<String> lines = Slipstream.describe().lines().toList();
        for (IIOServiceProvider provider : providers()) {
            if (isOurs(provider) && !(provider instanceof ReaderProvider reader && !reader.passesExtensions())) {
                String begin = served(provider) + ": ";
                assertTrue(line(begin).contains(provider.getClass().getName()), () -> "no " + begin + " in " + lines);
            }
        }
        int kinds = (int) providers().stream().filter(InstallTest::isOurs).count();
        assertEquals("Slipstream " + InputProvider.VERSION + " on Java " + Runtime.version() + " serves " + (kinds - 2)
                + " of " + kinds + " kinds of inputs, outputs and images",
                lines.get(0).replaceFirst(" \\(commit ([0-9a-f]{7}|unknown)\\)", ""));
        assertEquals(List.of("not jpeg: others come first", "not tiff: others come first"), lines.subList(1, 3),
                "TwelveMonkeys' are on the class path");
        List<String> rest = lines.subList(3, lines.size());
        String served = "((from|to) \\S+|(write )?(png|bmp|gif|jpeg|tiff)): \\S+ \\S+";
        assertTrue(rest.stream().allMatch(line -> line.matches(served)
                || line.startsWith("    then ")), lines::toString);
        assertTrue(lines.stream().allMatch(line -> line.length() <= 120), lines::toString);
        assertEquals(5, lines.stream().filter(line -> line.matches("(png|bmp|gif|jpeg|tiff): .*")).count(),
                lines::toString);
    }

    /** TwelveMonkeys' comes first then, whatever order the two were registered in. */
    private static void orderReadersAsIfOursWereInUse(String format, Class<? extends ReaderProvider> ours) {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        List<ImageReaderSpi> readers = new ArrayList<>();
        registry.getServiceProviders(ImageReaderSpi.class, true).forEachRemaining(readers::add);
        readers.removeIf(reader -> !List.of(reader.getFormatNames()).contains(format));
        for (ImageReaderSpi other : readers) {
            if (other.getClass().getName().startsWith("com.twelvemonkeys.")) {
                registry.setOrdering(ImageReaderSpi.class, other, registry.getServiceProviderByClass(ours));
            }
        }
    }

    private static String served(IIOServiceProvider provider) {
        if (provider instanceof ImageWriterSpi writer) {
            return "write " + writer.getFormatNames()[0];
        }
        if (provider instanceof ReaderProvider reader) {
            return reader.format;
        }
        return provider instanceof ImageInputStreamSpi in
                ? "from " + in.getInputClass().getTypeName()
                : "to " + ((ImageOutputStreamSpi) provider).getOutputClass().getTypeName();
    }

    @Test
    void describeNamesTheFirstFirst() {
        assertInThisOrder(line("from java.io.File: "), InputProviders.FromFile.class.getName(), "com.twelvemonkeys.");
        assertInThisOrder(line("from java.io.File: "), InputProviders.FromFile.class.getName(),
                "com.sun.imageio.spi.FileImageInputStreamSpi");
        assertInThisOrder(line("to java.io.File: "), OutputProviders.ToFile.class.getName(),
                "com.sun.imageio.spi.FileImageOutputStreamSpi");
        assertInThisOrder(line("to java.io.OutputStream: "), OutputProviders.ToOutputStream.class.getName(),
                "com.sun.imageio.spi.OutputStreamImageOutputStreamSpi");
        assertEquals("png: dev.slipstream.imageio.spi.PngReaderProvider " + InputProvider.VERSION + " then "
                + Format.PNG.readerProviderName(Side.JDK) + " 1.0", line("png: "));
        String bmp = line("bmp: ");
        assertInThisOrder(line("write png: "), PngWriterProvider.class.getName(),
                "com.sun.imageio.plugins.png.PNGImageWriterSpi");
        assertInThisOrder(line("write bmp: "), BmpWriterProvider.class.getName(),
                "com.sun.imageio.plugins.bmp.BMPImageWriterSpi");
        assertInThisOrder(line("write bmp: "), BmpWriterProvider.class.getName(), "com.twelvemonkeys.");
        assertTrue(bmp.matches("bmp: dev.slipstream.imageio.spi.BmpReaderProvider \\Q" + InputProvider.VERSION + "\\E "
                + "then com.twelvemonkeys\\S+BMPImageReaderSpi \\S+ then com.sun\\S+ 1\\.0"), bmp);
    }

    @Test
    void describeShowsThatNothingOfSlipstreamIsRegistered() {
        Slipstream.uninstall();
        assertFalse(Slipstream.describe().contains("dev.slipstream.imageio.spi."));
        assertTrue(line("not from java.io.File: ").endsWith("not registered; Slipstream.install() does it"));
        assertTrue(line("not png: ").endsWith("not registered; Slipstream.install() does it"));
        assertTrue(line("from java.io.File: ").contains("com.sun.imageio.spi.FileImageInputStreamSpi"));
        assertTrue(line("to java.io.File: ").contains("com.sun.imageio.spi.FileImageOutputStreamSpi"));
        for (Format format : Format.values()) {
            String jdk = format.readerProviderName(Side.JDK) + " 1.0";
            assertTrue(line(format + ": ").endsWith(jdk), line(format + ": "));
        }
    }

    private static boolean isOurs(IIOServiceProvider provider) {
        return provider instanceof InputProvider || provider instanceof OutputProvider
                || provider instanceof ReaderProvider || provider instanceof WriterProvider;
    }

    /** A line of the description, joined with the lines of the next providers that serve the same. */
    private static String line(String begin) {
        return Slipstream.describe().replace("\n    then ", " then ").lines()
                .filter(line -> line.startsWith(begin)).findFirst().orElse("");
    }

    @Test
    void describeShowsThatAnotherComesFirst() {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        ImageInputStreamSpi first = new FirstProviders.Input();
        registry.registerServiceProvider(first);
        try {
            assertEquals("not from java.io.File: others come first", line("not from java.io.File: "));
            assertInThisOrder(line("from java.io.File: "), FirstProviders.Input.class.getName(),
                    InputProviders.FromFile.class.getName());
        } finally {
            registry.deregisterServiceProvider(first);
        }
    }

    private static void assertInThisOrder(String line, String first, String second) {
        assertTrue(line.contains(first) && line.indexOf(first) < line.indexOf(second), line);
    }

    /** The providers of inputs, outputs, readers and writers, each in their order. */
    private static List<IIOServiceProvider> providers() {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        List<IIOServiceProvider> providers = new ArrayList<>();
        registry.getServiceProviders(ImageInputStreamSpi.class, true).forEachRemaining(providers::add);
        registry.getServiceProviders(ImageOutputStreamSpi.class, true).forEachRemaining(providers::add);
        registry.getServiceProviders(ImageReaderSpi.class, true).forEachRemaining(providers::add);
        registry.getServiceProviders(ImageWriterSpi.class, true).forEachRemaining(providers::add);
        return providers;
    }
}
