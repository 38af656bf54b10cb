package dev.slipstream.imageio.reader;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.IIOException;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The JDK's reader of a format, which works for one of ours: it reads the same stream through a view of its own, and
 * its events are forwarded.
 *
 * <p>One that has read headers only is as good as a new one for the next input, and takes no time to make.
 */
final class JdkReader {

    private enum State {
        /** Nothing is left of a former input; the present one has not been given, or shall be given again. */
        IDLE,
        /** Has read the metadata of the input. */
        READY,
        /** Has read an image of the input as well. */
        HAS_IMAGE,
        /** Has been asked, and has not answered: what a failure leaves is nothing to go on with. */
        ASKED
    }

    private final String format;
    private final ImageReader reader;
    private final UnflushedView view = new UnflushedView();
    private State state = State.IDLE;

    private JdkReader(String format, ImageReader reader) {
        this.format = format;
        this.reader = reader;
    }

    /**
     * A new one without input.
     *
     * @param format for messages
     * @param providerName the class of the JDK's provider, which is looked for in the registry
     * @throws IIOException if there is none
     */
    static JdkReader of(String format, String providerName, ReadEvents events) throws IOException {
        ImageReader reader = provider(format, providerName).createReaderInstance();
        ForwardedEvents forwarded = new ForwardedEvents(events);
        reader.addIIOReadProgressListener(forwarded);
        reader.addIIOReadUpdateListener(forwarded);
        reader.addIIOReadWarningListener(forwarded);
        return new JdkReader(format, reader);
    }

    private static ImageReaderSpi provider(String format, String providerName) throws IIOException {
        ImageReaderSpi provider = JdkProvider.find(providerName);
        if (provider == null) {
            throw new IIOException(format + ": metadata, and what is rarely asked for, takes the JDK's own reader, but "
                    + providerName + " is not, or no longer, registered in ImageIO");
        }
        return provider;
    }

    /** What the JDK's reader is asked, which has the input. */
    interface Question<T> {
        T ask(ImageReader jdk) throws IOException;
    }

    /** Whether it can be asked, or given an input. */
    boolean isUsable() {
        return state != State.ASKED;
    }

    /** Whether it has the input already, and its metadata. */
    boolean isReady() {
        return state == State.READY || state == State.HAS_IMAGE;
    }

    /** Gives it the input of {@code owner}, of which the image begins at {@code start}. */
    void open(ImageReader owner, long start) {
        view.show((ImageInputStream) owner.getInput(), start);
        setInput(owner, view);
    }

    private void setInput(ImageReader owner, ImageInputStream stream) {
        reader.setLocale(owner.getLocale());
        reader.setInput(stream, owner.isSeekForwardOnly(), owner.isIgnoringMetadata());
    }

    /** Lets it answer; if it has to read for that, the stream is left where it has left it. */
    <T> T ask(Question<T> question) throws IOException {
        State before = state;
        T answer = answer(question);
        state = before == State.HAS_IMAGE ? State.HAS_IMAGE : State.READY;
        view.leave();
        return answer;
    }

    /** That what has been asked last was to read the image. */
    void setHasImage() {
        state = State.HAS_IMAGE;
    }

    /** The metadata of another file, of which all is in memory. Afterwards it has no input. */
    IIOMetadata metadataOf(byte[] file, ImageReader owner) throws IOException {
        setInput(owner, new MemoryCacheImageInputStream(new ByteArrayInputStream(file)));
        IIOMetadata metadata = answer(JdkReader::metadata);
        letGoOfInput();
        return metadata;
    }

    /** Asks for the header first, which fails where it is wrong: metadata might be what a failure left. */
    static IIOMetadata metadata(ImageReader jdk) throws IOException {
        jdk.getWidth(0);
        return jdk.getImageMetadata(0);
    }

    private <T> T answer(Question<T> question) throws IOException {
        state = State.ASKED;
        try {
            return question.ask(reader);
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw e; // what the JDK's readers say of a wrong request
        } catch (RuntimeException e) {
            throw new IIOException(format + ": the JDK's reader failed: " + e, e);
        }
    }

    /** Whether it can serve another input: not with an image, which it would hold, nor with what a failure left. */
    boolean isReusable() {
        return state == State.IDLE || state == State.READY;
    }

    void letGoOfInput() {
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
