package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertNull;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** Random files, one after the other, of which one reader is asked random things, as is one to compare it with. */
public abstract class ReuseSequence {

    private static final int FILES = 30;

    protected final Random random;
    protected final ImageReader ours;

    /** What has been done so far. */
    protected final StringBuilder story = new StringBuilder();

    private final Format format;
    private final long seed;
    private final List<String> files;

    /** @param files of the project's own */
    protected ReuseSequence(Format format, long seed, Random random, List<String> files) throws IOException {
        this.format = format;
        this.seed = seed;
        this.random = random;
        this.files = files;
        this.ours = format.open(Side.SLIPSTREAM);
    }

    /** The reader to compare ours with for a file. */
    protected abstract ImageReader reference(String file) throws IOException;

    /** No more is asked of a reference about the file that it is for. */
    protected abstract void leaveReference(ImageReader reference);

    /** The readers that go through the whole sequence. */
    protected abstract List<ImageReader> readers();

    /** Asks both readers one thing; false if they cannot be asked more about this file. */
    protected abstract boolean step(String file, ImageReader reference) throws IOException;

    final void run() throws IOException {
        try {
            for (int i = 0; i < FILES; i++) {
                next(files.get(random.nextInt(files.size())));
            }
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(
                    e.getMessage() + "\nreproduce: -Dslipstream.seed=" + seed + "\nso far" + story, e);
        } finally {
            readers().forEach(ImageReader::dispose);
        }
    }

    private void next(String file) throws IOException {
        Flags flags = Flags.values()[random.nextInt(Flags.values().length)];
        story.append('\n').append(file).append(' ').append(flags).append(':');
        byte[] bytes = format.file(file);
        ImageReader reference = reference(file);
        try (ImageInputStream expected = WindowedImageInputStream.of(bytes);
                ImageInputStream actual = WindowedImageInputStream.of(bytes)) {
            flags.setInput(reference, expected);
            flags.setInput(ours, actual);
            boolean works = true;
            for (int i = random.nextInt(6); i >= 0 && works; i--) {
                works = step(file, reference);
            }
        } finally {
            leaveReference(reference);
        }
        leave();
    }

    private void leave() {
        int way = random.nextInt(4);
        if (way == 0) {
            story.append(" reset");
            readers().forEach(ImageReader::reset);
            assertNull(ours.getInput());
        } else if (way == 1) {
            story.append(" no input");
            readers().forEach(reader -> reader.setInput(null));
        } else if (way == 2) {
            story.append(" disposed");
            readers().forEach(ImageReader::dispose);
        }
    }
}
