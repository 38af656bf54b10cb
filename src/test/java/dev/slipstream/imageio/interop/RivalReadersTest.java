package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.Decoding;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.ReadFormat;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** TwelveMonkeys' BMP reader beside ours and the JDK's: a fixed order, and everybody's reader on everybody's stream. */
class RivalReadersTest {

    private static final String RIVAL = "com.twelvemonkeys.imageio.plugins.bmp.BMPImageReaderSpi";

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1) + " of " + name.substring(0, name.indexOf('.', 4));
    }

    /**
     * The registry keeps those that nobody has ordered by their identity hash codes, which are others in each run: what
     * holds once need not hold again.
     */
    @ParameterizedTest
    @CsvSource({"true, false", "true, true", "false, false", "false, true"})
    void oursIsFirstThenTheirsThenTheJdksWhateverTheOrderOfTheClassPath(boolean slipstreamFirst, boolean last)
            throws Exception {
        List<Path> path = new ArrayList<>(ClassPaths.twelveMonkeys());
        path.add(slipstreamFirst ? 0 : path.size(), ClassPaths.slipstream());
        ChildJvm jvm = ChildJvm.withClassPath(path).property("dev.slipstream.imageio.last", last);
        String ours = simple(ReadFormat.BMP.slipstreamProvider());
        String theirs = simple(RIVAL);
        String jdk = simple(ReadFormat.BMP.jdkProviderName());
        String order = (last ? List.of(theirs, jdk, ours) : List.of(ours, theirs, jdk)).toString();
        assertEquals(List.of(order + " x 60"), jvm.run(Order.class));
    }

    /** Prints each order of the providers for BMP that is seen, and how often. */
    static final class Order {

        public static void main(String[] arguments) {
            Map<String, Integer> orders = new LinkedHashMap<>();
            orders.merge(order(), 1, Integer::sum);
            for (int i = 0; i < 20; i++) {
                ImageIO.scanForPlugins();
                orders.merge(order(), 1, Integer::sum);
                Slipstream.install();
                orders.merge(order(), 1, Integer::sum);
                if (i < 19) {
                    Slipstream.uninstall();
                    Slipstream.install();
                    orders.merge(order(), 1, Integer::sum);
                }
            }
            orders.forEach((order, times) -> System.out.println(order + " x " + times));
        }

        private static String order() {
            List<String> names = new ArrayList<>();
            IIORegistry.getDefaultInstance().getServiceProviders(ImageReaderSpi.class, true).forEachRemaining(spi -> {
                if (List.of(spi.getFormatNames()).contains("bmp")) {
                    names.add(simple(spi.getClass().getName()));
                }
            });
            return names.toString();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"info40-rgb24-31x33", "info40-rgb24-250x250", "info40-pal8-31x33", "info40-pal4-31x33",
        "info40-pal1-31x33", "info40-pal2-20x20", "info40-rgb16-31x33", "info40-bitfields-565-20x20",
        "info40-rgb32-20x20", "v4-108-bitfields-8888-20x20", "info40-rle8-20x20", "info40-rle4-250x250",
        "os2-64-rle24-mixed-20x20", "v5-124-png-20x20", "info40-jpeg-20x20", "xtruncated-rgb24", "xdepth-3"})
    void everyReaderReadsTheSameFromEveryStream(String name) throws IOException {
        File file = FileBytes.own("bmp").resolve(name + ".bmp").toFile();
        for (String provider : List.of(ReadFormat.BMP.slipstreamProvider(), RIVAL, ReadFormat.BMP.jdkProviderName())) {
            ImageReaderSpi reader = JdkReaders.from(provider).get(0);
            Map<String, List<String>> decodings = new LinkedHashMap<>();
            for (ImageInputStreamSpi streams : streams()) {
                try (ImageInputStream stream = streams.createInputStreamInstance(file, false, null)) {
                    decodings.put(streams.getClass().getName(), Decoding.complete(reader, stream));
                }
            }
            assertEquals(3, decodings.size());
            List<String> one = decodings.values().iterator().next();
            decodings.forEach((streams, decoding) -> assertEquals(one, decoding, () -> provider + " from " + streams));
        }
    }

    /** Slipstream's, TwelveMonkeys' and the JDK's for files. */
    private static List<ImageInputStreamSpi> streams() {
        List<ImageInputStreamSpi> streams = new ArrayList<>();
        IIORegistry.getDefaultInstance().getServiceProviders(ImageInputStreamSpi.class, true).forEachRemaining(spi -> {
            if (spi.getInputClass() == File.class) {
                streams.add(spi);
            }
        });
        return streams;
    }
}
