package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.twelvemonkeys.imageio.util.ImageReaderAbstractTest;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.Side;
import java.awt.Dimension;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * TwelveMonkeys' test of what a reader owes its callers, which our readers pass wherever the JDK's pass it. In a JVM of
 * its own, since it changes settings of ImageIO.
 */
@Tag("long")
class TwelveMonkeysContractTest {

    private static final Map<Format, List<String>> FILES = Map.of(
            Format.PNG, List.of("rgb8-33x31.png", "rgba8-250x250.png", "rgba8-adam7-33x31.png", "gray8-33x31.png",
                    "palette4-adam7-33x31.png", "graya16-33x31.png", "rgb8-trns-20x20.png", "gray1-33x31.png",
                    "palette8-trns-20x20.png", "rgb16-33x31.png"),
            Format.BMP, List.of("info40-rgb24-31x33.bmp", "info40-rgb24-250x250.bmp", "info40-rgb24-topdown-20x20.bmp",
                    "info40-pal8-31x33.bmp", "info40-pal4-31x33.bmp", "info40-pal1-31x33.bmp", "info40-rgb16-31x33.bmp",
                    "info40-bitfields-565-20x20.bmp", "info40-rgb32-20x20.bmp", "v4-108-bitfields-8888-20x20.bmp",
                    "info40-rle8-absolute-31x33.bmp", "info40-rle4-absolute-31x33.bmp", "core12-pal8-20x20.bmp"),
            Format.GIF, List.of("palette8-20x20.gif", "palette8-250x250.gif", "palette8-animated-20x20.gif",
                    "palette8-interlaced-transparent-20x20.gif"));

    /**
     * What the JDK's readers fail. That for PNG wraps its error about an illegal destination type in another, and
     * shifts the region of an image with a transparent colour. That for BMP ignores the destination type, and puts its
     * bytes into destinations of another type: a NullPointerException. That for GIF does the latter, too: a
     * ClassCastException.
     */
    private static final Map<Format, Set<String>> FAILED_BY_THE_JDK = Map.of(
            Format.PNG, Set.of("testSetDestinationTypeIllegal", "testReadWithSourceRegionParamEqualImage"),
            Format.BMP, Set.of("testSetDestinationTypeIllegal", "testSetDestinationIllegal"),
            Format.GIF, Set.of("testSetDestinationIllegal"));

    @ParameterizedTest
    @EnumSource
    void slipstreamsReaderPassesWhereTheJdksPasses(Format format) throws Exception {
        List<String> images = FILES.get(format);
        List<Object> arguments = new ArrayList<>(List.of(format.name(),
                FileBytes.own(format.toString())));
        arguments.addAll(images);
        List<String> said = ChildJvm.withClassPath(ClassPaths.all()).run(Contract.class, arguments.toArray());
        assertEquals(List.of(), said.stream().filter(line -> line.startsWith("only the JDK's passes: ")).toList());
        assertTrue(said.stream().filter(line -> line.startsWith("both pass: ")).count() > images.size() * 60L,
                said::toString);
        assertEquals(FAILED_BY_THE_JDK.get(format), said.stream()
                .filter(line -> line.startsWith("the JDK's fails: "))
                .map(line -> line.split(" ")[3]).collect(Collectors.toSet()));
    }

    /** Runs every test with every image as the first one. Arguments: the format, the folder, the images. */
    static final class Contract {

        public static void main(String[] arguments) throws Exception {
            ImageIO.scanForPlugins();
            Format format = Format.valueOf(arguments[0]);
            Tested.format = format;
            for (int i = 2; i < arguments.length; i++) {
                Tested.add(new File(arguments[1], arguments[i]));
            }
            for (int i = 2; i < arguments.length; i++) {
                for (Method test : tests()) {
                    System.out.println(outcome(test, format) + " with " + arguments[i]);
                }
                Tested.makeTheNextOneTheFirst();
            }
        }

        private static List<Method> tests() {
            return Stream.of(ImageReaderAbstractTest.class.getMethods())
                    .filter(method -> method.isAnnotationPresent(Test.class))
                    .filter(method -> !method.isAnnotationPresent(Disabled.class))
                    .sorted(Comparator.comparing(Method::getName))
                    .toList();
        }

        private static String outcome(Method test, Format format) throws IllegalAccessException {
            try {
                test.invoke(Tested.by(format.readerProviderName(Side.JDK)));
            } catch (InvocationTargetException e) {
                return "the JDK's fails: " + test.getName() + " " + e.getCause();
            }
            try {
                test.invoke(Tested.by(format.readerProviderName(Side.SLIPSTREAM)));
                return "both pass: " + test.getName();
            } catch (InvocationTargetException e) {
                return "only the JDK's passes: " + test.getName() + " " + e.getCause();
            }
        }
    }

    /** The JDK's class cannot be named, so that the questions about the class of the reader are answered here. */
    private static final class Tested extends ImageReaderAbstractTest<ImageReader> {

        private static final List<TestData> DATA = new ArrayList<>();

        // Static, since the base class's constructor needs them.
        private static Format format;
        private static String providerName;

        static Tested by(String providerName) {
            Tested.providerName = providerName;
            return new Tested();
        }

        static void add(File file) throws IOException {
            BufferedImage image = ImageIO.read(file);
            DATA.add(new TestData(file, new Dimension(image.getWidth(), image.getHeight())));
        }

        static void makeTheNextOneTheFirst() {
            DATA.add(DATA.remove(0));
        }

        @Override
        protected ImageReaderSpi createProvider() {
            return JdkReaders.from(providerName).get(0);
        }

        @Override
        protected List<TestData> getTestData() {
            return DATA;
        }

        @Override
        protected List<String> getFormatNames() {
            return List.of(format.toString(), format.name());
        }

        @Override
        protected List<String> getSuffixes() {
            return List.of(format.toString());
        }

        @Override
        protected List<String> getMIMETypes() {
            return format.mimeTypes();
        }

        private Class<? extends ImageReader> readerClass() {
            try {
                return provider.createReaderInstance().getClass();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        protected void assertProviderInstalledForName(String name, Class<? extends ImageReader> any) {
            super.assertProviderInstalledForName(name, readerClass());
        }

        @Override
        protected void assertProviderInstalledForMIMEType(String type, Class<? extends ImageReader> any) {
            super.assertProviderInstalledForMIMEType(type, readerClass());
        }

        @Override
        protected void assertProviderInstalledForSuffix(String suffix, Class<? extends ImageReader> any) {
            super.assertProviderInstalledForSuffix(suffix, readerClass());
        }
    }
}
