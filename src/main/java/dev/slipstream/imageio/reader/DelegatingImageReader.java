package dev.slipstream.imageio.reader;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Iterator;
import javax.imageio.IIOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A reader of one image that has the JDK's reader of the same format at hand, for metadata and for what is rare. That one
 * reads the same stream, from where the image begins, and its events come to our listeners as ours.
 *
 * <p>The stream is never flushed, so that either can begin anew at any time.
 */
public abstract class DelegatingImageReader extends ImageReader {

    private final ReadEnd readEnd;
    private final String format;
    private final String jdkProviderName;

    /** Where the image begins; -1 until something has been read. */
    private long start = -1;

    private volatile @Nullable ImageReader jdkReader;

    private boolean isImageRead;

    /** What {@code abortRequested()} tells, which is synchronized and takes as long as a short row. */
    private volatile boolean isAbortRequested;

    /** What the JDK's reader reads; made and replaced together with it. */
    private @Nullable UnflushedView view;

    /** Whether the JDK's reader has this input, and has read its metadata without failing. */
    private boolean isJdkReaderReady;

    /** Whether the JDK's reader has more than headers of this input: an image, or what a failure left. */
    private boolean isJdkReaderSpent;

    /**
     * @param readEnd hears of the end of every read
     * @param format for messages
     * @param jdkProviderName the class of the JDK's provider
     */
    protected DelegatingImageReader(ImageReaderSpi provider, ReadEnd readEnd, String format, String jdkProviderName) {
        super(provider);
        this.readEnd = readEnd;
        this.format = format;
        this.jdkProviderName = jdkProviderName;
    }

    @Override
    public void setInput(@Nullable Object input, boolean seekForwardOnly, boolean ignoreMetadata) {
        super.setInput(input, seekForwardOnly, ignoreMetadata);
        start = -1;
        isImageRead = false;
        letGoOfInput();
    }

    /** A JDK's reader that has read headers only is as good as a new one, and takes no time to make. */
    private void letGoOfInput() {
        ImageReader present = jdkReader;
        UnflushedView shown = view;
        if (present == null || shown == null || isJdkReaderSpent) {
            forgetJdkReader();
            return;
        }
        present.setInput(null);
        shown.forget();
        isJdkReaderReady = false;
    }

    /** The input. */
    protected final ImageInputStream stream() {
        if (input == null) {
            throw new IllegalStateException("No input has been set");
        }
        return (ImageInputStream) input;
    }

    /** Where the image begins: where the stream stood when this was first asked. */
    protected final long start() throws IOException {
        if (start < 0) {
            start = stream().getStreamPosition();
        }
        return start;
    }

    /** Throws what the JDK's readers throw, if it is not the only one. */
    protected static void checkIndex(int imageIndex) {
        if (imageIndex != 0) {
            throw new IndexOutOfBoundsException("Image index is " + imageIndex + ", there is only image 0");
        }
    }

    @Override
    public int getNumImages(boolean allowSearch) throws IOException {
        stream();
        if (seekForwardOnly && allowSearch) {
            throw new IllegalStateException("Cannot search in an input that may only be read forward");
        }
        return 1;
    }

    @Override
    public @Nullable IIOMetadata getStreamMetadata() throws IOException {
        return null;
    }

    /** The JDK's. */
    @Override
    public IIOMetadata getImageMetadata(int imageIndex) throws IOException {
        checkIndex(imageIndex);
        long position = stream().getStreamPosition();
        IIOMetadata metadata = ask(jdk -> {
            jdk.getWidth(0); // fails where the header is wrong; metadata might be what has been read before, or half of it
            return jdk.getImageMetadata(0);
        });
        if (isImageRead) {
            stream().seek(position); // the JDK's reader has had the metadata since then
        }
        return metadata;
    }

    /** To be called when a read has ended or failed. */
    protected final void endRead() throws IOException {
        if (input != null) {
            readEnd.readEnded(stream());
        }
    }

    /** Tells that the image has been read, or part of it. */
    protected final void setImageRead() {
        isImageRead = true;
    }

    /** Lets the JDK's reader read the image. */
    protected final BufferedImage readByJdk(@Nullable ImageReadParam param) throws IOException {
        BufferedImage image = ask(jdk -> jdk.read(0, param));
        isJdkReaderSpent = true;
        return image;
    }

    /** Makes the JDK's reader begin anew when it is asked again: the one for BMP remembers the last destination. */
    protected final void renewJdkReader() {
        isJdkReaderReady = false;
    }

