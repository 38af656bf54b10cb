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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whatever is neither PNG nor BMP nor GIF is read and written by whom it was before. */
class OtherFormatsTest {

    @AfterEach
    void installAgain() {
        Slipstream.install();
    }

    @Test
    void readersAndWritersOfAllOtherFormatsStayInTheirOrder() {
        Map<String, List<String>> with = byFormat();
        Slipstream.uninstall();
        assertEquals(byFormat(), with);
        assertTrue(with.size() > 10, with::toString);
    }

    private static Map<String, List<String>> byFormat() {
        Map<String, List<String>> names = new TreeMap<>();
        for (String format : ImageIO.getReaderFormatNames()) {
            names.put("read " + format, names(ImageIO.getImageReadersByFormatName(format)));
        }
        for (String format : ImageIO.getWriterFormatNames()) {
            names.put("write " + format, names(ImageIO.getImageWritersByFormatName(format)));
        }
        names.keySet().removeIf(name -> name.toLowerCase(Locale.ROOT).matches(".* (png|bmp|gif)|read (jpe?g|tiff?)"));
        return names;
    }

    private static List<String> names(Iterator<?> services) {
        List<String> names = new ArrayList<>();
        services.forEachRemaining(service -> names.add(service.getClass().getName()));
        return names;
    }
}
