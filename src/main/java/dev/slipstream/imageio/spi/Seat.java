package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.format.JdkProvider;
import dev.slipstream.imageio.settings.Settings;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageReaderWriterSpi;
import javax.imageio.spi.ServiceRegistry;
import org.jspecify.annotations.Nullable;

/**
 * The place of one of our providers in a registry, from its registration to its deregistration. The provider takes its
 * place when it is registered, and once more at its first use, since by then {@link Latecomers} may have come. {@link
 * Precedence} has the rules.
 */
final class Seat<T extends IIOServiceProvider> {

    /** The longest wait, in nanoseconds, for another thread to find the latecomers. */
    private static final long MOST_WAITING = 1_000_000_000;

    private static final long PAUSE = 100_000;

    private final Class<T> category;
    private final T provider;
    private final String part;
    private final @Nullable Class<?> streamed;
    private final String format;

    /**
     * The registry from the registration until the first use is over; null otherwise. It is set to null only once: a
     * write to a volatile field waits for all earlier ones.
     */
    private volatile @Nullable ServiceRegistry unused;

    /** The thread that looks for latecomers, at the first use. */
    private volatile @Nullable Thread seeker;

    /** Nearly always null. */
    private volatile @Nullable Latecomers<T> latecomers;

    /** The registry while TwelveMonkeys' provider of input streams may still be registered there; null otherwise. */
    private volatile @Nullable ServiceRegistry awaiting;

    private Seat(Class<T> category, T provider, String part, @Nullable Class<?> streamed, String format) {
        this.category = category;
        this.provider = provider;
        this.part = part;
        this.streamed = streamed;
        this.format = format;
    }

    /** For a provider of streams from or to instances of {@code streamed}. */
    static <T extends IIOServiceProvider> Seat<T> ofStream(Class<T> category, T provider, Class<?> streamed) {
        return new Seat<>(category, provider, "streams", streamed, "");
    }

    /** For a provider of readers or writers of {@code format}; {@code part}: the word that switches it off. */
    static <T extends IIOServiceProvider> Seat<T> ofFormat(Class<T> category, T provider, String format, String part) {
        return new Seat<>(category, provider, part, null, format);
    }

    /** For {@code onRegistration}: gives the provider its place, or deregisters it if it is switched off. */
    void take(ServiceRegistry registry) {
        if (Settings.current().isDisabled(part)) {
            registry.deregisterServiceProvider(provider);
            return;
        }
        if (streamed == null) {
            JdkProvider.keep(registry, category.asSubclass(ImageReaderWriterSpi.class), format);
        }
        takeAgain(registry, Precedence.order(registry, category));
    }

    /**
     * Gives the provider, which is registered, its place once more.
     *
     * @param order all providers of the category, in the registry's order
     * @return whether the order is still the same
     */
    boolean takeAgain(ServiceRegistry registry, List<T> order) {
        Precedence<T> precedence = new Precedence<>(registry, category, provider, order);
        settle(precedence);
        if (!Settings.current().isLast()) {
            unused = registry;
            awaiting = streamed == null ? null : registry;
        }
        return precedence.isUnchanged();
    }

    /** For {@code onDeregistration}. */
    void leave() {
        unused = null;
        awaiting = null;
        latecomers = null;
    }

    private List<T> settle(Precedence<T> precedence) {
        return streamed != null ? precedence.settleStream(streamed) : precedence.settleFormat(format);
    }

    /**
     * The latecomer to which the provider gives way, or null; at the first use, this looks for latecomers.
     *
     * @param asked what the provider is asked to serve, and can: see {@link Latecomers#serving}
     */
    @Nullable T latecomer(Object asked) {
        if (unused != null) {
            seek();
        }
        Latecomers<T> found = latecomers;
        return found == null ? null : found.serving(asked);
    }

    // Threads do not wait in a lock, which would be held while the registry's lock is taken: a registry holds its own
    // while it registers a provider, and that provider may read an image then. It waits for MOST_WAITING.
    private void seek() {
        ServiceRegistry registry = beginToSeek();
        if (registry != null) {
            try {
                List<T> found = settle(precedence(registry));
                latecomers = found.isEmpty() ? null : new Latecomers<>(registry, category, found);
            } finally {
                unused = null; // after latecomers is set, which other threads read next
                seeker = null;
            }
        } else {
            long start = System.nanoTime();
            while (unused != null && seeker != Thread.currentThread() && System.nanoTime() - start < MOST_WAITING) {
                LockSupport.parkNanos(PAUSE);
            }
        }
    }

    /** Null if another thread does, or has done so. */
    private synchronized @Nullable ServiceRegistry beginToSeek() {
        ServiceRegistry registry = seeker == null ? unused : null;
        seeker = registry == null ? seeker : Thread.currentThread();
        return registry;
    }

    private Precedence<T> precedence(ServiceRegistry registry) {
        return new Precedence<>(registry, category, provider, Precedence.order(registry, category));
    }

    /**
     * Whether a provider of TwelveMonkeys that is being registered asks for the class of input: it is about to put
     * itself before all that name its own class, so that the order of jars would decide which is first. This puts ours
     * before it; the answer must then be another class. The look at the stack costs 0.13 ms of a JVM's first use of
     * ImageIO, and nothing afterwards.
     */
    boolean isAskedByTwelveMonkeys() {
        ServiceRegistry registry = awaiting;
        if (registry == null || streamed == null) {
            return false;
        }
        StackTraceElement[] calls = new Throwable().getStackTrace();
        if (calls.length < 3 || calls[2].getClassName().equals("javax.imageio.ImageIO")) {
            awaiting = null; // registration is over
            return false;
        }
        for (StackTraceElement call : calls) {
            if (call.getMethodName().equals("onRegistration") && call.getClassName().startsWith("com.twelvemonkeys.")) {
                precedence(registry).settleBeforeTwelveMonkeys(streamed);
                return true;
            }
        }
        return false;
    }
}
