package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.format.JdkProvider;
import dev.slipstream.imageio.settings.Settings;
import java.util.Locale;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadataFormat;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/** A provider of writers for one format that the JDK writes too. It answers as the JDK's does. */
public abstract class WriterProvider extends ImageWriterSpi {

    // As InputProvider: constructors and onRegistration touch no logger and no file, and never throw.

    /** As in ReaderProvider; with {@code -writer}, the property {@code disabled} has it. */
    final String format;

    private final String description;

    final Seat<ImageWriterSpi> seat;

    /** As in ReaderProvider; {@code writerClass}: that of {@link #newWriter}. */
    WriterProvider(String format, String description, String[] mimeTypes, String writerClass) {
        this(format, description, mimeTypes, writerClass, false);
    }

    /** The same; {@code hasStreamMetadata}: whether the whole file has metadata, beside those of its images. */
    WriterProvider(
            String format, String description, String[] mimeTypes, String writerClass, boolean hasStreamMetadata) {
        super(JdkProvider.VENDOR, JdkProvider.VERSION, new String[] {format, format.toUpperCase(Locale.ROOT)},
                new String[] {format}, mimeTypes, writerClass, new Class<?>[] {ImageOutputStream.class},
                new String[] {JdkProvider.className(format, "ImageReaderSpi")},
                hasStreamMetadata, hasStreamMetadata ? "javax_imageio_" + format + "_stream_1.0" : null,
                hasStreamMetadata ? JdkProvider.className(format, "StreamMetadataFormat") : null, null, null,
                true, "javax_imageio_" + format + (hasStreamMetadata ? "_image_1.0" : "_1.0"),
                JdkProvider.className(format, hasStreamMetadata ? "ImageMetadataFormat" : "MetadataFormat"),
                null, null);
        this.format = format;
        this.description = description;
        this.seat = Seat.ofFormat(ImageWriterSpi.class, this, format, format + "-writer");
    }

    /** Answers {@link #canEncodeImage} as the JDK's provider does. */
    abstract boolean canEncode(ImageTypeSpecifier type);

    @Override
    public final boolean canEncodeImage(ImageTypeSpecifier type) {
        return canEncode(type) && seat.latecomer(type) == null;
    }

    /** A new {@link ImageWriter}. Not declared as one: then the verifier would load the writer's class to check it. */
    abstract Object newWriter();

    @Override
    public final ImageWriter createWriterInstance(@Nullable Object extension) {
        Settings.warnOnce();
        return (ImageWriter) newWriter();
    }

    /** The superclass cannot load the JDK's classes for a provider in another module: so the JDK's provider does. */
    @Override
    public final IIOMetadataFormat getImageMetadataFormat(String formatName) {
        ImageWriterSpi jdk = JdkProvider.find(ImageWriterSpi.class, format);
        return jdk == null ? super.getImageMetadataFormat(formatName) : jdk.getImageMetadataFormat(formatName);
    }

    @Override
    public final IIOMetadataFormat getStreamMetadataFormat(String formatName) {
        ImageWriterSpi jdk = JdkProvider.find(ImageWriterSpi.class, format);
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
