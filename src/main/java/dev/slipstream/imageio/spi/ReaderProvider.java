package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.format.JdkProvider;
import dev.slipstream.imageio.settings.Settings;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.Arrays;
import java.util.List;
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
 * depend on the streams, call it when a read has ended, so that a stream can put back what it has read ahead.
 */
public abstract class ReaderProvider extends ImageReaderSpi implements Consumer<ImageInputStream> {

    // As InputProvider: constructors and onRegistration touch no logger and no file, and never throw.

    private final String format;
    private final String description;
    private final byte[] signature;

    /** As in InputProvider. */
    private volatile @Nullable ServiceRegistry unused;

    /**
     * {@code format}: in lower case, as in the JDK's class names; {@code description}: the JDK's, which is the same in
     * every language; {@code readerClass}: that of {@link #newReader}.
     */
    ReaderProvider(String format, String description, String[] mimeTypes, String readerClass, byte[] signature) {
        super(JdkProvider.VENDOR, JdkProvider.VERSION, new String[] {format, format.toUpperCase(Locale.ROOT)},
                new String[] {format}, mimeTypes, readerClass, new Class<?>[] {ImageInputStream.class},
                new String[] {JdkProvider.className(format, "ImageWriterSpi")},
                false, null, null, null, null,
                true, "javax_imageio_" + format + "_1.0", JdkProvider.className(format, "MetadataFormat"), null, null);
        this.format = format;
        this.description = description;
        this.signature = signature;
    }

    /** A new {@link ImageReader}. Not declared as one: the verifier would load its class to see that it is one. */
    abstract Object newReader();

    @Override
    public final ImageReader createReaderInstance(@Nullable Object extension) {
        Settings.warnOnce();
        return (ImageReader) newReader();
    }

    /** Whether {@code input} is a stream that goes on with the signature. Its position never changes. */
    @Override
    public final boolean canDecodeInput(@Nullable Object input) throws IOException {
        if (!(input instanceof ImageInputStream stream) || hasGivenWay()) {
            return false;
        }
        stream.mark();
        try {
            return startsWithSignature(stream);
        } finally {
            stream.reset();
        }
    }

    /** Whether another one is first that has come later. It stands behind this one in the iteration that asks now. */
    private boolean hasGivenWay() {
        ServiceRegistry registry = unused;
        unused = null;
        return registry != null && !settle(registry).isEmpty();
    }

    private List<ImageReaderSpi> settle(ServiceRegistry registry) {
        return new Precedence<ImageReaderSpi>(registry, ImageReaderSpi.class, this).settleFormat(format);
    }

    private boolean startsWithSignature(ImageInputStream stream) throws IOException {
        byte[] start = new byte[signature.length];
        int count = 0;
        while (count < start.length) {
            int read = stream.read(start, count, start.length - count);
            if (read <= 0) {
                return false;
            }
            count += read;
        }
        return Arrays.equals(start, signature);
    }

    /**
     * Has our streams put back what they have read ahead: the application may go on reading its own stream behind the
     * image. If that fails, since the application has moved its stream meanwhile, the stream stays where it is.
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

    /** That of the JDK's provider: the superclass cannot load the JDK's classes for a provider in another module. */
    @Override
    public final IIOMetadataFormat getImageMetadataFormat(String formatName) {
        ImageReaderSpi jdk = JdkProvider.find(ImageReaderSpi.class, format);
        return jdk == null ? super.getImageMetadataFormat(formatName) : jdk.getImageMetadataFormat(formatName);
    }

    @Override
    public final String getDescription(@Nullable Locale locale) {
        return description;
    }

    /** Gives this provider its place, or, if it is switched off, deregisters it. */
    @Override
    public final void onRegistration(ServiceRegistry registry, Class<?> category) {
        if (Settings.current().isDisabled(format)) {
            registry.deregisterServiceProvider(this);
        } else {
            JdkProvider.keep(registry, ImageReaderSpi.class, format);
            settle(registry);
            unused = Settings.current().isLast() ? null : registry;
        }
    }

    /** Puts this provider first in the registry's table: see {@link Precedence}. */
    @Override
    public final int hashCode() {
        return 0;
    }
}
