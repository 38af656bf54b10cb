package dev.slipstream.imageio.testing;

import java.io.ByteArrayInputStream;
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
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/** Asks {@code ImageIO.createImageInputStream} for a stream from each kind of input. Does not need the library. */
final class ServedInputs {

    static final Set<String> KINDS = Set.of("from File", "from Path", "from RandomAccessFile", "from FileInputStream",
            "from ByteArrayInputStream", "from InputStream", "from byte[]", "from ByteBuffer", "from FileChannel",
            "from ReadableByteChannel", "from URL");

    private ServedInputs() {}

    static Map<String, String> ask(Path file) throws IOException {
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
                served.put("from " + input.getKey(), serving(input.getValue(), bytes[0]));
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
}
