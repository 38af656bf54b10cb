package dev.slipstream.imageio.format;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Iterator;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The JDK's reader of a format, which works for one of Slipstream's: it reads the same stream through its own view, and
 * its events are forwarded. A reader that has only read headers is used again for the next input.
 */
final class JdkReader {

    private enum State {
        /** Has no input, or one that must be set again. */
        IDLE,
        /** Has read the metadata of the input. */
        READY,
        /** Has read an image of the input as well. */
        HAS_IMAGE,
        /** Is at work, or has failed. */
        ASKED
    }

    /** What streams say if they cannot go back so far. Programs compare it with the whole text of an exception. */
    private static final String FLUSHED = "pos < flushedPos!";

    private final String format;
    private final ImageReader reader;
    private final JdkView view = new JdkView();
    private State state = State.IDLE;

    private JdkReader(String format, ImageReader reader) {
        this.format = format;
        this.reader = reader;
    }

    /** A new reader without input. Fails if the JDK's provider is not in the registry. */
    static JdkReader of(String format, DelegatingImageReader events) throws IOException {
        ImageReader reader = JdkProvider.get(ImageReaderSpi.class, format).createReaderInstance();
        new ForwardedReadEvents(events).listenTo(reader);
        return new JdkReader(format, reader);
    }

    /** False after a failure, unless the image's beginning is flushed: then the reader goes on, as in the JDK. */
    boolean isUsable() {
        return state != State.ASKED || view.hasHead();
    }

    /** Whether the input is set. */
    boolean isOpen() {
        return state != State.IDLE;
    }

    /** Sets the input of {@code owner}: its image begins at {@code start}, with the bytes {@code head}. */
    void open(ImageReader owner, long start, byte[] head) {
        view.show((ImageInputStream) owner.getInput(), start, head);
        setInput(owner, view);
    }

    private void setInput(ImageReader owner, ImageInputStream stream) {
        reader.setLocale(owner.getLocale());
        reader.setInput(stream, owner.isSeekForwardOnly(), owner.isIgnoringMetadata());
    }

    /** The reader itself, with the same input as after {@link #open}. */
    ImageReader openForOneRequest(ImageReader owner, long start, byte[] head) {
        open(owner, start, head);
        return reader;
    }

    /** The same with a whole file in memory as input. */
    ImageReader openForOneRequest(ImageReader owner, byte[] file) {
        view.show(null, 0, file);
        setInput(owner, view);
        return reader;
    }

    /** Leaves the stream where the reader has left it. The reader has no input afterwards. */
    void closeAfterOneRequest() throws IOException {
        try {
            if (view.hasStream()) {
                view.leave();
            }
        } finally {
            releaseInput();
        }
    }

    // These are not one method with a lambda: the first lambda of a process takes longer than reading a small image.

    /** The metadata of the input. If they have to be read, the stream stays where this reader leaves it. */
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

    /** The metadata of a whole file in memory. The reader has no input afterwards. */
    IIOMetadata metadataOf(byte[] file, ImageReader owner) throws IOException {
        view.show(null, 0, file);
        setInput(owner, view);
        begin();
        try {
            IIOMetadata metadata = answeredMetadata();
            releaseInput();
            return metadata;
        } finally {
            view.forget(); // after a failure, too: a view with a head would be used again
        }
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

    /** The metadata that the reader has after failing to read the header. It returns them at the next call. */
    IIOMetadata metadataOfWrongHeader() throws IOException {
        begin();
        try {
            reader.getWidth(0);
        } catch (IOException | RuntimeException e) {
            // The read of the header fails, as it did before.
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

    /** Returns the state before. After a failure, the reader goes on from the stream's position, as in the JDK. */
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

    /** The exception to throw. What the JDK's readers throw for a wrong request is thrown here. */
    private IIOException failure(RuntimeException e) {
        if (e instanceof IllegalArgumentException || e instanceof IllegalStateException) {
            throw e;
        }
        String text = e.getMessage();
        return new IIOException(FLUSHED.equals(text) ? text
                : ErrorText.of(text, format + ": the JDK's reader failed: " + e.getClass().getName()), e);
    }

    /** Whether another input may be set: not after a failure, nor after reading an image, which it would keep. */
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
