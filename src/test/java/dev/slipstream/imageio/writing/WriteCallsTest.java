package dev.slipstream.imageio.writing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Calls;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.TiledImage;
import dev.slipstream.imageio.testing.Writers;
import dev.slipstream.imageio.warmup.WarmUp;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.IIOImage;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.plugins.bmp.BMPImageWriteParam;
import javax.imageio.spi.ImageWriterSpi;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A writer makes the calls of the JDK's to an application's image and parameters, which may be of any class. What
 * listeners are told is compared wherever {@link Writing} is.
 */
class WriteCallsTest {

    /** Makes the calls that an application may make to a writer of PNGs or GIFs. */
    static class ProgressiveParam extends ImageWriteParam {

        ProgressiveParam() {
            super(Locale.ROOT);
            canWriteCompressed = true;
            canWriteProgressive = true;
            compressionTypes = new String[] {"Deflate"};
            compressionType = "Deflate";
            compressionMode = MODE_EXPLICIT;
            compressionQuality = 0.3f;
            progressiveMode = MODE_DISABLED;
        }
    }

    @BeforeAll
    static void endWarmUp() {
        WarmUp.GIF_WRITER.leave(0);
    }

    private static List<String> calls(ImageWriterSpi writers, Ask<Calls, RenderedImage> image,
            Ask<Calls, @Nullable ImageWriteParam> param, @Nullable IIOMetadata metadata) throws IOException {
        return Calls.of(calls -> {
            IIOImage written = new IIOImage(image.of(calls), null, metadata);
            Writers.bytes(writers.createWriterInstance(),
                    writer -> writer.write(null, written, param.of(calls)));
        });
    }

    /** Also that parts of the image are requested in the same order. */
    private static void assertNoOthers(BothWriters both, Ask<Calls, RenderedImage> image,
            Ask<Calls, @Nullable ImageWriteParam> param, @Nullable IIOMetadata metadata) throws IOException {
        List<String> expected = calls(both.jdk(), image, param, metadata);
        List<String> made = calls(both.ours(), image, param, metadata);
        Set<String> others = new TreeSet<>(made);
        others.removeAll(expected);
        assertFalse(made.isEmpty());
        assertEquals(Set.of(), others, () -> "the JDK's: " + expected);
        assertEquals(parts(expected), parts(made));
    }

    private static List<String> parts(List<String> calls) {
        return calls.stream().filter(call -> call.matches(".*\\.get(Data|Tile)\\(.+")).toList();
    }

    private static void assertNoOthers(BothWriters both, Ask<Calls, RenderedImage> image,
            Ask<Calls, @Nullable ImageWriteParam> param) throws IOException {
        assertNoOthers(both, image, param, null);
        ImageWriter jdk = both.jdk().createWriterInstance();
        ImageTypeSpecifier type = ImageTypeSpecifier.createFromRenderedImage(image.of(new Calls()));
        assertNoOthers(both, image, param, jdk.getDefaultImageMetadata(type, null));
    }

    private static <T extends ImageWriteParam> T part(T param) {
        param.setSourceRegion(new Rectangle(2, 3, 15, 9));
        param.setSourceSubsampling(2, 3, 1, 0);
        return param;
    }

    private static List<BufferedImage> images(String format) {
        return SampleImages.ofEveryKind(23, 17).values().stream()
                .filter(image -> SampleImages.isWrittenByTheJdk(image, format))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "gif"})
    void imagesAreAskedWhatTheJdkAsks(String format) throws IOException {
        ImageWriteParam param = format.equals("bmp") ? new BMPImageWriteParam() : new ProgressiveParam();
        for (BufferedImage image : images(format)) {
            List<Ask<Calls, RenderedImage>> kinds = new ArrayList<>();
            kinds.add(calls ->
                    calls.recorded(BufferedImage.class, image.getColorModel(), image.getRaster(), false, null));
            if (!format.equals("png") || jdkAsksForTiles(image)) {
                int left = format.equals("gif") ? 0 : -3; // the JDK's GIF writer cannot make a palette for it
                int top = format.equals("gif") ? 0 : 5;
                kinds.add(calls -> calls.recorded(TiledImage.class, image, left, top, new Rectangle(-8, 0, 10, 7)));
                kinds.add(calls -> oneTile(calls, image));
            }
            for (Ask<Calls, RenderedImage> kind : kinds) {
                assertNoOthers(BothWriters.of(format), kind, calls -> null);
                assertNoOthers(BothWriters.of(format), kind, calls -> part(param));
            }
        }
    }

    /** Older updates of JDK 17 do not: their PNG writers ask for each row of an image. */
    private static boolean jdkAsksForTiles(BufferedImage image) throws IOException {
        return calls(Writers.jdk("png"), calls -> oneTile(calls, image), calls -> null, null)
                .contains("TiledImage.getTile(0, 0)");
    }

    private static RenderedImage oneTile(Calls calls, BufferedImage image) {
        return calls.recorded(TiledImage.class, image, 0, 0, new Rectangle(image.getWidth(), image.getHeight()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "gif"})
    void parametersAreAskedWhatTheJdkAsks(String format) throws IOException {
        Class<? extends ImageWriteParam> type =
                format.equals("bmp") ? BMPImageWriteParam.class : ProgressiveParam.class;
        for (BufferedImage image : images(format)) {
            assertNoOthers(BothWriters.of(format), calls -> image, calls -> calls.recorded(type));
            assertNoOthers(BothWriters.of(format), calls -> image, calls -> part(calls.recorded(type)));
        }
    }
}
