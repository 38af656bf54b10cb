package dev.slipstream.imageio.testing;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/**
 * Asks ImageIO for a stream of every kind of input and output there is, for readers of what Slipstream reads, and for
 * writers of what it writes. As a program: also after {@code ImageIO.scanForPlugins}, and with words for what else it
 * shall do. Needs no library.
 */
public final class WhoServes {

    /**
     * All kinds: the inputs begin with "from", the outputs with "to", the readers with their format,
     * the writers with "write".
     */
    public static final Set<String> KINDS = Stream
            .of(ServedStreams.KINDS, ServedFormats.READERS, ServedFormats.WRITERS)
            .flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableSet());

    private WhoServes() {}

    /** Whether a kind is one of readers or writers, not of streams. */
    public static boolean isOfFormat(String kind) {
        return ServedFormats.READERS.contains(kind) || isWriter(kind);
    }

    /** Whether a kind is one of writers. */
    public static boolean isWriter(String kind) {
        return ServedFormats.WRITERS.contains(kind);
    }

    /** The class name of Slipstream's stream, reader or writer for a kind. */
    public static String slipstream(String kind) {
        if (isWriter(kind)) {
            return Format.valueOf(format(kind)).writer(Side.SLIPSTREAM);
        }
        if (isOfFormat(kind)) {
            return Format.valueOf(format(kind)).reader(Side.SLIPSTREAM);
        }
        return "dev.slipstream.imageio.stream.WindowedImage" + (kind.startsWith("to ") ? "Output" : "Input") + "Stream";
    }

    /** The class name of the JDK's reader or writer for a kind. */
    public static String jdk(String kind) {
        String format = format(kind);
        return isWriter(kind) ? Format.valueOf(format).writer(Side.JDK) : Format.valueOf(format).reader(Side.JDK);
    }

    /** In capitals, for a kind of readers or writers. */
    private static String format(String kind) {
        return kind.replaceFirst("^write ", "").replaceFirst(" by .*", "").toUpperCase(Locale.ROOT);
    }

    /**
     * Each kind with the class of its stream, first reader or first writer, or with "none". All streams are used and
     * closed.
     *
     * @param file a file with at least one byte, in a folder for more
     */
    public static Map<String, String> ask(Path file) throws IOException {
        Map<String, String> served = new TreeMap<>(ServedStreams.ask(file.toAbsolutePath()));
        served.putAll(ServedFormats.ask());
        return served;
    }

    /** Arguments: a file with an image, in a folder for more; then any of {@code module}, {@code psd}. */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        print(ask(file));
        BufferedImage image = ImageIO.read(new File(arguments[0]));
        System.out.println("image=" + image.getWidth());
        for (Format format : Format.values()) {
            System.out.println(format + " written=" + writtenAndReadAgain(image, format.toString()).getWidth());
        }
        ImageIO.scanForPlugins();
        System.out.println("rescanned");
        print(ask(file));
        List<String> words = List.of(arguments);
        if (words.contains("module")) {
            printModules(file.toFile());
        }
        if (words.contains("psd")) {
            System.out.println("psd=" + ImageIO.getImageReadersByFormatName("psd").hasNext());
        }
    }

    private static BufferedImage writtenAndReadAgain(BufferedImage image, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        if (!ImageIO.write(image, format, out)) {
            throw new IOException("no writer for " + format);
        }
        return ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    }

    private static void printModules(File file) throws IOException {
        try (ImageInputStream in = ImageIO.createImageInputStream(file);
                ImageOutputStream out = ImageIO.createImageOutputStream(new ByteArrayOutputStream())) {
            System.out.println("input module=" + in.getClass().getModule().getName());
            System.out.println("output module=" + out.getClass().getModule().getName());
        }
        for (Format format : Format.values()) {
            ImageReader reader = ImageIO.getImageReadersByFormatName(format.toString()).next();
            System.out.println(format + " reader module=" + reader.getClass().getModule().getName());
            System.out.println(format + " metadata format=" + reader.getOriginatingProvider()
                    .getImageMetadataFormat(format.nativeMetadataFormat()).getRootName());
        }
    }

    private static void print(Map<String, String> served) {
        served.forEach((kind, name) -> System.out.println(kind + "=" + name));
    }
}
