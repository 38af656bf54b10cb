package dev.slipstream.imageio.png.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.TiledImage;
import dev.slipstream.imageio.testing.Writers;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.IIOImage;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The writer calls the same methods of an application's objects as the JDK's writer. */
class WrittenCallsTest {

    /** The calls, in order. */
    private final List<String> calls = new ArrayList<>();

    private RenderedImage recorded(RenderedImage image) {
        return (RenderedImage) Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {RenderedImage.class},
                (proxy, method, arguments) -> {
                    calls.add("image." + method.getName() + (arguments == null ? "" : Arrays.toString(arguments)));
                    try {
                        return method.invoke(image, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    /** A param that records all calls that a writer may make. */
    private final class Recorded extends ImageWriteParam {

        Recorded() {
            super(Locale.ROOT);
            canWriteCompressed = true;
            canWriteProgressive = true;
            compressionTypes = new String[] {"Deflate"};
            compressionType = "Deflate";
            compressionMode = MODE_EXPLICIT;
            compressionQuality = 0.3f;
            progressiveMode = MODE_DISABLED;
        }

        @Override
        public Rectangle getSourceRegion() {
            calls.add("param.region");
            return super.getSourceRegion();
        }

        @Override
        public int getSourceXSubsampling() {
            calls.add("param.x subsampling");
            return super.getSourceXSubsampling();
        }

        @Override
        public int getSourceYSubsampling() {
            calls.add("param.y subsampling");
            return super.getSourceYSubsampling();
        }

        @Override
        public int getSubsamplingXOffset() {
            calls.add("param.x offset");
            return super.getSubsamplingXOffset();
        }

        @Override
        public int getSubsamplingYOffset() {
            calls.add("param.y offset");
            return super.getSubsamplingYOffset();
        }

        @Override
        public int[] getSourceBands() {
            calls.add("param.bands");
            return super.getSourceBands();
        }

        @Override
        public int getCompressionMode() {
            calls.add("param.compression mode");
            return super.getCompressionMode();
        }

        @Override
        public String getCompressionType() {
            calls.add("param.compression type");
            return super.getCompressionType();
        }

        @Override
        public float getCompressionQuality() {
            calls.add("param.quality");
            return super.getCompressionQuality();
        }

        @Override
        public boolean isCompressionLossless() {
            calls.add("param.lossless");
            return super.isCompressionLossless();
        }

        @Override
        public int getProgressiveMode() {
            calls.add("param.progressive mode");
            return super.getProgressiveMode();
        }

        @Override
        public ImageTypeSpecifier getDestinationType() {
            calls.add("param.type");
            return super.getDestinationType();
        }

        @Override
        public boolean canWriteCompressed() {
            calls.add("param.can compress");
            return super.canWriteCompressed();
        }
    }

    private List<String> asked(ImageWriter writer, RenderedImage image, @Nullable IIOMetadata metadata)
            throws IOException {
        calls.clear();
        Recorded param = new Recorded();
        Writers.bytes(writer, each -> each.write(null, new IIOImage(recorded(image), null, metadata), param));
        return List.copyOf(calls);
    }

    private static List<String> data(List<String> calls) {
        return calls.stream().filter(call -> call.startsWith("image.get") && call.contains("[")).toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {BufferedImage.TYPE_INT_ARGB, BufferedImage.TYPE_3BYTE_BGR, BufferedImage.TYPE_BYTE_GRAY,
        BufferedImage.TYPE_BYTE_INDEXED, BufferedImage.TYPE_BYTE_BINARY, BufferedImage.TYPE_USHORT_GRAY,
        BufferedImage.TYPE_INT_ARGB_PRE, BufferedImage.TYPE_USHORT_565_RGB})
    void areThoseOfTheJdksWriter(int type) throws IOException {
        BufferedImage plain = SampleImages.image(23, 17, type);
        IIOMetadata metadata = BothPngWriters.jdk().getDefaultImageMetadata(new ImageTypeSpecifier(plain), null);
        for (RenderedImage image : List.of(plain, new TiledImage(plain, -3, 5, new Rectangle(-8, 0, 10, 7)))) {
            for (IIOMetadata each : new IIOMetadata[] {null, metadata}) {
                List<String> expected = asked(BothPngWriters.jdk(), image, each);
                List<String> actual = asked(BothPngWriters.ours(), image, each);
                Set<String> others = new TreeSet<>(actual);
                others.removeAll(expected);
                assertEquals(Set.of(), others, expected::toString);
                assertEquals(data(expected), data(actual));
                assertTrue(actual.contains("param.quality"), actual::toString);
            }
        }
    }
}
