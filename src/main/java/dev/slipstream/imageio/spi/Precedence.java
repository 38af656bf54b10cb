package dev.slipstream.imageio.spi;

import java.lang.ref.WeakReference;
import java.util.Iterator;
import java.util.function.Function;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ServiceRegistry;
import org.jspecify.annotations.Nullable;

/**
 * The place of a provider of streams among those for the same inputs or outputs: before the JDK's and TwelveMonkeys',
 * behind imageio-ext's, whose readers look for its own streams; or, if the user wants so, behind all.
 *
 * <p>A provider settles this when it is registered. Changing the order later would break the iterations of others that
 * are under way. TwelveMonkeys' providers do the same, so that the class path order would decide who is first; for that
 * see {@link #inputClass}.
 */
@SuppressWarnings("ReferenceEquality") // providers are told apart by identity, as the registry does
final class Precedence<T extends IIOServiceProvider> {

    /** No input is an instance of it. */
    private static final Class<?> NONE = Void.class;

    private final Class<T> category;
    private final Function<T, Class<?>> servedBy;
    private final T provider;
    private final Class<?> served;
    private final String rivalName;

    private @Nullable ServiceRegistry registry;

    // Weak, since in a container TwelveMonkeys may belong to an application that is stopped while we stay.

    /** TwelveMonkeys' provider class, if there is one on the class path. */
    private WeakReference<Class<?>> rivalClass = new WeakReference<>(null);

    /** The instance of it that we are ordered before. */
    private WeakReference<Object> rival = new WeakReference<>(null);

    private Precedence(
            Class<T> category, Function<T, Class<?>> servedBy, T provider, Class<?> served, String rivalName) {
        this.category = category;
        this.servedBy = servedBy;
        this.provider = provider;
        this.served = served;
        this.rivalName = rivalName;
    }

    /** {@code rivalName}: the class name of TwelveMonkeys' provider for the same inputs, or "" if it has none. */
    static Precedence<ImageInputStreamSpi> of(ImageInputStreamSpi provider, Class<?> inputClass, String rivalName) {
        return new Precedence<>(
                ImageInputStreamSpi.class, ImageInputStreamSpi::getInputClass, provider, inputClass, rivalName);
    }

    /** TwelveMonkeys has no output streams. */
    static Precedence<ImageOutputStreamSpi> of(ImageOutputStreamSpi provider, Class<?> outputClass) {
        return new Precedence<>(
                ImageOutputStreamSpi.class, ImageOutputStreamSpi::getOutputClass, provider, outputClass, "");
    }

    void settle(ServiceRegistry registry) {
        Iterator<T> others = registry.getServiceProviders(category, false);
        while (others.hasNext()) {
            T other = others.next();
            if (other != provider) {
                settle(registry, other);
            }
        }
        awaitRival(registry);
    }

    private void settle(ServiceRegistry registry, T other) {
        if (other instanceof InputProvider || other instanceof OutputProvider) {
            settleAmongOurs(registry, other);
        } else if (servedBy.apply(other) == served) {
            if (Settings.isLast() || isImageioExt(other)) {
                registry.setOrdering(category, other, provider);
            } else if (isJdk(other) || isTwelveMonkeys(other)) {
                registry.setOrdering(category, provider, other);
            }
        }
    }

    /** The special before the general: a {@code FileChannel} is seekable and readable. */
    private void settleAmongOurs(ServiceRegistry registry, T other) {
        Class<?> otherClass = servedBy.apply(other);
        if (otherClass.isAssignableFrom(served)) {
            registry.setOrdering(category, provider, other);
        } else if (served.isAssignableFrom(otherClass)) {
            registry.setOrdering(category, other, provider);
        }
    }

    private static boolean isJdk(Object other) {
        return other.getClass().getName().startsWith("com.sun.imageio.");
    }

    private static boolean isTwelveMonkeys(Object other) {
        return other.getClass().getName().startsWith("com.twelvemonkeys.");
    }

    private static boolean isImageioExt(Object other) {
        return other.getClass().getName().startsWith("it.geosolutions.imageio.");
    }

    private void awaitRival(ServiceRegistry registry) {
        if (rivalName.isEmpty() || Settings.isLast()) {
            return;
        }
        this.registry = registry;
        try {
            Class<?> found = Class.forName(rivalName, false, Thread.currentThread().getContextClassLoader());
            rivalClass = new WeakReference<>(found);
            rival = new WeakReference<>(registry.getServiceProviderByClass(found));
        } catch (ClassNotFoundException | LinkageError absent) {
            rivalClass.clear();
        }
    }

    /**
     * The provider's answer to {@code getInputClass()}.
     *
     * <p>When TwelveMonkeys' provider is registered after ours, it asks each provider for its input class and puts
     * itself before all that answer with its own. This question is our only chance to notice that it has come. So then
     * we put ourselves before it, and to this one question answer that we are no match. It may come anew at any time
     * ({@code ImageIO.scanForPlugins}), always as a new instance.
     */
    Class<?> inputClass() {
        ServiceRegistry present = registry;
        Class<?> awaited = rivalClass.get();
        if (present == null || awaited == null) {
            return served;
        }
        Object newest = present.getServiceProviderByClass(awaited);
        if (newest == null || rival.refersTo(newest)) {
            return served;
        }
        rival = new WeakReference<>(newest);
        present.setOrdering(category, provider, category.cast(newest));
        return NONE;
    }

    void forget() {
        registry = null;
        rivalClass.clear();
        rival.clear();
    }
}
