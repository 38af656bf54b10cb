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
 * Gives a provider its place among the others in a registry: the JDK's provider's. Who has been put before that one
 * stays before us, be it imageio-ext, whose readers look for its own streams; except TwelveMonkeys' and JAI's.
 *
 * <p>A place is given when a provider is registered, and changes once more at most, at its first use: who has come
 * later, and has put himself before the JDK's only, has told nobody. Other changes would break iterations of others.
 */
@SuppressWarnings("ReferenceEquality") // providers are told apart by identity, as the registry does
final class Precedence<T extends IIOServiceProvider> {

    // A registry iterates topologically: first those with nobody before them, in the order of a hash table. So ours
    // have the hash code 0, and are before all who have nobody before them, whoever has come first: TwelveMonkeys' BMP
    // reader, which puts itself before the JDK's, or JAI's, which ask for no place. Only who is in the same part of the
    // table, and was there before, comes before ours, and is put behind them.
    //
    // An iteration counts at its begin who is before whom, and follows the order as it is at that moment. It fails at a
    // provider that stands before one that has come since, and never comes to one behind a provider that has gone. So
    // nobody is put before ours but a stranger that has been put before the JDK's, and a scan leaves ours in the
    // registry. With the JDK's for WBMP before ours, up to 27 of 200 scans and 54 of 600 installations broke a read.
    //
    // It also leaves out without a word who is on a cycle of the order, or behind one: ImageIO then is blind. A
    // provider that has just come has no edges, so that nobody closes a cycle who sets only edges that agree with the
    // order that the registry has at that moment. But others have been there for long; hence takeBackCycles().

    private final ServiceRegistry registry;
    private final Class<T> category;
    private final T provider;
    private final boolean isLast = Settings.current().isLast();

    /** All that the registry has, as it iterates. */
    private final List<T> order;

    /** Whom the provider has now been put before or behind, in the order in which that was done. */
    private final List<T> partners = new ArrayList<>();

    Precedence(ServiceRegistry registry, Class<T> category, T provider) {
        this.registry = registry;
        this.category = category;
        this.provider = provider;
        this.order = order();
    }

    private List<T> order() {
        List<T> order = new ArrayList<>();
        Iterator<T> providers = registry.getServiceProviders(category, true);
        while (providers.hasNext()) {
            order.add(providers.next());
        }
        return order;
    }

    /**
     * For a provider of streams: its place among those that serve {@code served}, or part of it.
     *
     * @return whom it has now been put behind
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
     * For a provider of readers or writers: its place among those for {@code format}.
     *
     * @return whom it has now been put behind
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

    /** {@code rivals}: in the order of the registry, and all that it has if we are to be last. */
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

    /** Whether this is a stranger, and somebody has put it before {@code jdk}, or there is no {@code jdk}. */
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

    /** Whether the order of two that come in this order is set. The registry tells it only when it is unset. */
    private boolean isOrdered(T first, T second) {
        boolean isOrdered = registry.unsetOrdering(category, first, second);
        if (isOrdered) {
            registry.setOrdering(category, first, second);
        }
        return isOrdered;
    }

    /**
     * For the provider of TwelveMonkeys that is being registered and is about to put itself before all that serve
     * {@code served}: puts ours before it, unless somebody who serves the same comes before ours. Before that one it
     * will put itself, and so it would close a cycle.
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

    /** The last first, until no provider is missing that was there before. */
    private void takeBackCycles() {
        for (int i = partners.size() - 1; i >= 0 && order().size() < order.size(); i--) {
            registry.unsetOrdering(category, provider, partners.get(i));
        }
    }

    /** Null, as of no use to ImageIO, is what somebody serves who fails to tell it. */
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

    /** Of no format, as for ImageIO, is who fails to tell it. */
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

    /** Also of another class loader: two copies that gave way to each other would leave the image to the JDK. */
    private boolean isOurs(T other) {
        return other.getClass().getSuperclass().getName().equals(provider.getClass().getSuperclass().getName());
    }

    private static boolean isJdk(Object other) {
        return other.getClass().getName().startsWith("com.sun.imageio.");
    }

    /** Whom we come before: TwelveMonkeys' and JAI Image I/O Tools', which have an old name, too. */
    private static boolean isPassed(Object other) {
        String name = other.getClass().getName();
        return name.startsWith("com.twelvemonkeys.") || name.startsWith("com.github.jaiimageio.")
                || name.startsWith("com.sun.media.imageioimpl.");
    }

    /** Whose order is always set: imageio-ext's puts itself before theirs and ours, which then come by chance. */
    private static boolean isTwelveMonkeysStream(Object other) {
        return other.getClass().getName().startsWith("com.twelvemonkeys.imageio.stream.");
    }
}
