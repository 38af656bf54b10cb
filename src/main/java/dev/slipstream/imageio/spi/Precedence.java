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
 * Gives a provider its place among the others in a registry: the JDK's provider's. Who comes before that one stays
 * before us, be it imageio-ext, whose readers look for its own streams; except TwelveMonkeys' and JAI's providers.
 *
 * <p>A place is given when the provider is registered. Later changes would break the iterations of others.
 */
@SuppressWarnings("ReferenceEquality") // providers are told apart by identity, as the registry does
final class Precedence<T extends IIOServiceProvider> {

    // A registry iterates topologically, and leaves out without a word who is on a cycle of its order, or behind one:
    // ImageIO then is blind. A provider that has just come has no edges, so that nobody closes a cycle who sets only
    // edges that agree with the order that the registry has at that moment, and this is what happens here. But
    // Slipstream.install() settles providers that have been there for long; hence takeBackCycles().

    private final ServiceRegistry registry;
    private final Class<T> category;
    private final T provider;

    /** All that the registry has, as it iterates. */
    private final List<T> order = new ArrayList<>();

    /** Whom the provider has been ordered before or behind, in the order in which that was done. */
    private final List<T> partners = new ArrayList<>();

    Precedence(ServiceRegistry registry, Class<T> category, T provider) {
        this.registry = registry;
        this.category = category;
        this.provider = provider;
        Iterator<T> providers = registry.getServiceProviders(category, true);
        while (providers.hasNext()) {
            order.add(providers.next());
        }
    }

    /**
     * The hash code of a provider beside which others may come that order nothing, and with nobody before it. The
     * registry has its providers in a hash table, and those that nobody has ordered come in the table's order: 0 is in
     * the first bucket of any table, and this number in the last one of a table that has no more buckets.
     */
    static int hashAmongUnordered() {
        return Settings.current().isLast() ? 0xffff : 0;
    }

    /** For a provider of streams: its place among those who serve {@code served}, or part of it. */
    void settleStream(Class<?> served) {
        List<T> rivals = new ArrayList<>();
        for (T other : order) {
            if (!isOurs(other) && isRelated(servedBy(other), served)) {
                rivals.add(other);
            }
        }
        settle(rivals);
    }

    /** For a provider of readers or writers: its place among those for {@code format}. */
    void settleFormat(String format) {
        List<T> rivals = new ArrayList<>();
        for (T other : order) {
            if (!isOurs(other) && (Settings.current().isLast() || isOfFormat(other, format))) {
                rivals.add(other);
            }
        }
        settle(rivals);
        if (!Settings.current().isLast()) {
            leaveRoomForLaterOnes(format);
        }
    }

    /**
     * Who is registered later, and only puts itself before the JDK's, stands beside ours, which does the same. The
     * registry takes those with nobody before them first: so ours comes behind one of the JDK's that is among them, and
     * by that behind all. But TwelveMonkeys' for BMP is such a one, too, and where it is, or comes, ours stays before.
     */
    private void leaveRoomForLaterOnes(String format) {
        boolean isFirst = format.equals("bmp") && isTwelveMonkeysThere();
        for (T other : order) {
            if (isJdk(other) && isOfFormat(other, "wbmp")) {
                if (isFirst) {
                    registry.unsetOrdering(category, other, provider);
                } else {
                    putBehind(other);
                    takeBackCycles();
                }
            }
        }
    }

    private boolean isTwelveMonkeysThere() {
        for (T other : order) {
            if (isTwelveMonkeys(other)) {
                return true;
            }
        }
        return Providers.hasTwelveMonkeysStreams(registry);
    }

    /** {@code rivals}: in the order of the registry. */
    private void settle(List<T> rivals) {
        boolean isLast = Settings.current().isLast();
        int place = isLast ? rivals.size() : place(rivals);
        for (int i = 0; i < rivals.size(); i++) {
            T rival = rivals.get(i);
            if (isLast || (i < place && precedesTheJdks(rivals, i))) {
                putBehind(rival);
            } else if (i >= place && !isStranger(rival)) {
                putBefore(rival);
            }
        }
        takeBackCycles();
    }

