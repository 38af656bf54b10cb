package dev.slipstream.imageio.testing;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * Asks ImageIO for a stream of every kind of input and output there is, for readers of what Slipstream reads, and for
 * writers of what it writes. As a program: also after {@code ImageIO.scanForPlugins}, and with words for what else it
 * shall do. Needs no library.
 */
public final class WhoServes {

    /** Each begins with "from". */
    private static final Set<String> INPUTS = kinds("from ", InputKind.given().stream().map(InputKind::type));

    /** Each begins with "to". */
    private static final Set<String> OUTPUTS = kinds("to ", OutputKind.given().stream().map(OutputKind::type));

    /** Each begins with the name of its format. */
    private static final Set<String> READERS = ofFormats("", "content", Stream.of(Format.values()));

    /** Each begins with "write" and the name of its format. */
    private static final Set<String> WRITERS =
            ofFormats("write ", "image", Stream.of(Format.values()).filter(Format::writes));

    /** All kinds: inputs, outputs, readers and writers. */
    public static final Set<String> KINDS = Stream.of(INPUTS, OUTPUTS, READERS, WRITERS)
            .flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableSet());

    private static final byte[] WRITTEN = {1, 2, 3, 4, 5};

    private WhoServes() {}

    private static Set<String> kinds(String begin, Stream<String> names) {
        return names.map(name -> begin + name).collect(Collectors.toUnmodifiableSet());
    }

    private static Set<String> ofFormats(String begin, String way, Stream<Format> formats) {
        return formats
                .flatMap(format -> kinds(begin + format + " by ", Stream.concat(
                        Stream.of("name", "name in capitals", "suffix", way), format.mimeTypes().stream())).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a kind is one of readers or writers, not of streams. */
    public static boolean isOfFormat(String kind) {
        return READERS.contains(kind) || isWriter(kind);
    }

    /** Whether a kind is one of writers. */
    public static boolean isWriter(String kind) {
        return WRITERS.contains(kind);
    }

    /** The class name of Slipstream's stream, reader or writer for a kind. */
    public static String slipstream(String kind) {
        if (isWriter(kind)) {
            return format(kind).writer(Side.SLIPSTREAM);
        }
        if (isOfFormat(kind)) {
            return format(kind).reader(Side.SLIPSTREAM);
        }
        return "dev.slipstream.imageio.stream.WindowedImage" + (kind.startsWith("to ") ? "Output" : "Input") + "Stream";
    }

    /** The class name of the JDK's reader or writer for a kind. */
    public static String jdk(String kind) {
        return isWriter(kind) ? format(kind).writer(Side.JDK) : format(kind).reader(Side.JDK);
    }

    /** That of a kind of readers or writers. */
    private static Format format(String kind) {
        return Format.valueOf(kind.replaceFirst("^write ", "").replaceFirst(" by .*", "").toUpperCase(Locale.ROOT));
    }

    /**
     * Each kind with the class of its stream, first reader or first writer, or with "none". All streams are used and
     * closed.
     *
     * @param file a file with at least one byte, in a folder for more
     */
    public static Map<String, String> ask(Path file) throws IOException {
        Path absolute = file.toAbsolutePath();
        Map<String, String> served = new TreeMap<>();
        for (InputKind input : InputKind.given()) {
            served.put("from " + input.type(), serving(input.input(absolute), Files.readAllBytes(absolute)[0]));
        }
        for (OutputKind output : OutputKind.given()) {
            Path written = absolute.resolveSibling("to-" + output);
            served.put("to " + output.type(), serving(output, written));
            Files.deleteIfExists(written);
        }
        for (Format format : Format.values()) {
            putReaders(format, served);
            if (format.writes()) {
                putWriters(format, served);
            }
        }
        return served;
    }

    private static String serving(Object input, byte first) throws IOException {
        try (ImageInputStream stream = ImageIO.createImageInputStream(input)) {
            if (stream == null) {
                return "none";
            }
            if (stream.readByte() != first) {
                throw new IOException(stream + " of " + input + " reads wrong");
            }
            return stream.getClass().getName();
        } finally {
            if (input instanceof Closeable closeable) {
                closeable.close();
            }
        }
    }

    private static String serving(OutputKind kind, Path file) throws IOException {
        try (OutputKind.Output output = kind.output(file)) {
            String name;
            try (ImageOutputStream stream = ImageIO.createImageOutputStream(output.it())) {
                if (stream == null) {
                    return "none";
                }
                stream.writeByte(WRITTEN[0]);
                stream.write(WRITTEN, 1, WRITTEN.length - 1);
                name = stream.getClass().getName();
            }
            if (!Arrays.equals(WRITTEN, output.bytes())) {
                throw new IOException(name + " of " + kind + " writes wrong");
            }
            return name;
        }
    }

    private static void putReaders(Format format, Map<String, String> served) throws IOException {
        String begin = format + " by ";
        served.put(begin + "name", first(ImageIO.getImageReadersByFormatName(format.toString())));
        served.put(begin + "name in capitals", first(ImageIO.getImageReadersByFormatName(format.name())));
        served.put(begin + "suffix", first(ImageIO.getImageReadersBySuffix(format.toString())));
        for (String type : format.mimeTypes()) {
            served.put(begin + type, first(ImageIO.getImageReadersByMIMEType(type)));
        }
        try (ImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(format.beginning()))) {
            served.put(begin + "content", first(ImageIO.getImageReaders(stream)));
        }
    }

    private static void putWriters(Format format, Map<String, String> served) {
        String begin = "write " + format + " by ";
        served.put(begin + "name", first(ImageIO.getImageWritersByFormatName(format.toString())));
        served.put(begin + "name in capitals", first(ImageIO.getImageWritersByFormatName(format.name())));
        served.put(begin + "suffix", first(ImageIO.getImageWritersBySuffix(format.toString())));
        for (String type : format.mimeTypes()) {
            served.put(begin + type, first(ImageIO.getImageWritersByMIMEType(type)));
        }
        ImageTypeSpecifier image = ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_RGB);
        served.put(begin + "image", first(ImageIO.getImageWriters(image, format.toString())));
    }

    private static String first(Iterator<?> readersOrWriters) {
        return readersOrWriters.hasNext() ? readersOrWriters.next().getClass().getName() : "none";
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
