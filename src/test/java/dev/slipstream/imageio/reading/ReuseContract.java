package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Seeds;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageReadParam;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

/**
 * One reader for many inputs, asked in any order.
 */
public abstract class ReuseContract {

    /** In bytes, of those in a sequence. */
    protected static final int LARGEST_FILE = 8_000;

    private final Format format;

    protected ReuseContract(Format format) {
        this.format = format;
    }

    /** The project's own files that sequences are made of. */
    protected abstract List<String> filesOfSequences() throws IOException;

    protected abstract ReuseSequence sequence(long seed, Random random, List<String> files) throws IOException;

    /** The project's own files that can be read. */
    protected abstract List<String> intactFiles() throws IOException;

    /** One of the {@link #intactFiles}. */
    protected abstract String plainFile();

    @Test
    void oneReaderReadsManyFilesInAnyOrder() throws Exception {
        List<String> files = filesOfSequences();
        Seeds.run(20, (seed, random) -> sequence(seed, random, files).run());
    }

    @Test
    void anInputCanBeReadTwiceAndAskedBeforeAndAfter() throws IOException {
        for (String file : intactFiles()) {
            ImageInputStream stream = WindowedImageInputStream.of(format.file(file));
            format.with(Side.SLIPSTREAM, stream, Flags.KEEPING_METADATA, reader -> {
                String metadata = MetadataTree.of(reader.getImageMetadata(0));
                Reading first = Reading.of(reader, null);
                assertNull(first.failure(), file);
                assertNotNull(first.image(), file);
                assertEquals(metadata, MetadataTree.of(reader.getImageMetadata(0)), file);
                assertEquals(first.image().getWidth(), reader.getWidth(0));
                first.assertSame(Reading.of(reader, null), file + " again");
                assertEquals(first.image().getHeight(), reader.getHeight(0));
                reader.setInput(stream);
                return null;
            });
        }
    }

    @Test
    void theSameStreamSetAgainIsReadFromWhereItStands() throws IOException {
        ImageInputStream stream = WindowedImageInputStream.of(format.file(plainFile()));
        format.with(Side.SLIPSTREAM, stream, Flags.LIKE_IMAGEIO, reader -> {
            Reading first = Reading.of(reader, null);
            stream.seek(0);
            reader.setInput(stream, true, true);
            first.assertSame(Reading.of(reader, null), "again from the start");
            return null;
        });
    }

    /** Whoever reads: the last request is one that only the JDK's reader knows. */
    @Test
    void theMetadataAreOneObject() throws IOException {
        ImageInputStream stream = WindowedImageInputStream.of(format.file(plainFile()));
        format.with(Side.SLIPSTREAM, stream, Flags.KEEPING_METADATA, reader -> {
            IIOMetadata metadata = reader.getImageMetadata(0);
            for (ImageReadParam param : new ImageReadParam[] {null, new ImageReadParam() {}}) {
                reader.read(0, param);
                assertSame(metadata, reader.getImageMetadata(0));
            }
            return null;
        });
    }
}
