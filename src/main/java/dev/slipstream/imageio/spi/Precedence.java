package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.settings.Settings;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderWriterSpi;
import javax.imageio.spi.ServiceRegistry;
import org.jspecify.annotations.Nullable;

/**
 * Gives a provider its place in a registry: that of the JDK's provider. A third-party provider that was ordered before
 * the JDK's stays before ours, such as imageio-ext's, whose readers look for its own streams. TwelveMonkeys' and JAI's
 * do not, except where they read what ours would leave to the JDK's reader: {@link ReaderProvider#passesExtensions}.
 *
 * <p>A provider gets its place when it is registered, and at most once more, at its first use: until then, another may
 * be ordered before the JDK's without notice. More changes would break iterations in other threads.
 */
@SuppressWarnings("ReferenceEquality") // providers are told apart by identity, as the registry does
final class Precedence<T extends IIOServiceProvider> {

    // A registry iterates topologically. It begins with the providers that have no predecessor, in the order of a hash
    // table, which is why ours have the hash code 0. So they precede all others without a predecessor, whatever the
    // order of registration: TwelveMonkeys' BMP reader, which orders itself only before the JDK's, and JAI's, which do
    // not order themselves. Only an earlier provider in the same bucket of the table precedes ours; ours are then
    // ordered before it.
    //
    // The registry's iterator counts each provider's predecessors when it is created, but reads the current order as it
    // goes. It fails at a provider that was ordered before one registered since, and never reaches one after a provider
    // that was deregistered meanwhile. So nothing is ordered before ours, except third-party providers already ordered
    // before the JDK's, and a scan leaves ours in the registry. With the JDK's provider for WBMP ordered before ours,
    // up to 27 of 200 scans and 54 of 600 installations broke a read.
    //
    // An iteration also silently omits providers on a cycle of the order, or after one, so ImageIO does not see them. A
    // provider that has just been registered has no edges, and edges that agree with the registry's current order close
    // no cycle. But a provider that was registered long ago may have edges, hence takeBackCycles().

    private final ServiceRegistry registry;
    private final Class<T> category;
    private final T provider;
    private final boolean isLast = Settings.current().isLast();

    /** All providers of the category, in the registry's order. */
    private final List<T> order;

    /** The providers that this object ordered before or after ours, the earliest first. */
    private final List<T> partners = new ArrayList<>();

    /** {@code order}: as {@link #order} returns it now. */
    Precedence(ServiceRegistry registry, Class<T> category, T provider, List<T> order) {
        this.registry = registry;
        this.category = category;
        this.provider = provider;
        this.order = order;
    }

    /** All providers of the category, in the registry's order. */
    static <T> List<T> order(ServiceRegistry registry, Class<T> category) {
        List<T> order = new ArrayList<>();
        Iterator<T> providers = registry.getServiceProviders(category, true);
        while (providers.hasNext()) {
            order.add(providers.next());
        }
        return order;
    }

    /** Whether this object has changed nothing. */
    boolean isUnchanged() {
        return partners.isEmpty();
    }

    /**
     * Gives a provider of streams its place among those for {@code served}, its subclasses or its superclasses.
     *
     * @return the providers that were now ordered before it
     */
    List<T> settleStream(Class<?> served) {
        List<T> rivals = new ArrayList<>();
        for (T other : order) {
            if (!isOurs(other) && (isLast || isRelated(servedBy(other), served))) {
                rivals.add(other);
            }
        }
        return settle(rivals);
    }

    /**
     * Gives a provider of readers or writers its place among those for {@code format}.
     *
     * @return the providers that were now ordered before it
     */
    List<T> settleFormat(String format) {
        List<T> rivals = new ArrayList<>();
        for (T other : order) {
            if (!isOurs(other) && (isLast || isOfFormat(other, format))) {
                rivals.add(other);
            }
        }
        return settle(rivals);
    }

    /** {@code rivals}: in the order of the registry; all but ours if ours are to be last. */
    private List<T> settle(List<T> rivals) {
        T jdk = null;
        for (T rival : rivals) {
            jdk = isJdk(rival) ? rival : jdk;
        }
        List<T> next = new ArrayList<>();
        for (T rival : rivals) {
            if (isLast || precedesTheJdks(rival, jdk)) {
                if (registry.setOrdering(category, rival, provider)) {
                    partners.add(rival);
                }
            } else if (rival != jdk && (isTwelveMonkeysStream(rival) || isBeforeForNoReason(rival))) {
                next.add(rival);
            }
        }
        List<T> first = List.copyOf(partners);
        if (jdk != null && !isLast) {
            next.add(0, jdk);
        }
        for (T rival : next) {
            if (registry.setOrdering(category, provider, rival)) {
                partners.add(rival);
            }
        }
        takeBackCycles();
        return first;
    }

