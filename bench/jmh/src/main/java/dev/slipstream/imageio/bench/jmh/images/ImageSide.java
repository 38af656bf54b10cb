package dev.slipstream.imageio.bench.jmh.images;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriter;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;

/**
 * Whose streams ImageIO uses, and whose readers for the formats that Slipstream has readers for; Slipstream's writers
 * on its side only. All other readers and writers are the JDK's on all sides.
 */
public enum ImageSide {

    JDK("com.sun.imageio.", "com.sun.imageio.", Set.of()),
    /** It has no PNG reader. */
    TWELVEMONKEYS("com.twelvemonkeys.", "com.twelvemonkeys.imageio.plugins.bmp.", Set.of("bmp")),
    SLIPSTREAM("dev.slipstream.", "dev.slipstream.", Set.of("png", "bmp", "gif", "jpg", "tif"));

    /** The formats that Slipstream has writers for. */
    static final Set<String> WRITTEN = Set.of("png", "bmp", "gif");

    private final String packages;
    private final String packagesOfReaders;
    final Set<String> formatsRead;

    ImageSide(String packages, String packagesOfReaders, Set<String> formatsRead) {
        this.packages = packages;
        this.packagesOfReaders = packagesOfReaders;
        this.formatsRead = formatsRead;
    }

    /**
     * Leaves only this side's and the JDK's providers in this JVM's registry; one that a side does not have is the
     * JDK's, as it is in an application.
     */
    public void takeOver() {
        keep(ImageInputStreamSpi.class, packages);
        keep(ImageOutputStreamSpi.class, packages);
        keep(ImageReaderSpi.class, packagesOfReaders);
        keep(ImageWriterSpi.class, packagesOfWriters());
    }

    /** TwelveMonkeys' are not measured. */
    private String packagesOfWriters() {
        return this == SLIPSTREAM ? packages : JDK.packages;
    }

    /** Throws if another side's streams are used, for then the figures would not be what their names say. */
    public void mustServeInput(Class<?> input) {
        mustServe(ImageInputStreamSpi.class, provider -> provider.getInputClass() == input, input);
    }

    /** Throws if another side's streams are used. */
    public void mustServeOutput(Class<?> output) {
        mustServe(ImageOutputStreamSpi.class, provider -> provider.getOutputClass() == output, output);
    }

    private <T> void mustServe(Class<T> category, Predicate<T> isServing, Class<?> wanted) {
        Iterator<T> providers = IIORegistry.getDefaultInstance().getServiceProviders(category,
                provider -> isServing.test(category.cast(provider)), true);
        mustBe(packages, providers.hasNext() ? providers.next() : null, "serves " + wanted);
    }

    /** Throws if ImageIO finds another reader first than this side's own or, where it has none, the JDK's. */
    public void mustRead(String format) {
        Iterator<ImageReader> readers = ImageIO.getImageReadersByFormatName(format);
        mustBe(formatsRead.contains(format) ? packagesOfReaders : JDK.packages,
                readers.hasNext() ? readers.next().getOriginatingProvider() : null, "reads " + format);
    }

    /** Throws if ImageIO finds another writer first than this side's own or, where it has none, the JDK's. */
    public void mustWrite(String format) {
        Iterator<ImageWriter> writers = ImageIO.getImageWritersByFormatName(format);
        mustBe(WRITTEN.contains(format) ? packagesOfWriters() : JDK.packages,
                writers.hasNext() ? writers.next().getOriginatingProvider() : null, "writes " + format);
    }

    /** @param provider null if there is none */
    private void mustBe(String wanted, Object provider, String does) {
        if (provider == null) {
            throw new IllegalStateException("Nobody " + does);
        }
        String name = provider.getClass().getName();
        if (!name.startsWith(wanted)) {
            throw new IllegalStateException(this + " is measured, but " + name + " " + does);
        }
    }

    private static <T extends IIOServiceProvider> void keep(Class<T> category, String packages) {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        List<T> others = new ArrayList<>();
        registry.getServiceProviders(category, false).forEachRemaining(provider -> {
            String name = provider.getClass().getName();
            if (!name.startsWith(packages) && !name.startsWith(JDK.packages)) {
                others.add(provider);
            }
        });
        others.forEach(provider -> registry.deregisterServiceProvider(provider, category));
    }
}
