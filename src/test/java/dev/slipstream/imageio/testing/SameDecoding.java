package dev.slipstream.imageio.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;

/**
 * Compares what readers make of a file through Slipstream's streams and through the JDK's.
 *
 * @param origins those of Slipstream's streams
 */
public record SameDecoding(Path file, Collection<InputKind> origins) {

    /** Asks readers whether they can decode the file. Returns those that can. */
    public List<ImageReaderSpi> ask(List<ImageReaderSpi> readers) throws IOException {
        return compare("answers", stream -> Answers.of(readers, stream)).yes();
    }

    /** Has one reader decode the file; failing alike is decoding alike. */
    public void decode(ImageReaderSpi reader, Ask<ImageInputStream, List<String>> decoding) throws IOException {
        assertFalse(compare(reader.getClass().getSimpleName(), decoding).isEmpty());
    }

    /** The JDK's stream is read once for all origins that know their length, and once for those that do not. */
    private <T> T compare(String what, Ask<ImageInputStream, T> outcome) throws IOException {
        Map<Boolean, T> expected = new HashMap<>();
        for (InputKind origin : origins) {
            if (!expected.containsKey(origin.isLengthKnown())) {
                try (InputKind.Opened jdk = origin.openJdk(file)) {
                    expected.put(origin.isLengthKnown(), outcome.of(jdk.stream()));
                }
            }
            try (InputKind.Opened ours = origin.open(file)) {
                assertEquals(expected.get(origin.isLengthKnown()), outcome.of(ours.stream()),
                        () -> what + ", " + file.getFileName() + " from " + origin);
            }
        }
        return expected.values().iterator().next();
    }
}
