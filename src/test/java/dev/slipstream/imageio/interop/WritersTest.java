package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.testing.Writers;
import dev.slipstream.imageio.writing.SameEncoding;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.plugins.bmp.BMPImageWriteParam;
import javax.imageio.plugins.jpeg.JPEGImageWriteParam;
import javax.imageio.spi.ImageWriterSpi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The JDK's and TwelveMonkeys' writers write the same bytes through Slipstream's streams as through the JDK's. */
class WritersTest {

    private static final int LARGEST = 301;

    /** A pixel; less than a window; several windows, in some formats many. */
    private static final int[][] SIZES = {{1, 1}, {20, 20}, {32, 32}, {LARGEST, 31}};

    /** One for each kind of sink. */
    private static final Set<OutputKind> DISTINCT =
            EnumSet.of(OutputKind.FILE, OutputKind.FILE_CHANNEL, OutputKind.BYTE_ARRAY_OUTPUT_STREAM);

    @TempDir
    Path folder;

    static Stream<ImageWriterSpi> writers() {
        return Stream.of(Writers.JDK, Writers.TWELVE_MONKEYS).map(Writers::from).flatMap(List::stream);
    }

    @Test
    void allWritersAreHere() {
        assertEquals(new TreeSet<>(Set.of("BMPImageWriterSpi", "GIFImageWriterSpi", "JPEGImageWriterSpi",
                "PNGImageWriterSpi", "TIFFImageWriterSpi", "WBMPImageWriterSpi")), names(Writers.JDK));
        assertTrue(names(Writers.TWELVE_MONKEYS).containsAll(Set.of("BMPImageWriterSpi", "BigTIFFImageWriterSpi",
                "ICNSImageWriterSpi", "ICOImageWriterSpi", "IFFImageWriterSpi", "JPEGImageWriterSpi",
                "PAMImageWriterSpi", "PICTImageWriterSpi", "PNMImageWriterSpi", "PSDImageWriterSpi",
                "TGAImageWriterSpi", "TIFFImageWriterSpi")), () -> names(Writers.TWELVE_MONKEYS).toString());
    }