    /** Behind the last stranger that comes before the JDK's, or behind all if the JDK's is not there. */
    private int place(List<T> rivals) {
        int place = 0;
        for (int i = 0; i < rivals.size() && !isJdk(rivals.get(i)); i++) {
            if (precedesTheJdks(rivals, i)) {
                place = i + 1;
            }
        }
        return place;
    }

    /**
     * Whether this is a stranger that somebody has put before the JDK's, or before others whom we precede; not by
     * chance, as those come that nobody has ordered. If none of these is there, every stranger precedes.
     */
    private boolean precedesTheJdks(List<T> rivals, int stranger) {
        if (!isStranger(rivals.get(stranger))) {
            return false;
        }
        boolean isJdkThere = false;
        for (int i = 0; i < rivals.size(); i++) {
            T rival = rivals.get(i);
            isJdkThere |= isJdk(rival);
            if (i > stranger && !isStranger(rival) && isOrdered(rivals.get(stranger), rival)) {
                return true;
            }
        }
        return !isJdkThere;
    }

    /** Whether the order of two that come in this order is set. The registry tells it only when it is set again. */
    private boolean isOrdered(T first, T second) {
        boolean isNew = registry.setOrdering(category, first, second);
        if (isNew) {
            registry.unsetOrdering(category, first, second);
        }
        return !isNew;
    }

    /**
     * For the provider of TwelveMonkeys that is being registered and is about to put itself before all that serve
     * {@code served}: puts ours before it, unless somebody who serves the same comes before ours. Before that one it
     * will put itself, and so it would close a cycle.
     */
    void settleBeforeTwelveMonkeys(Class<?> served) {
        boolean isPreceded = false;
        for (T other : order) {
            if (other == provider) {
                break;
            }
            isPreceded |= !isTwelveMonkeys(other) && !isOurs(other) && servedBy(other) == served;
        }
        for (T other : order) {
            if (!isPreceded && isTwelveMonkeys(other) && servedBy(other) == served) {
                putBefore(other);
            }
        }
    }

    private void putBefore(T other) {
        registry.setOrdering(category, provider, other);
        partners.add(other);
    }

    private void putBehind(T other) {
        registry.setOrdering(category, other, provider);
        partners.add(other);
    }

    /** The last first, until no provider is missing that was there before. */
    private void takeBackCycles() {
        for (int i = partners.size() - 1; i >= 0 && size() < order.size(); i--) {
            registry.unsetOrdering(category, provider, partners.get(i));
        }
    }

    private int size() {
        int size = 0;
        Iterator<T> providers = registry.getServiceProviders(category, true);
        while (providers.hasNext()) {
            providers.next();
            size++;
        }
        return size;
    }

    private static @Nullable Class<?> servedBy(Object provider) {
        return provider instanceof ImageInputStreamSpi input
                ? input.getInputClass()
                : ((ImageOutputStreamSpi) provider).getOutputClass();
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
        } catch (RuntimeException e) {
            return false;
        }
    }

    private static boolean isRelated(@Nullable Class<?> one, Class<?> other) {
        return one != null && (one.isAssignableFrom(other) || other.isAssignableFrom(one));
    }

    private static boolean isOurs(Object other) {
        return other instanceof InputProvider || other instanceof OutputProvider
                || other instanceof ReaderProvider || other instanceof WriterProvider;
    }

    private static boolean isStranger(Object other) {
        return !isJdk(other) && !isTwelveMonkeys(other) && !isJaiImageIo(other);
    }

    private static boolean isJdk(Object other) {
        return other.getClass().getName().startsWith("com.sun.imageio.");
    }

    /** JAI Image I/O Tools, which serve channels too, and ask for no place. The second name is the old one. */
    private static boolean isJaiImageIo(Object other) {
        String name = other.getClass().getName();
        return name.startsWith("com.github.jaiimageio.impl.stream.")
                || name.startsWith("com.sun.media.imageioimpl.stream.");
    }

    static boolean isTwelveMonkeys(Object other) {
        return other.getClass().getName().startsWith("com.twelvemonkeys.");
    }
}
