package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whatever is neither PNG nor BMP is read by whom it was read before. */
class OtherFormatsTest {

    @AfterEach
    void installAgain() {
        Slipstream.install();
    }

    @Test
    void readersOfAllOtherFormatsStayInTheirOrder() {
        Map<String, List<String>> with = readersByFormat();
        Slipstream.uninstall();
        assertEquals(readersByFormat(), with);
        assertTrue(with.size() > 10, with::toString);
    }

    @Test
    void framesOfAnAnimationAreReadAsBefore() throws IOException {
        byte[] gif = animation();
        List<String> with = frames(gif);
        Slipstream.uninstall();
        assertEquals(frames(gif), with);
        assertEquals(3, with.size());
    }

    private static Map<String, List<String>> readersByFormat() {
        Map<String, List<String>> readers = new TreeMap<>();
        for (String format : ImageIO.getReaderFormatNames()) {
            if (!format.toLowerCase(Locale.ROOT).matches("png|bmp")) {
                List<String> names = readers.computeIfAbsent(format, none -> new ArrayList<>());
                Iterator<ImageReader> all = ImageIO.getImageReadersByFormatName(format);
                all.forEachRemaining(reader -> names.add(reader.getClass().getName()));
            }
        }
        return readers;
    }

    private static byte[] animation() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
            writer.setOutput(stream);
            writer.prepareWriteSequence(null);
            for (int size = 20; size > 14; size -= 2) {
                BufferedImage frame = SampleImages.image(size, size, BufferedImage.TYPE_INT_ARGB);
                writer.writeToSequence(new IIOImage(frame, null, null), null);
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }

    private static List<String> frames(byte[] gif) throws IOException {
        List<String> frames = new ArrayList<>();
        try (ImageInputStream stream = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
            ImageReader reader = ImageIO.getImageReaders(stream).next();
            reader.setInput(stream);
            for (int i = 0; i < reader.getNumImages(true); i++) {
                frames.add(reader.getClass().getName() + " " + ImageFacts.of(reader.read(i)));
            }
            reader.dispose();
        }
        return frames;
    }
}