    /** Lets the JDK's reader tell the types. */
    protected final Iterator<ImageTypeSpecifier> imageTypesByJdk() throws IOException {
        getImageMetadata(0);
        return ask(jdk -> jdk.getImageTypes(0));
    }

    /** What the JDK's reader is asked, which reads the metadata first. */
    private interface Question<T> {
        T ask(ImageReader jdk) throws IOException;
    }

    private <T> T ask(Question<T> question) throws IOException {
        ImageReader jdk = jdkReader();
        UnflushedView shown = view;
        if (shown == null || !isJdkReaderReady) {
            shown = show(jdk);
        }
        isJdkReaderReady = false;
        boolean wasSpent = isJdkReaderSpent;
        isJdkReaderSpent = true;
        try {
            T answer = question.ask(jdk);
            isJdkReaderReady = true;
            isJdkReaderSpent = wasSpent;
            shown.leave();
            return answer;
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw e; // what the JDK's readers say of a wrong request
        } catch (RuntimeException e) {
            throw new IIOException(format + ": the JDK's reader failed: " + e, e);
        }
    }

    /** Gives the JDK's reader this input. A failure may have left marks in the former view. */
    private UnflushedView show(ImageReader jdk) throws IOException {
        UnflushedView shown = view;
        if (shown == null || isJdkReaderSpent) {
            shown = new UnflushedView(stream(), start());
            view = shown;
        } else {
            shown.show(stream(), start());
        }
        jdk.setLocale(getLocale());
        jdk.setInput(shown, seekForwardOnly, ignoreMetadata);
        return shown;
    }

    private ImageReader jdkReader() throws IOException {
        ImageReader present = jdkReader;
        if (present == null) {
            present = jdkProvider().createReaderInstance();
            ForwardedEvents events = new ForwardedEvents(new Events());
            present.addIIOReadProgressListener(events);
            present.addIIOReadUpdateListener(events);
            present.addIIOReadWarningListener(events);
            jdkReader = present;
        }
        return present;
    }

    private ImageReaderSpi jdkProvider() throws IIOException {
        Class<?> providerClass;
        try {
            providerClass = Class.forName(jdkProviderName, false, ImageIO.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IIOException(format + ": this Java has no " + jdkProviderName, e);
        }
        Object provider = IIORegistry.getDefaultInstance().getServiceProviderByClass(providerClass);
        if (provider == null) {
            throw new IIOException(format + ": metadata, and what is rarely asked for, takes the JDK's own reader, but "
                    + jdkProviderName + " has been deregistered from ImageIO");
        }
        return (ImageReaderSpi) provider;
    }

    private void forgetJdkReader() {
        ImageReader present = jdkReader;
        if (present != null) {
            present.dispose();
        }
        jdkReader = null;
        view = null;
        isJdkReaderReady = false;
        isJdkReaderSpent = false;
    }

    @Override
    protected synchronized void clearAbortRequest() {
        super.clearAbortRequest();
        isAbortRequested = false;
    }

    @Override
    public synchronized void abort() {
        super.abort();
        isAbortRequested = true;
        ImageReader present = jdkReader;
        if (present != null) {
            present.abort();
        }
    }

    @Override
    public void dispose() {
        forgetJdkReader();
    }

    /** This reader's listeners, for those who are no {@code ImageReader}. */
    protected final ReadEvents events() {
        return new Events();
    }

    private final class Events implements ReadEvents {

        @Override
        public void imageStarted() {
            processImageStarted(0);
        }

        @Override
        public void imageProgress(float percentage) {
            processImageProgress(percentage);
        }

        @Override
        public void imageComplete() {
            processImageComplete();
        }

        @Override
        public void readAborted() {
            processReadAborted();
        }

        @Override
        public void passStarted(BufferedImage image, int pass, int minPass, int maxPass, int minX, int minY,
                int periodX, int periodY, int @Nullable [] bands) {
            processPassStarted(image, pass, minPass, maxPass, minX, minY, periodX, periodY, bands);
        }

        @Override
        public void imageUpdate(BufferedImage image, int minX, int minY, int width, int height,
                int periodX, int periodY, int @Nullable [] bands) {
            processImageUpdate(image, minX, minY, width, height, periodX, periodY, bands);
        }

        @Override
        public void passComplete(BufferedImage image) {
            processPassComplete(image);
        }

        @Override
        public void warningOccurred(String warning) {
            processWarningOccurred(warning);
        }

        @Override
        public boolean isAborted() {
            return isAbortRequested;
        }
    }
}
