package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
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
}
