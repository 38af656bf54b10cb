package dev.slipstream.imageio.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.JdkReaders;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A forwarding reader answers every request as the JDK's does, and is the source of every event. */
class ForwardingImageReaderTest {

    /** Whose answers are made of others, or of the superclass's fields. */
    private static final Set<String> INHERITED = Set.of("getAvailableLocales", "getFormatName", "getInput", "getLocale",
            "getOriginatingProvider", "isIgnoringMetadata", "isSeekForwardOnly", "readAll", "reset");

    private static final Set<String> OTHER_FORMS = Set.of("read(int)", "setInput(Object)", "setInput(Object,boolean)",
            "getStreamMetadata(String,Set)", "getImageMetadata(int,String,Set)");

    private final List<Object> ended = new ArrayList<>();

    private ImageReader forwarding(String format) throws IOException {
        ImageReaderSpi jdk = jdk(format);
        return new ForwardingImageReader(jdk, jdk.createReaderInstance(), ended::add, "JPEG") {};
    }

    private static ImageReaderSpi jdk(String format) {
        return JdkReaders.from("com.sun.imageio.plugins." + format.toLowerCase(Locale.ROOT) + ".").get(0);
    }

    private static byte[] file(String format) throws IOException {
        BufferedImage image = new BufferedImage(41, 33, BufferedImage.TYPE_3BYTE_BGR);
        image.getRaster().setSample(20, 9, 1, 200);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(image, format, file);
        return file.toByteArray();
    }

    @Test
    void everyMethodIsForwarded() {
        Set<String> missing = new TreeSet<>();
        for (Method method : ImageReader.class.getDeclaredMethods()) {
            String form = form(method);
            if (Modifier.isPublic(method.getModifiers()) && !INHERITED.contains(method.getName())
                    && !OTHER_FORMS.contains(form)) {
                missing.add(form);
            }
        }
        for (Method method : ForwardingImageReader.class.getDeclaredMethods()) {
            missing.remove(form(method));
        }
        assertEquals(Set.of(), missing);
    }

    private static String form(Method method) {
        List<String> types = Arrays.stream(method.getParameterTypes()).map(Class::getSimpleName).toList();
        return method.getName() + "(" + String.join(",", types) + ")";
    }

    @ParameterizedTest
    @ValueSource(strings = {"JPEG", "TIFF"})
    void everyQuestionIsAnsweredAsByTheJdk(String format) throws IOException {
        byte[] bytes = file(format);
        for (int image = 0; image < 2; image++) {
            for (Question question : Question.about(image)) {
                ImageReader expected = jdk(format).createReaderInstance();
                BytesImageInputStream stream = new BytesImageInputStream(bytes);
                expected.setInput(stream);
                ImageReader actual = forwarding(format);
                BytesImageInputStream same = new BytesImageInputStream(bytes);
                actual.setInput(same);
                assertEquals(question.ask(expected), question.ask(actual), question.toString());
                assertEquals(stream.getStreamPosition(), same.getStreamPosition(), question.toString());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"JPEG", "TIFF"})
    void everyEventComesFromTheReader(String format) throws IOException {
        assertEquals(events(jdk(format).createReaderInstance(), format), events(forwarding(format), format));
        assertEquals(4, ended.size(), "reads"); // readAll() ends with one that finds no image
    }

    private static List<String> events(ImageReader reader, String format) throws IOException {
        Events events = Events.of(reader);
        reader.setInput(new BytesImageInputStream(file(format)));
        BufferedImage image = reader.read(0);
        reader.readAll(null).forEachRemaining(each -> {});
        events.stopListening();
        assertEquals(ImageFacts.of(image), ImageFacts.of(reader.read(0)));
        return events.lines();
    }

    /** The text of a warning is in the language that the reader had when the listener was added. */
    @Test
    void warningsHaveTheirLanguage() throws IOException {
        assertEquals(warnings(jdk("JPEG").createReaderInstance()), warnings(forwarding("JPEG")));
    }

    private static List<String> warnings(ImageReader reader) throws IOException {
        byte[] bytes = file("JPEG");
        List<String> warnings = new ArrayList<>();
        reader.addIIOReadWarningListener((source, text) -> warnings.add(text + (source == reader)));
        reader.setInput(new BytesImageInputStream(Arrays.copyOf(bytes, bytes.length - 2)));
        reader.read(0);
        reader.removeAllIIOReadWarningListeners();
        reader.read(0);
        return warnings;
    }

    @Test
    void allListenersAreRemovedTogether() throws IOException {
        ImageReader reader = forwarding("JPEG");
        Events events = Events.of(reader);
        reader.removeAllIIOReadProgressListeners();
        reader.removeAllIIOReadUpdateListeners();
        reader.removeAllIIOReadWarningListeners();
        reader.setInput(new BytesImageInputStream(file("JPEG")));
        reader.read(0);
        assertEquals(List.of(), events.lines());
        reader.removeIIOReadProgressListener(null);
        reader.addIIOReadUpdateListener(null);
    }

    @Test
    void anInputThatIsRefusedChangesNothing() throws IOException {
        ImageReader reader = forwarding("JPEG");
        assertThrows(IllegalArgumentException.class, () -> reader.setInput("no stream"));
        assertNull(reader.getInput());
        reader.setInput(new BytesImageInputStream(file("JPEG")));
        assertEquals(41, reader.getWidth(0));
        reader.reset();
        assertNull(reader.getInput());
        reader.dispose();
        reader.dispose();
    }

    @Test
    void anAbortReachesTheJdksReader() throws IOException {
        ImageReader reader = forwarding("JPEG");
        reader.setInput(new BytesImageInputStream(file("JPEG")));
        Events events = Events.withoutPixels(reader);
        events.at(3, reader::abort);
        reader.read(0);
        assertEquals("read aborted", events.lines().get(events.lines().size() - 1));
    }
}
