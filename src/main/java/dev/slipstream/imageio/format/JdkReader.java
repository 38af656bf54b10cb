package dev.slipstream.imageio.format;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The JDK's reader of a format, at work for one of ours: it reads the same stream through a view of its own, and its
 * events are forwarded. One that has only read headers is used again for the next input.
 */
final class JdkReader {

    private enum State {
        /** Has no input, or one that is to be given again. */
        IDLE,
        /** Has read the metadata of the input. */
        READY,
        /** Has read an image of the input as well. */
        HAS_IMAGE,
        /** Is at work, or has failed. */
        ASKED
    }

    private final String format;
    private final ImageReader reader;
    private final JdkView view = new JdkView();
    private State state = State.IDLE;

    private JdkReader(String format, ImageReader reader) {
        this.format = format;
        this.reader = reader;
    }

    /** A new one without input. Fails if the JDK's provider is not in the registry. */
    static JdkReader of(String format, DelegatingImageReader events) throws IOException {
        ImageReader reader = JdkProvider.get(ImageReaderSpi.class, format).createReaderInstance();
        new ForwardedReadEvents(events).listenTo(reader);
        return new JdkReader(format, reader);
    }

    /** Whether it has not failed, or goes on as in the JDK: what it has read cannot be read again if it is flushed. */
    boolean isUsable() {
        return state != State.ASKED || view.hasHead();
    }

    /** Whether it has the input already. */
    boolean isOpen() {
        return state != State.IDLE;
    }

    /** Gives it the input of {@code owner}, where the image begins at {@code start}, with {@code head}. */
    void open(ImageReader owner, long start, byte[] head) {
        view.show((ImageInputStream) owner.getInput(), start, head);
        setInput(owner, view);
    }

    private void setInput(ImageReader owner, ImageInputStream stream) {
        reader.setLocale(owner.getLocale());
        reader.setInput(stream, owner.isSeekForwardOnly(), owner.isIgnoringMetadata());
    }

    // Not by one method with a lambda: the first lambda of a process takes longer than reading a small image.

    /** The metadata of its input. If that is read, the stream stays where this reader leaves it. */
    IIOMetadata metadata() throws IOException {
        State before = begin();
        try {
            IIOMetadata metadata = answeredMetadata();
            end(before);
            return metadata;
        } finally {
            view.leave();
        }
    }

    /** The metadata of a whole file in memory. Afterwards the reader has no input. */
    IIOMetadata metadataOf(byte[] file, ImageReader owner) throws IOException {
        setInput(owner, new MemoryCacheImageInputStream(new ByteArrayInputStream(file)));
        begin();
        IIOMetadata metadata = answeredMetadata();
        releaseInput();
        return metadata;
    }

    /** Reads the header first, which fails if it is wrong: otherwise metadata of a failed attempt might be returned. */
    private IIOMetadata answeredMetadata() throws IOException {
        try {
            reader.getWidth(0);
            return reader.getImageMetadata(0);
        } catch (RuntimeException e) {
            throw failure(e);
        }
    }

    /** What it has of metadata after it has failed to read the header: when asked again, it answers so by itself. */
    IIOMetadata metadataOfWrongHeader() throws IOException {
        begin();
        try {
            reader.getWidth(0);
        } catch (IOException | RuntimeException e) {
            // It fails: somebody has been told so before.
        }
        try {
            return reader.getImageMetadata(0);
        } catch (RuntimeException e) {
            throw failure(e);
        }
    }

    Iterator<ImageTypeSpecifier> imageTypes() throws IOException {
        State before = begin();
        try {
            Iterator<ImageTypeSpecifier> types = reader.getImageTypes(0);
            end(before);
            return types;
        } catch (RuntimeException e) {
            throw failure(e);
        } finally {
            view.leave();
        }
    }

    BufferedImage read(@Nullable ImageReadParam param) throws IOException {
        begin();
        try {
            BufferedImage image = reader.read(0, param);
            end(State.HAS_IMAGE);
            return image;
        } catch (RuntimeException e) {
            throw failure(e);
        } finally {
            view.leave();
        }
    }

    /** Returns the state before. One that has failed goes on where the stream stands by now, as in the JDK. */
    private State begin() throws IIOException {
        State before = state;
        state = State.ASKED;
        if (before == State.ASKED) {
            try {
                view.follow();
            } catch (IOException e) {
                throw new IIOException(format + ": the stream has no position: " + e.getMessage(), e);
            }
        }
        return before;
    }

    private void end(State before) {
        state = before == State.IDLE || before == State.READY ? State.READY : State.HAS_IMAGE;
    }

    /** The exception to throw. What the JDK's readers throw for a wrong request is thrown at once. */
    private IIOException failure(RuntimeException e) {
        if (e instanceof IllegalArgumentException || e instanceof IllegalStateException) {
            throw e;
        }
        return new IIOException(format + ": the JDK's reader failed: " + e, e);
    }

    /** Whether it may get another input: not after reading an image, which it would keep, nor after a failure. */
    boolean isReusable() {
        return state == State.IDLE || state == State.READY;
    }

    void releaseInput() {
        reader.setInput(null);
        view.forget();
        state = State.IDLE;
    }

    void abort() {
        reader.abort();
    }

    void dispose() {
        reader.dispose();
    }
}
