package dev.slipstream.imageio.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;

/** Asks {@code ImageIO.createImageOutputStream} for a stream to every kind of output. Does not need the library. */
final class ServedOutputs {

    static final Set<String> KINDS =
            Stream.of(OutputKind.values()).map(ServedOutputs::kind).collect(Collectors.toUnmodifiableSet());

    private static final byte[] WRITTEN = {1, 2, 3, 4, 5};

    private ServedOutputs() {}

    /** @param folder for files; all are gone afterwards */
    static Map<String, String> ask(Path folder) throws IOException {
        Map<String, String> served = new TreeMap<>();
        for (OutputKind output : OutputKind.values()) {
            Path file = folder.resolve("to-" + output);
            served.put(kind(output), serving(output, file));
            Files.deleteIfExists(file);
        }
        return served;
    }

    private static String kind(OutputKind output) {
        return "to " + output.type();
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
