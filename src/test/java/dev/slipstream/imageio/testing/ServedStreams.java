package dev.slipstream.imageio.testing;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** Asks ImageIO for a stream of each kind of input, and to each kind of output. Does not need the library. */
final class ServedStreams {

    private static final Map<String, Ask<Path, Object>> INPUTS = new LinkedHashMap<>();

    static {
        INPUTS.put("from File", Path::toFile);
        INPUTS.put("from Path", file -> file);
        INPUTS.put("from RandomAccessFile", file -> new RandomAccessFile(file.toFile(), "r"));
        INPUTS.put("from FileInputStream", file -> new FileInputStream(file.toFile()));
        INPUTS.put("from ByteArrayInputStream", file -> new ByteArrayInputStream(Files.readAllBytes(file)));
        INPUTS.put("from InputStream", file -> new FilterInputStream(new FileInputStream(file.toFile())) {});
        INPUTS.put("from byte[]", Files::readAllBytes);
        INPUTS.put("from ByteBuffer", file -> ByteBuffer.wrap(Files.readAllBytes(file)));
        INPUTS.put("from FileChannel", FileChannel::open);
        INPUTS.put("from ReadableByteChannel",
                file -> Channels.newChannel(new ByteArrayInputStream(Files.readAllBytes(file)) {}));
        INPUTS.put("from URL", file -> file.toUri().toURL());
    }

    static final Set<String> KINDS = Stream
            .concat(INPUTS.keySet().stream(), Stream.of(OutputKind.values()).map(ServedStreams::kind))
            .collect(Collectors.toUnmodifiableSet());

    private static final byte[] WRITTEN = {1, 2, 3, 4, 5};

    private ServedStreams() {}

    private static String kind(OutputKind output) {
        return "to " + output.type();
    }

    /** {@code file}: in a folder for others; they are gone afterwards. */
    static Map<String, String> ask(Path file) throws IOException {
        Map<String, String> served = new TreeMap<>();
        for (Map.Entry<String, Ask<Path, Object>> input : INPUTS.entrySet()) {
            served.put(input.getKey(), serving(input.getValue().of(file), Files.readAllBytes(file)[0]));
        }
        for (OutputKind output : OutputKind.values()) {
            Path written = file.resolveSibling("to-" + output);
            served.put(kind(output), serving(output, written));
            Files.deleteIfExists(written);
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

    private static String serving(OutputKind output, Path file) throws IOException {
        try (OutputKind.Opened opened = output.open(file)) {
            String name;
            try (ImageOutputStream stream = ImageIO.createImageOutputStream(opened.output())) {
                if (stream == null) {
                    return "none";
                }
                stream.writeByte(WRITTEN[0]);
                stream.write(WRITTEN, 1, WRITTEN.length - 1);
                name = stream.getClass().getName();
            }
            if (!Arrays.equals(WRITTEN, opened.content().bytes())) {
                throw new IOException(name + " of " + output + " writes wrong");
            }
            return name;
        }
    }
}