    /** Whether this is a third-party provider that was ordered before {@code jdk}, or there is no {@code jdk}. */
    private boolean precedesTheJdks(T rival, @Nullable T jdk) {
        return !isJdk(rival) && !isPassed(rival)
                && (jdk == null || (isBefore(rival, jdk) && isOrdered(rival, jdk)));
    }

    private boolean isBeforeForNoReason(T rival) {
        return isBefore(rival, provider) && (isPassed(rival) || !isOrdered(rival, provider));
    }

    private boolean isBefore(T one, T other) {
        return order.indexOf(one) < order.indexOf(other);
    }

    /** Whether an order is set for two providers that come in this order. Only unsetting it answers that. */
    private boolean isOrdered(T first, T second) {
        boolean isOrdered = registry.unsetOrdering(category, first, second);
        if (isOrdered) {
            registry.setOrdering(category, first, second);
        }
        return isOrdered;
    }

    /**
     * A provider of TwelveMonkeys that is being registered is about to put itself before all that serve {@code served}.
     * This orders ours before it, unless a third-party provider for the same class precedes ours: TwelveMonkeys' will
     * precede that one, which would close a cycle.
     */
    void settleBeforeTwelveMonkeys(Class<?> served) {
        boolean isPreceded = false;
        for (T other : order) {
            isPreceded |= isBefore(other, provider) && !isPassed(other) && !isOurs(other) && servedBy(other) == served;
        }
        for (T other : order) {
            if (!isPreceded && isPassed(other) && servedBy(other) == served) {
                registry.setOrdering(category, provider, other);
            }
        }
    }

    /** Unsets the orders made here, the last one first, until the registry lists all providers again. */
    private void takeBackCycles() {
        for (int i = partners.size() - 1; i >= 0 && order(registry, category).size() < order.size(); i--) {
            registry.unsetOrdering(category, provider, partners.get(i));
        }
    }

    /** Null for a provider whose method throws: ImageIO cannot use it. */
    private static @Nullable Class<?> servedBy(Object provider) {
        try {
            return provider instanceof ImageInputStreamSpi input
                    ? input.getInputClass()
                    : ((ImageOutputStreamSpi) provider).getOutputClass();
        } catch (VirtualMachineError e) {
            throw e;
        } catch (RuntimeException | Error e) {
            return null;
        }
    }

    /** A provider whose {@code getFormatNames} throws has no format, as for ImageIO. */
    private static boolean isOfFormat(Object provider, String format) {
        try {
            for (String name : ((ImageReaderWriterSpi) provider).getFormatNames()) {
                if (format.equalsIgnoreCase(name)) {
                    return true;
                }
            }
            return false;
        } catch (VirtualMachineError e) {
            throw e;
        } catch (RuntimeException | Error e) {
            return false;
        }
    }

    private static boolean isRelated(@Nullable Class<?> one, Class<?> other) {
        return one != null && (one.isAssignableFrom(other) || other.isAssignableFrom(one));
    }

    /** Ours of another class loader, too: if two copies gave way to each other, the JDK would get the image. */
    private boolean isOurs(T other) {
        return other.getClass().getSuperclass().getName().equals(provider.getClass().getSuperclass().getName());
    }

    private static boolean isJdk(Object other) {
        return other.getClass().getName().startsWith("com.sun.imageio.");
    }

    /** Whether ours precede it: TwelveMonkeys' and JAI Image I/O Tools' (which also have an old package name). */
    private boolean isPassed(Object other) {
        if (provider instanceof ReaderProvider reader && !reader.passesExtensions()) {
            return false;
        }
        String name = other.getClass().getName();
        return name.startsWith("com.twelvemonkeys.") || name.startsWith("com.github.jaiimageio.")
                || name.startsWith("com.sun.media.imageioimpl.");
    }

    /** Ours are always ordered before these: imageio-ext's precedes both, which would leave their order to chance. */
    private static boolean isTwelveMonkeysStream(Object other) {
        return other.getClass().getName().startsWith("com.twelvemonkeys.imageio.stream.");
    }
}
