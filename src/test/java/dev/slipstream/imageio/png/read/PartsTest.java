package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.png.PngFiles;
import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameImage;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Writers;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Parts of images, one after the other from one reader, in any order: each is as a new reader of the JDK reads it. The
 * images are so large that a read goes on where the last one ended, or begins at a point noted before.
 */
@Tag("long")
@ParameterizedClass
@EnumSource(Engine.class)
class PartsTest {

    @TempDir
    static Path folder;

    private static final List<Path> FILES = new ArrayList<>();

    /** Large enough for a read to end early. */
    private static final List<byte[]> DAMAGED = new ArrayList<>();

    private final Engine engine;

    PartsTest(Engine engine) {
        this.engine = engine;
        engine.useWithFilters();
    }

    @BeforeAll
    static void write() throws IOException {
        if (FILES.isEmpty()) {
            for (int type : new int[] {BufferedImage.TYPE_3BYTE_BGR, BufferedImage.TYPE_4BYTE_ABGR,
                BufferedImage.TYPE_USHORT_GRAY}) {
                DAMAGED.add(SampleImages.encode(SampleImages.image(120, 600, type), "png"));
            }
            add("rgb", SampleImages.image(1500, 1001, BufferedImage.TYPE_3BYTE_BGR), Side.JDK, 0.5f);
            add("rgba", SampleImages.image(900, 1003, BufferedImage.TYPE_4BYTE_ABGR), Side.SLIPSTREAM, 0.5f);
            add("gray16", SampleImages.image(1400, 900, BufferedImage.TYPE_USHORT_GRAY), Side.JDK, 0.9f);
            add("palette", SampleImages.indexed(2500, 1300, 8), Side.JDK, 0f);
            add("bits", SampleImages.indexed(6000, 4500, 1), Side.JDK, 0.5f);
            add("stripes", stripes(1300, 1000), Side.SLIPSTREAM, 0.5f);
            add("stored", SampleImages.image(2000, 1100, BufferedImage.TYPE_BYTE_GRAY), Side.JDK, 1f);
        }
    }

