package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.format.JdkProvider;
import dev.slipstream.imageio.settings.Settings;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataFormat;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A provider of readers for one format that the JDK reads too. It answers as the JDK's does. Its readers, which do not
 * depend on the streams, call {@link #accept} after a read, so that a stream can put back what it has read ahead.
 */
public abstract class ReaderProvider extends ImageReaderSpi implements Consumer<ImageInputStream> {

    // As InputProvider: constructors and onRegistration touch no logger and no file, and never throw.

    /** In lower case, as in the JDK's class names, and as the property {@code disabled} has it. */
    final String format;

    private final String description;
    private final byte[][] signatures;

    final Seat<ImageReaderSpi> seat;

    /**
     * {@code description}: the JDK's, which is the same in every language; {@code readerClass}: that of {@link
     * #newReader}; {@code signatures}: all of one length, the first bytes of a file. Where the JDK's provider gives
     * other names, suffixes or metadata formats, a subclass sets the superclass's fields.
     */
    ReaderProvider(
            String format, String description, String[] mimeTypes, String readerClass, byte[]... signatures) {
        super(JdkProvider.VENDOR, JdkProvider.VERSION, new String[] {format, format.toUpperCase(Locale.ROOT)},
                new String[] {format}, mimeTypes, readerClass, new Class<?>[] {ImageInputStream.class},
                new String[] {JdkProvider.className(format, "ImageWriterSpi")},
                false, null, null, null, null,
                true, "javax_imageio_" + format + "_1.0", JdkProvider.className(format, "MetadataFormat"), null, null);
        this.format = format;
        this.description = description;
        this.signatures = signatures;
        this.seat = Seat.ofFormat(ImageReaderSpi.class, this, format, format);
    }

    /** A new {@link ImageReader}. Not declared as one: then the verifier would load the reader's class to check it. */
    abstract Object newReader() throws IOException;

    /** Whether it precedes TwelveMonkeys' and JAI's: its readers read all files that theirs do. */
    boolean passesExtensions() {
        return true;
    }

    /** Whether there is what its readers need. */
    boolean isUsable() {
        return true;
    }

    @Override
    public final ImageReader createReaderInstance(@Nullable Object extension) throws IOException {
        Settings.warnOnce();
        return (ImageReader) newReader();
    }

    /** Whether {@code input} is a stream whose next bytes are the signature. Its position does not change. */
    @Override
    public final boolean canDecodeInput(@Nullable Object input) throws IOException {
        if (!(input instanceof ImageInputStream stream)) {
            return false;
        }
        boolean isOurs;
        stream.mark();
        try {
            isOurs = startsWithSignature(stream);
        } finally {
            stream.reset();
        }
        return isOurs && isUsable() && seat.latecomer(stream) == null;
    }

    private boolean startsWithSignature(ImageInputStream stream) throws IOException {
        byte[] start = new byte[signatures[0].length];
        int count = 0;
        while (count < start.length) {
            int read = stream.read(start, count, start.length - count);
            if (read <= 0) {
                return false;
            }
            count += read;
        }
        for (byte[] signature : signatures) {
            if (Arrays.equals(start, signature)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Has our streams put back what they have read ahead: the application may go on reading its own stream after the
     * image. If that fails, since the application has moved its stream, the stream stays where it is.
     */
    @Override
    public final void accept(ImageInputStream stream) {
        if (stream instanceof WindowedImageInputStream ours) {
            try {
                ours.putBack();
            } catch (IOException e) {
                System.getLogger("dev.slipstream.imageio").log(Level.DEBUG, "Cannot put back what was read ahead", e);
            }
        }
    }

    /** The superclass cannot load the JDK's classes for a provider in another module: so the JDK's provider does. */
    @Override
    public final IIOMetadataFormat getImageMetadataFormat(String formatName) {
        ImageReaderSpi jdk = JdkProvider.find(ImageReaderSpi.class, format);
        return jdk == null ? super.getImageMetadataFormat(formatName) : jdk.getImageMetadataFormat(formatName);
    }

    @Override
    public final IIOMetadataFormat getStreamMetadataFormat(String formatName) {
        ImageReaderSpi jdk = JdkProvider.find(ImageReaderSpi.class, format);
        return jdk == null ? super.getStreamMetadataFormat(formatName) : jdk.getStreamMetadataFormat(formatName);
    }

    @Override
    public final String getDescription(@Nullable Locale locale) {
        return description;
    }

    @Override
    public final void onRegistration(ServiceRegistry registry, Class<?> category) {
        seat.take(registry);
    }

    @Override
    public final void onDeregistration(ServiceRegistry registry, Class<?> category) {
        seat.leave();
    }

    /** Puts this provider first in the registry's table: see {@link Precedence}. */
    @Override
    public final int hashCode() {
        return 0;
    }
}
