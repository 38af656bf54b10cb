package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

/**
 * One reader for many inputs, asked in any order.
 *
 * <p>{@code -Dslipstream.sequences=N} for more, {@code -Dslipstream.seed=S} for the sequence that failed.
 */
public abstract class ReuseContract {

    /** In bytes, of those in a sequence. */
    protected static final int LARGEST_FILE = 8_000;

    /** A sequence takes as long as many of the other tests that share the property. */
    private static final int SEQUENCES_PER_SEQUENCE = 20;

    private final Format format;

    protected ReuseContract(Format format) {
        this.format = format;
    }

    /** The project's own files that sequences are made of. */
    protected abstract List<String> filesOfSequences() throws IOException;

    protected abstract ReuseSequence sequence(long seed, List<String> files) throws IOException;

    /** The project's own files that can be read. */
    protected abstract List<String> intactFiles() throws IOException;

    /** One of the {@link #intactFiles}. */
    protected abstract String plainFile();

    @Test
    void oneReaderReadsManyFilesInAnyOrder() throws IOException {
        List<String> files = filesOfSequences();
        Long seed = Long.getLong("slipstream.seed");
        if (seed != null) {
            sequence(seed, files).run();
            return;
        }
        int sequences = Integer.getInteger("slipstream.sequences", 2000) / SEQUENCES_PER_SEQUENCE;
        for (int i = 0; i < sequences; i++) {
            sequence(i, files).run();
        }
    }

    @Test
    void anInputCanBeReadTwiceAndAskedBeforeAndAfter() throws IOException {
        for (String file : intactFiles()) {
            ImageReader reader = format.open(Side.SLIPSTREAM);
            try (ImageInputStream stream = WindowedImageInputStream.of(format.file(file))) {
                reader.setInput(stream);
                String metadata = MetadataTree.of(reader.getImageMetadata(0));
                Reading first = Reading.of(reader, null);
                assertNull(first.failure(), file);
                assertNotNull(first.image(), file);
                assertEquals(metadata, MetadataTree.of(reader.getImageMetadata(0)), file);
                assertEquals(first.image().getWidth(), reader.getWidth(0));
                first.assertSame(Reading.of(reader, null), file + " again");
                assertEquals(first.image().getHeight(), reader.getHeight(0));
                reader.setInput(stream);
            } finally {
                reader.dispose();
            }
        }
    }

    @Test
    void theSameStreamSetAgainIsReadFromWhereItStands() throws IOException {
        ImageReader reader = format.open(Side.SLIPSTREAM);
        try (ImageInputStream stream = WindowedImageInputStream.of(format.file(plainFile()))) {
            reader.setInput(stream, true, true);
            Reading first = Reading.of(reader, null);
            stream.seek(0);
            reader.setInput(stream, true, true);
            first.assertSame(Reading.of(reader, null), "again from the start");
        } finally {
            reader.dispose();
        }
    }
}