    /** Stripes that change slowly downwards: each scanline is filtered by the one above. */
    private static BufferedImage stripes(int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_3BYTE_BGR);
        Random random = new Random(1);
        int[] row = random.ints(width, 0, 1 << 24).toArray();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                row[x] ^= random.nextInt() & 0x030303;
            }
            image.setRGB(0, y, width, 1, row, 0, width);
        }
        return image;
    }

    private static void add(String name, BufferedImage image, Side side, float quality) throws IOException {
        FILES.add(write(name, image, side, quality));
    }

    private static Path write(String name, BufferedImage image, Side side, float quality) throws IOException {
        ImageWriter writer = PNG.writerProvider(side).createWriterInstance();
        ImageWriteParam param = writer.getDefaultWriteParam();
        param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        param.setCompressionQuality(quality);
        byte[] file = Writers.bytes(writer, made -> made.write(null, new IIOImage(image, null, null), param));
        return Files.write(folder.resolve(name + ".png"), file);
    }

    @Test
    void anyPartsInAnyOrderAreAsFromANewReaderOfTheJdk() throws Exception {
        readParts(100, FILES);
    }

    @Test
    void partsOfOwnFiles() throws Exception {
        List<Path> files = new ArrayList<>();
        for (Png png : PngFiles.intact()) {
            if (!png.isTransparentLowGray() && !png.isTransparentInBytes()) { // where the JDK is wrong
                files.add(FileBytes.own("png").resolve(png.name()));
            }
        }
        readParts(20, files);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pngsuite", "real/charts", "real/codes", "real/icons512", "real/pages", "real/photos",
        "real/plots", "real/scans", "real/screenshots", "real/sprites", "real/tiles"})
    void partsOfOthersFiles(String folder) throws Exception {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(FileBytes.corpus(folder), "[!x]*.png")) {
            for (Path file : all) {
                byte[] png = Files.readAllBytes(file);
                String head = new String(png, 0, Math.min(png.length, 4096), StandardCharsets.ISO_8859_1);
                if (!head.contains("tRNS") || png[25] == 3) { // as above
                    files.add(file);
                }
            }
        }
        Collections.sort(files);
        readParts(200, files);
    }

    private void readParts(int length, List<Path> files) throws Exception {
        Seeds.run(length, (seed, random) -> {
            engine.useWithFilters();
            Path file = files.get(random.nextInt(files.size()));
            if (!Reading.of(PNG, Side.JDK, Files.readAllBytes(file), null).isRead()) {
                return; // damaged: see below
            }
            PartsStory story = new PartsStory(file, random);
            try {
                story.run();
            } catch (AssertionError | IOException | RuntimeException e) {
                throw new AssertionError(e + "\n" + engine + " -Dslipstream.seed=" + seed + "\n" + story, e);
            }
        });
    }

    /** A read notices no damage after the part; otherwise it is the JDK's. */
    @Test
    void damageIsFoundAsFarAsThePartNeedsTheData() throws IOException {
        Random random = new Random(engine.ordinal());
        int unnoticed = 0;
        for (int i = 0; i < 300; i++) {
            byte[] damaged = DAMAGED.get(random.nextInt(DAMAGED.size())).clone();
            damaged[60 + random.nextInt(damaged.length - 60)] ^= (byte) (1 << random.nextInt(8));
            ImageReadParam param = new ImageReadParam();
            param.setSourceRegion(new Rectangle(0, random.nextInt(150), 9, 1 + random.nextInt(120)));
            Reading jdk = Reading.of(PNG, Side.JDK, damaged, param);
            Reading ours = Reading.of(PNG, Side.SLIPSTREAM, damaged, param);
            if (jdk.failure() != null && ours.isRead()) {
                List<String> begin = ours.events().subList(0, jdk.events().size());
                assertEquals(String.join("\n", jdk.events()), String.join("\n", begin), "image " + i);
                unnoticed++;
            } else if (jdk.isRead()) {
                jdk.withoutPosition().assertSame(ours.withoutPosition(), "image " + i);
            } else {
                jdk.assertSame(ours, "image " + i);
            }
        }
        assertTrue(unnoticed > 50, unnoticed + " unnoticed");
    }

    /** To find where the stream is to be left, all chunks would be walked for that. */
    @Test
    void aFewScanlinesAfterTheFirstPartAreDecoded() throws IOException {
        byte[] damaged = DAMAGED.get(0).clone();
        Arrays.fill(damaged, damaged.length - 400, damaged.length - 40, (byte) 0xff);
        ImageReadParam param = new ImageReadParam();
        param.setSourceRegion(new Rectangle(0, 0, 120, 590));
        Reading jdk = Reading.of(PNG, Side.JDK, damaged, param);
        assertNotNull(jdk.failure());
        jdk.assertSame(Reading.of(PNG, Side.SLIPSTREAM, damaged, param), "10 of 600 left");
        param.setSourceRegion(new Rectangle(0, 0, 120, 300));
        assertTrue(Reading.of(PNG, Side.SLIPSTREAM, damaged, param).isRead());
    }

    /** The stream fails for a while: a part in front of that place is read, and later all parts are. */
    @Test
    void aFailureOfTheStreamIsTheNextPartsNoMore() throws Exception {
        Seeds.run(100, (seed, random) -> {
            engine.useWithFilters();
            byte[] file = Files.readAllBytes(FILES.get(random.nextInt(FILES.size())));
            String where = engine + " -Dslipstream.seed=" + seed;
            try (BytesImageInputStream stream = new BytesImageInputStream(file)) {
                ImageReader reader = PNG.open(Side.SLIPSTREAM);
                reader.setInput(stream);
                int height = reader.getHeight(0);
                int width = reader.getWidth(0);
                for (int y = 0; y < height; y += 1 + height / 9) {
                    ImageReadParam param = new ImageReadParam();
                    int strip = 1 + random.nextInt(height / 10);
                    param.setSourceRegion(new Rectangle(0, y, width, strip));
                    boolean fails = random.nextBoolean() && y > 0;
                    if (fails) { // mostly in the last block of data that is read for the strip
                        stream.failFrom((long) file.length * (y + strip) / height + random.nextInt(20_000) - 5000);
                    }
                    Reading actual = Reading.of(reader, param);
                    stream.failFrom(Long.MAX_VALUE);
                    Reading expected = Reading.of(PNG, Side.JDK, file, param);
                    if (fails && !actual.isRead()) {
                        assertEquals("made to fail", actual.thrown().getCause().getMessage(), where);
                        List<String> begin = expected.events().subList(0, actual.events().size());
                        assertEquals(String.join("\n", begin), String.join("\n", actual.events()), where);
                    } else {
                        expected.assertSame(actual, where);
                    }
                }
                reader.dispose();
            }
        });
    }

    /** An application writes another image of the same size over the file: the next part is of that image. */
    @Test
    void aFileThatHasChangedIsReadAnew() throws IOException {
        BufferedImage image = SampleImages.image(1500, 1001, BufferedImage.TYPE_3BYTE_BGR);
        Path file = folder.resolve("changing.png");
        Files.copy(FILES.get(0), file, StandardCopyOption.REPLACE_EXISTING);
        Rectangle[] parts = {new Rectangle(0, 0, 1500, 400), new Rectangle(0, 400, 1500, 100),
            new Rectangle(0, 450, 1500, 100), new Rectangle(0, 300, 200, 100)};
        for (int forward = 1; forward < parts.length; forward++) {
            Files.write(file, Files.readAllBytes(FILES.get(0)));
            try (ImageInputStream stream = WindowedImageInputStream.of(file.toFile())) {
                ImageReader reader = PNG.open(Side.SLIPSTREAM);
                reader.setInput(stream);
                assertTile(reader, image, parts[0], "before");
                BufferedImage other = SampleImages.image(1500, 1001, BufferedImage.TYPE_3BYTE_BGR);
                other.setRGB(1, 1, ~other.getRGB(1, 1));
                for (int i = 0; i < 200_000; i++) {
                    other.setRGB(i % 1500, i / 1500, i * 77);
                }
                Path written = write("other", other, Side.JDK, 0.5f);
                Files.write(file, Files.readAllBytes(written));
                assertTile(reader, other, parts[forward], "after");
                reader.dispose();
            }
        }
    }

    @Test
    void otherMethodsReadTheSameParts() throws IOException {
        byte[] file = Files.readAllBytes(FILES.get(0));
        PNG.with(Side.JDK, file, jdk -> PNG.with(Side.SLIPSTREAM, file, ours -> {
            ImageReadParam param = new ImageReadParam();
            for (int y : new int[] {0, 100, 400, 700, 500, 900}) {
                param.setSourceRegion(new Rectangle(y, y, 300, 101));
                assertSame(jdk.readAsRenderedImage(0, param), ours.readAsRenderedImage(0, param), "rendered " + y);
                assertSame(jdk.readAll(0, param).getRenderedImage(), ours.readAll(0, param).getRenderedImage(),
                        "all " + y);
                assertThrows(UnsupportedOperationException.class, () -> ours.readRaster(0, param));
            }
            assertSame(jdk.readTile(0, 0, 0), ours.readTile(0, 0, 0), "tile");
            param.setSourceRegion(new Rectangle(0, 600, 1500, 100));
            assertSame(jdk.read(0, param), ours.read(0, param), "part after the tile");
            return null;
        }));
    }

    private static void assertSame(RenderedImage expected, RenderedImage actual, String what) {
        SameImage.assertSame((BufferedImage) expected, (BufferedImage) actual, what);
    }

    /** What was kept of an input is of no use for the next one. */
    @Test
    void anotherInputIsReadAnew() throws IOException {
        BufferedImage image = SampleImages.image(1500, 1001, BufferedImage.TYPE_3BYTE_BGR);
        BufferedImage upsideDown = new BufferedImage(1500, 1001, BufferedImage.TYPE_3BYTE_BGR);
        for (int y = 0; y < 1001; y++) {
            upsideDown.setRGB(0, y, 1500, 1, image.getRGB(0, 1000 - y, 1500, 1, null, 0, 1500), 0, 1500);
        }
        Path other = write("upside-down", upsideDown, Side.JDK, 0.5f);
        ImageReader reader = PNG.open(Side.SLIPSTREAM);
        try (ImageInputStream stream = WindowedImageInputStream.of(FILES.get(0));
                ImageInputStream otherStream = WindowedImageInputStream.of(other)) {
            reader.setInput(stream);
            assertTile(reader, image, new Rectangle(0, 0, 1500, 450), "the first input");
            reader.setInput(otherStream);
            assertTile(reader, upsideDown, new Rectangle(0, 450, 1500, 50), "the next input");
        }
        reader.dispose();
    }

    /** The same with 16 strips, tiles of each strip, and the strips backwards. */
    @Test
    void stripsAndTilesAndStripsBackwards() throws IOException {
        for (Path file : FILES) {
            byte[] bytes = Files.readAllBytes(file);
            BufferedImage whole = ImageIO.read(file.toFile());
            PNG.with(Side.SLIPSTREAM, bytes, reader -> {
                int strip = whole.getHeight() / 16;
                for (int way = 0; way < 3; way++) {
                    for (int i = 0; i < 16; i++) {
                        int y = (way == 2 ? 15 - i : i) * strip;
                        for (int x = 0; x < 3; x++) {
                            assertTile(reader, whole, new Rectangle(way == 1 ? x * whole.getWidth() / 3 : 0, y,
                                    way == 1 ? whole.getWidth() / 3 : whole.getWidth(), strip), file.toString());
                        }
                    }
                }
                return null;
            });
        }
    }

    private static void assertTile(ImageReader reader, BufferedImage whole, Rectangle tile, String what)
            throws IOException {
        ImageReadParam param = reader.getDefaultReadParam();
        param.setSourceRegion(tile);
        BufferedImage read = reader.read(0, param);
        BufferedImage expected = whole.getSubimage(tile.x, tile.y, tile.width, tile.height);
        for (int y = 0; y < tile.height; y += Math.max(1, tile.height - 1)) {
            int[] line = expected.getRGB(0, y, tile.width, 1, null, 0, tile.width);
            assertEquals(Arrays.hashCode(line),
                    Arrays.hashCode(read.getRGB(0, y, tile.width, 1, null, 0, tile.width)),
                    () -> what + " " + tile);
        }
    }
}
