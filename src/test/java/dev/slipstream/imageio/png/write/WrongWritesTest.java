package dev.slipstream.imageio.png.write;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.writing.WriteQuestion;
import java.awt.Rectangle;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.Raster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.Test;

/** Impossible requests, and questions, are answered as by the JDK's writer. */
class WrongWritesTest {

    private static final BufferedImage IMAGE = SampleImages.image(9, 7, BufferedImage.TYPE_INT_ARGB);

    private final BothPngWriters writers = new BothPngWriters();

    @Test
    void everyQuestion() throws IOException {
        for (WriteQuestion question : WriteQuestion.all()) {
            assertEquals(question.ask(BothPngWriters.jdk()), question.ask(BothPngWriters.ours()), question.name());
            assertEquals(askedWithOutput(question, BothPngWriters.jdk()),
                    askedWithOutput(question, BothPngWriters.ours()), question.name());
        }
    }

    private static String askedWithOutput(WriteQuestion question, ImageWriter writer) throws IOException {
        try (ImageOutputStream stream = new MemoryCacheImageOutputStream(new ByteArrayOutputStream())) {
            writer.setOutput(stream);
            return question.ask(writer);
        }
    }

    private Map<String, Use<ImageWriter>> wrongCalls() {
        Map<String, Use<ImageWriter>> calls = new LinkedHashMap<>();
        calls.put("a raster", writer -> writer.write(new IIOImage(IMAGE.getRaster(), null, null)));
        Raster elsewhere = IMAGE.getRaster().createTranslatedChild(-5, 3);
        calls.put("a raster that does not begin at 0, 0", writer -> writer.write(new IIOImage(elsewhere, null, null)));
        calls.put("no image", writer -> writer.write((IIOImage) null));
        calls.put("no output", writer -> {
            writer.setOutput(null);
            writer.write(IMAGE);
        });
        calls.put("parameters that know no compression", writer ->
                writer.write(null, new IIOImage(IMAGE, null, null), new ImageWriteParam(Locale.ROOT)));
        calls.put("a region beside the image", writer -> BothPngWriters.writeWith(writer, IMAGE, param -> {
            param.setSourceRegion(new Rectangle(9, 0, 3, 3));
        }));
        calls.put("nothing left by the offset", writer -> BothPngWriters.writeWith(writer, IMAGE, param -> {
            param.setSourceRegion(new Rectangle(0, 0, 2, 1));
            param.setSourceSubsampling(1, 1, 0, 0);
            param.setSourceSubsampling(4, 4, 3, 3);
        }));
        for (int[] bands : new int[][] {{4}, {0, 1, 2, 3, 0}, {-1}, {3, 2, 1, 0}, {1, 1}}) {
            calls.put("bands " + List.of(bands.length, bands[0]), writer ->
                    BothPngWriters.writeWith(writer, IMAGE, param -> param.setSourceBands(bands)));
        }
        for (int type : new int[] {DataBuffer.TYPE_INT, DataBuffer.TYPE_FLOAT, DataBuffer.TYPE_SHORT}) {
            ImageTypeSpecifier gray = type == DataBuffer.TYPE_SHORT
                    ? ImageTypeSpecifier.createGrayscale(16, type, true)
                    : ImageTypeSpecifier.createBanded(ColorSpace.getInstance(
                            ColorSpace.CS_sRGB), new int[] {0, 1, 2}, new int[3], type, false, false);
            calls.put("data of type " + type, writer -> writer.write(gray.createBufferedImage(3, 2)));
        }
        return calls;
    }

    @Test
    void wrongCallsFailAlike() throws IOException {
        int failed = 0;
        for (Map.Entry<String, Use<ImageWriter>> call : wrongCalls().entrySet()) {
            failed += writers.compare(call.getKey(), call.getValue()).failure().equals("none") ? 0 : 1;
        }
        assertEquals(13, failed);
    }

    @Test
    void qualitiesThatAreNone() throws IOException {
        for (float quality : new float[] {-1, 0, 0.05f, 0.5f, 1, 2, Float.NaN}) {
            writers.compare("quality " + quality, writer -> writer.write(null, new IIOImage(IMAGE, null, null),
                    new ImageWriteParam(Locale.ROOT) {
                        {
                            canWriteCompressed = true;
                            canWriteProgressive = true;
                            compressionMode = MODE_EXPLICIT;
                            compressionQuality = quality;
                        }

                        @Override
                        public float getCompressionQuality() {
                            return quality;
                        }
                    }));
        }
    }
}
