package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.twelvemonkeys.imageio.util.ImageReaderAbstractTest;
import dev.slipstream.imageio.png.PngImageReader;
import dev.slipstream.imageio.spi.PngReaderProvider;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.JdkReaders;
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
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

/**
 * TwelveMonkeys' test of what a reader owes its callers, which the PNG reader passes wherever the JDK's passes it. In a JVM
 * of its own, since it changes settings of ImageIO.
 */
class TwelveMonkeysContractTest {

    private static List<String> said;

    @BeforeAll
    static void run() throws Exception {
        said = ChildJvm.withClassPath(ClassPaths.all()).run(Contract.class,
                System.getProperty("slipstream.testimages", "testimages") + "/png",
                "rgb8-33x31.png", "rgba8-250x250.png", "rgba8-adam7-33x31.png", "gray8-33x31.png", "palette4-adam7-33x31.png",
                "graya16-33x31.png", "rgb8-trns-20x20.png", "gray1-33x31.png", "palette8-trns-20x20.png", "rgb16-33x31.png");
    }

    @Test
    void slipstreamsReaderPassesWhereTheJdksPasses() {
        assertEquals(List.of(), said.stream().filter(line -> line.startsWith("only the JDK's passes: ")).toList());
    }

    @Test
    void theJdksPassesNearlyAllOfIt() {
        long passed = said.stream().filter(line -> line.startsWith("both pass: ")).count();
        List<String> failed = said.stream().filter(line -> line.startsWith("the JDK's fails: ")).toList();
        assertTrue(passed > 10 * 60, said::toString);
        assertTrue(failed.size() < passed / 10, failed::toString);
    }

    /** Runs every test with every image as the first one. Arguments: the folder and the names of the images. */
    static final class Contract {

        public static void main(String[] arguments) throws Exception {
            ImageIO.scanForPlugins();
            for (int i = 1; i < arguments.length; i++) {
                Png.add(new File(arguments[0], arguments[i]));
            }
            for (int i = 1; i < arguments.length; i++) {
                for (Method test : tests()) {
                    System.out.println(outcome(test) + " with " + arguments[i]);
                }
                Png.makeTheNextOneTheFirst();
            }
        }

        private static List<Method> tests() {
            return Stream.of(ImageReaderAbstractTest.class.getMethods())
                    .filter(method -> method.isAnnotationPresent(Test.class))
                    .filter(method -> !method.isAnnotationPresent(Disabled.class))
                    .sorted(Comparator.comparing(Method::getName))
                    .toList();
        }

        private static String outcome(Method test) throws IllegalAccessException {
            try {
                test.invoke(new Jdk());
            } catch (InvocationTargetException e) {
                return "the JDK's fails: " + test.getName() + " " + e.getCause();
            }
            try {
                test.invoke(new Slipstream());
                return "both pass: " + test.getName();
            } catch (InvocationTargetException e) {
                return "only the JDK's passes: " + test.getName() + " " + e.getCause();
            }
        }
    }

    private abstract static class Png<T extends ImageReader> extends ImageReaderAbstractTest<T> {

        private static final List<TestData> DATA = new ArrayList<>();

        static void add(File file) throws IOException {
            BufferedImage image = ImageIO.read(file);
            DATA.add(new TestData(file, new Dimension(image.getWidth(), image.getHeight())));
        }

        static void makeTheNextOneTheFirst() {
            DATA.add(DATA.remove(0));
        }

        @Override
        protected final List<TestData> getTestData() {
            return DATA;
        }

        @Override
        protected final List<String> getFormatNames() {
            return List.of("png", "PNG");
        }

        @Override
        protected final List<String> getSuffixes() {
            return List.of("png");
        }

        @Override
        protected final List<String> getMIMETypes() {
            return List.of("image/png", "image/x-png");
        }
    }

    private static final class Slipstream extends Png<PngImageReader> {

        @Override
        protected ImageReaderSpi createProvider() {
            return IIORegistry.getDefaultInstance().getServiceProviderByClass(PngReaderProvider.class);
        }
    }

    /** Its class cannot be named, so that the questions about it are answered here. */
    private static final class Jdk extends Png<ImageReader> {

        @Override
        protected ImageReaderSpi createProvider() {
            return JdkReaders.from("com.sun.imageio.plugins.png.").get(0);
        }

        private Class<? extends ImageReader> readerClass() {
            try {
                return provider.createReaderInstance().getClass();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        protected void assertProviderInstalledForName(String format, Class<? extends ImageReader> readerClass) {
            super.assertProviderInstalledForName(format, readerClass());
        }

        @Override
        protected void assertProviderInstalledForMIMEType(String type, Class<? extends ImageReader> readerClass) {
            super.assertProviderInstalledForMIMEType(type, readerClass());
        }

        @Override
        protected void assertProviderInstalledForSuffix(String suffix, Class<? extends ImageReader> readerClass) {
            super.assertProviderInstalledForSuffix(suffix, readerClass());
        }
    }
}