    private static Set<String> names(String packagePrefix) {
        return Writers.from(packagePrefix).stream().map(spi -> spi.getClass().getSimpleName())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @MethodSource("writers")
    void imagesOfEveryKindAndSize(ImageWriterSpi spi) throws IOException {
        int complete = 0;
        for (int[] size : SIZES) {
            SameEncoding comparison =
                    size[0] == LARGEST ? new SameEncoding(folder) : new SameEncoding(folder, DISTINCT);
            Map<String, BufferedImage> images = SampleImages.ofEveryKind(size[0], size[1]);
            for (Map.Entry<String, BufferedImage> image : images.entrySet()) {
                String what = image.getKey() + " " + size[0] + "x" + size[1];
                if (comparison.compare(what, spi, writer -> writer.write(image.getValue())).isWritten()) {
                    complete++;
                }
            }
        }
        assertTrue(complete > 0, "nothing was written");
    }

    @ParameterizedTest
    @MethodSource("writers")
    void everySetting(ImageWriterSpi spi) throws IOException {
        SameEncoding comparison = new SameEncoding(folder, DISTINCT);
        List<BufferedImage> images = List.of(SampleImages.image(199, 41, BufferedImage.TYPE_3BYTE_BGR),
                SampleImages.image(32, 32, BufferedImage.TYPE_4BYTE_ABGR),
                SampleImages.image(97, 90, BufferedImage.TYPE_BYTE_GRAY),
                SampleImages.indexed(301, 61, 1), SampleImages.indexed(50, 50, 4));
        int refused = 0;
        List<WriteSettings> all = WriteSettings.all(spi);
        for (WriteSettings settings : all) {
            int complete = 0;
            for (BufferedImage image : images) {
                String what = settings.name() + " of type " + image.getType();
                Use<ImageWriter> encoding =
                        writer -> writer.write(null, new IIOImage(image, null, null), settings.of(writer));
                complete += comparison.compare(what, spi, encoding).isWritten() ? 1 : 0;
            }
            refused += complete == 0 ? 1 : 0;
        }
        // TwelveMonkeys' icon writer takes no parameters that name no compression, its TIFF writer not all it offers
        assertTrue(refused < all.size() && (refused == 0 || isTwelveMonkeys(spi)),
                refused + " of " + all.size() + " settings refused");
    }

    private static boolean isTwelveMonkeys(ImageWriterSpi spi) {
        return spi.getClass().getName().startsWith(Writers.TWELVE_MONKEYS);
    }

    @ParameterizedTest
    @MethodSource("writers")
    void severalImagesInOneFile(ImageWriterSpi spi) throws IOException {
        if (!Writers.ask(spi, ImageWriter::canWriteSequence)) {
            return;
        }
        SameEncoding comparison = new SameEncoding(folder);
        comparison.compare("sequence", spi, writer -> writeSequence(writer,
                SampleImages.image(128, 128, BufferedImage.TYPE_3BYTE_BGR),
                SampleImages.image(64, 64, BufferedImage.TYPE_BYTE_GRAY),
                SampleImages.indexed(16, 16, 1)));
        comparison.compare("sequence of alike images", spi, writer -> writeSequence(writer,
                SampleImages.indexed(32, 32, 8), SampleImages.indexed(32, 32, 8), SampleImages.indexed(32, 32, 8)));
    }

    private static void writeSequence(ImageWriter writer, BufferedImage... images) throws IOException {
        writer.prepareWriteSequence(null);
        for (BufferedImage image : images) {
            writer.writeToSequence(new IIOImage(image, null, null), null);
        }
        writer.endWriteSequence();
    }

    /**
     * One way to set a writer's parameters.
     *
     * @param name in failures
     * @param change makes it of the writer's default parameters
     */
    private record WriteSettings(String name, Consumer<ImageWriteParam> change) {

        /** Parameters for a writer. */
        ImageWriteParam of(ImageWriter writer) {
            ImageWriteParam param = writer.getDefaultWriteParam();
            change.accept(param);
            return param;
        }

        /** Every way that a writer offers: compressions, qualities, tiles, progressive passes, parts of the image. */
        static List<WriteSettings> all(ImageWriterSpi spi) throws IOException {
            ImageWriteParam param = Writers.ask(spi, ImageWriter::getDefaultWriteParam);
            List<WriteSettings> all = new ArrayList<>();
            all.add(new WriteSettings("defaults", p -> {}));
            all.add(new WriteSettings("region", p -> {
                p.setSourceRegion(new Rectangle(3, 2, 15, 16));
                p.setSourceSubsampling(2, 3, 1, 0);
            }));
            if (param.canWriteCompressed()) {
                for (String type : param.getCompressionTypes()) {
                    all.add(new WriteSettings(type, p -> compress(p, type)));
                }
                List<String> types = Arrays.asList(param.getCompressionTypes());
                all.add(new WriteSettings("quality 0.3", p -> {
                    compress(p, types.contains("JPEG") ? "JPEG" : types.get(0));
                    p.setCompressionQuality(0.3f);
                }));
            }
            if (param.canWriteProgressive()) {
                all.add(new WriteSettings("progressive", p -> p.setProgressiveMode(ImageWriteParam.MODE_DEFAULT)));
            }
            if (param.canWriteTiles()) {
                all.add(new WriteSettings("tiles", WriteSettings::tile));
                for (String type : param.getCompressionTypes()) {
                    all.add(new WriteSettings("tiles " + type, p -> {
                        compress(p, type);
                        tile(p);
                    }));
                }
            }
            if (param instanceof BMPImageWriteParam) {
                all.add(new WriteSettings("top-down", p -> ((BMPImageWriteParam) p).setTopDown(true)));
            }
            if (param instanceof JPEGImageWriteParam) {
                all.add(new WriteSettings("own Huffman tables",
                        p -> ((JPEGImageWriteParam) p).setOptimizeHuffmanTables(true)));
            }
            return all;
        }

        private static void compress(ImageWriteParam param, String type) {
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            param.setCompressionType(type);
        }

        private static void tile(ImageWriteParam param) {
            param.setTilingMode(ImageWriteParam.MODE_EXPLICIT);
            param.setTiling(64, 16, 0, 0);
        }
    }
}
