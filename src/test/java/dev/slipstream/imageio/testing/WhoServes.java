package dev.slipstream.imageio.testing;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/**
 * Asks {@code ImageIO.createImageInputStream} for a stream of every kind of input there is. As a program: also after
 * {@code ImageIO.scanForPlugins}, and with words for what else it shall do. Does not need the library.
 */
public final class WhoServes {

    /** Slipstream's stream. */
    public static final String SLIPSTREAM = "dev.slipstream.imageio.stream.WindowedImageInputStream";

    /** All kinds. */
    public static final Set<String> KINDS = Set.of("File", "Path", "RandomAccessFile", "FileInputStream",
            "ByteArrayInputStream", "InputStream", "byte[]", "ByteBuffer", "FileChannel", "ReadableByteChannel", "URL");

    private WhoServes() {}

    /**
     * Each kind with the class of its stream, or with "none". All streams are read and closed.
     *
     * @param file a file with at least one byte
     */
    public static Map<String, String> ask(Path file) throws IOException {
        Map<String, String> served = new TreeMap<>();
        try (FileInputStream in = new FileInputStream(file.toFile());
                FileInputStream wrapped = new FileInputStream(file.toFile());
                FileChannel channel = FileChannel.open(file)) {
            byte[] bytes = Files.readAllBytes(file);
            Map<String, Object> inputs = new LinkedHashMap<>();
            inputs.put("File", file.toFile());
            inputs.put("Path", file);
            inputs.put("RandomAccessFile", new RandomAccessFile(file.toFile(), "r"));
            inputs.put("FileInputStream", in);
            inputs.put("ByteArrayInputStream", new ByteArrayInputStream(bytes));
            inputs.put("InputStream", new FilterInputStream(wrapped) {});
            inputs.put("byte[]", bytes);
            inputs.put("ByteBuffer", ByteBuffer.wrap(bytes));
            inputs.put("FileChannel", channel);
            inputs.put("ReadableByteChannel", Channels.newChannel(new ByteArrayInputStream(bytes) {}));
            inputs.put("URL", file.toUri().toURL());
            for (Map.Entry<String, Object> input : inputs.entrySet()) {
                served.put(input.getKey(), serving(input.getValue(), bytes[0]));
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
        }
    }

    /** Arguments: a file with an image; then any of {@code module}, {@code psd}. */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        print(ask(file));
        System.out.println("image=" + ImageIO.read(new File(arguments[0])).getWidth());
        ImageIO.scanForPlugins();
        System.out.println("rescanned");
        print(ask(file));
        List<String> words = List.of(arguments);
        if (words.contains("module")) {
            try (ImageInputStream stream = ImageIO.createImageInputStream(file.toFile())) {
                System.out.println("module=" + stream.getClass().getModule().getName());
            }
        }
        if (words.contains("psd")) {
            System.out.println("psd=" + ImageIO.getImageReadersByFormatName("psd").hasNext());
        }
    }

    private static void print(Map<String, String> served) {
        served.forEach((kind, name) -> System.out.println(kind + "=" + name));
    }
}
