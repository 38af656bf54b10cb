package dev.slipstream.imageio.jpeg;

import static dev.slipstream.imageio.testing.ChapterTable.reading;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.ChapterTable;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Use;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.event.IIOReadUpdateListener;
import javax.imageio.plugins.jpeg.JPEGHuffmanTable;
import javax.imageio.plugins.jpeg.JPEGImageReadParam;
import javax.imageio.plugins.jpeg.JPEGQTable;
import org.junit.jupiter.api.Test;

/** Which images are recoded for which requests: as the table in the chapter says. */
class CoverageTest {

    private static Map<String, byte[]> files() throws IOException {
        byte[] progressive = JpegFiles.progressive(BufferedImage.TYPE_INT_RGB, 60, 60, 0.9f, new Random(1));
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("progressive", progressive);
        files.put("sequential, several scans", MadeJpeg.of(new Random(1)));
        files.put("one scan", Files.readAllBytes(FileBytes.own("other").resolve("jdk-jpg-rgb-20x20.jpg")));
        files.put("progressive, cut", Arrays.copyOf(progressive, progressive.length - 2));
        return files;
    }

    private static Map<String, Use<ImageReader>> requests() {
        Map<String, Use<ImageReader>> requests = new LinkedHashMap<>();
        requests.put("whole", reader -> reader.read(0));
        requests.put("region", reading(param -> param.setSourceRegion(new Rectangle(3, 5, 9, 7))));
        requests.put("subsampling", reading(param -> param.setSourceSubsampling(2, 3, 1, 0)));
        requests.put("bands", reading(param -> param.setSourceBands(new int[] {2, 0, 1})));
        requests.put("destination", reading(
                param -> param.setDestination(new BufferedImage(20, 20, BufferedImage.TYPE_INT_RGB))));
        requests.put("raster", reader -> reader.readRaster(0, null));
        requests.put("tile", reader -> reader.readTile(0, 0, 0));
        requests.put("rendered image", reader -> reader.readAsRenderedImage(0, null));
        requests.put("warnings heard", reader -> {
            reader.addIIOReadWarningListener((source, warning) -> {});
            reader.read(0);
        });
        requests.put("progress heard", reader -> {
            reader.addIIOReadProgressListener(deaf(IIOReadProgressListener.class));
            reader.read(0);
        });
        requests.put("updates heard", reader -> {
            reader.addIIOReadUpdateListener(deaf(IIOReadUpdateListener.class));
            reader.read(0);
        });
        requests.put("passes", reading(param -> param.setSourceProgressivePasses(1, Integer.MAX_VALUE - 1)));
        requests.put("tables", reading(param -> ((JPEGImageReadParam) param).setDecodeTables(
                new JPEGQTable[] {JPEGQTable.K1Luminance}, new JPEGHuffmanTable[] {JPEGHuffmanTable.StdDCLuminance},
                new JPEGHuffmanTable[] {JPEGHuffmanTable.StdACLuminance})));
        return requests;
    }

    private static <T> T deaf(Class<T> listener) {
        return listener.cast(Proxy.newProxyInstance(listener.getClassLoader(), new Class<?>[] {listener},
                (proxy, event, arguments) -> null));
    }

    /** Whether the second half of a file is read for it as it is. */
    private static String answer(byte[] file, Use<ImageReader> request) throws IOException {
        boolean[] isAsItIs = new boolean[1];
        ImageReader reader = JpegReaders.open(Side.SLIPSTREAM);
        try (BytesImageInputStream stream = new BytesImageInputStream(file, 100) {
            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                isAsItIs[0] |= streamPos > file.length / 2 && streamPos < file.length && !isRecoding();
                return super.read(b, off, len);
            }
        }) {
            reader.setInput(stream, false, true); // metadata are read from the file
            request.of(reader);
        } finally {
            reader.dispose();
        }
        return isAsItIs[0] ? "as it is" : "recoded";
    }

    private static boolean isRecoding() {
        return StackWalker.getInstance().walk(frames ->
                frames.anyMatch(frame -> frame.getClassName().equals(Recoder.class.getName())));
    }

    @Test
    void readers() throws IOException {
        Map<String, byte[]> files = files();
        Map<String, List<String>> rows = new LinkedHashMap<>();
        for (Map.Entry<String, Use<ImageReader>> request : requests().entrySet()) {
            List<String> cells = new ArrayList<>();
            for (byte[] file : files.values()) {
                cells.add(answer(file, request.getValue()));
            }
            rows.put(request.getKey(), cells);
        }
        ChapterTable.assertIn("jpeg", "read", "request", List.copyOf(files.keySet()), rows);
    }
}
