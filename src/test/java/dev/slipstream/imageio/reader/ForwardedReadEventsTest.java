package dev.slipstream.imageio.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.bmp.BmpImageReader;
import java.awt.image.BufferedImage;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.event.IIOReadUpdateListener;
import javax.imageio.event.IIOReadWarningListener;
import org.junit.jupiter.api.Test;

/** What the listeners of one reader hear is what those of the other are told. */
class ForwardedReadEventsTest {

    private static final BufferedImage IMAGE = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
    private static final int[] BANDS = {0, 2};

    private final List<String> told = new ArrayList<>();
    private final DelegatingImageReader reader = new BmpImageReader(null, end -> {});
    private final ForwardedReadEvents events = new ForwardedReadEvents(reader);

    ForwardedReadEventsTest() {
        reader.addIIOReadProgressListener(listener(IIOReadProgressListener.class));
        reader.addIIOReadUpdateListener(listener(IIOReadUpdateListener.class));
        reader.addIIOReadWarningListener(listener(IIOReadWarningListener.class));
    }

    /** Keeps the names of events, and their arguments but the reader. */
    private <T> T listener(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (proxy, method, arguments) -> {
                    Object[] others = Arrays.copyOfRange(arguments, 1, arguments.length);
                    told.add(method.getName() + Arrays.deepToString(others).replace(IMAGE.toString(), "IMAGE"));
                    return null;
                }));
    }

    @Test
    void eachEventOfTheImageIsForwardedWithItsArguments() {
        events.imageStarted(null, 0);
        events.passStarted(null, IMAGE, 1, 2, 3, 4, 5, 6, 7, BANDS);
        events.imageUpdate(null, IMAGE, 1, 2, 3, 4, 5, 6, BANDS);
        events.imageProgress(null, 12.5f);
        events.warningOccurred(null, "of something");
        events.passComplete(null, IMAGE);
        events.readAborted(null);
        events.imageComplete(null);
        assertEquals(List.of("imageStarted[0]",
                "passStarted[IMAGE, 1, 2, 3, 4, 5, 6, 7, [0, 2]]",
                "imageUpdate[IMAGE, 1, 2, 3, 4, 5, 6, [0, 2]]",
                "imageProgress[12.5]",
                "warningOccurred[of something]",
                "passComplete[IMAGE]",
                "readAborted[]",
                "imageComplete[]"), told);
    }

    @Test
    void sequencesAndThumbnailsAreNotOurs() {
        events.sequenceStarted(null, 0);
        events.thumbnailStarted(null, 0, 0);
        events.thumbnailPassStarted(null, IMAGE, 0, 0, 0, 0, 0, 1, 1, BANDS);
        events.thumbnailUpdate(null, IMAGE, 0, 0, 1, 1, 1, 1, BANDS);
        events.thumbnailPassComplete(null, IMAGE);
        events.thumbnailProgress(null, 100);
        events.thumbnailComplete(null);
        events.sequenceComplete(null);
        assertEquals(List.of(), told);
    }
}
