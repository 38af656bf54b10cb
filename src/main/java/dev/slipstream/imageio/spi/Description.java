package dev.slipstream.imageio.spi;

import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;

/** Lists who serves what in the registry that ImageIO uses in this context. */
public final class Description {

    private Description() {}

    /**
     * A line for each class of input, of output, and for each format that we read: its name and the providers for it,
     * the one that serves first.
     */
    public static String ofRegistry() {
        return Stream.of(
                        lines(ImageInputStreamSpi.class, provider -> of("from ", provider.getInputClass())),
                        lines(ImageOutputStreamSpi.class, provider -> of("to ", provider.getOutputClass())),
                        lines(ImageReaderSpi.class, Description::formats))
                .flatMap(lines -> lines)
                .collect(Collectors.joining("\n"));
    }

    private static Stream<String> of(String direction, Class<?> served) {
        return Stream.of(direction + served.getTypeName());
    }

    /** Those of our formats that {@code provider} reads. */
    private static Stream<String> formats(ImageReaderSpi provider) {
        return Providers.readers().stream()
                .map(ours -> ours.getFormatNames()[0])
                .filter(format -> Arrays.stream(provider.getFormatNames()).anyMatch(format::equalsIgnoreCase));
    }

    /** {@code served}: the names of what a provider serves. */
    private static <T extends IIOServiceProvider> Stream<String> lines(
            Class<T> category, Function<T, Stream<String>> served) {
        Map<String, String> serving = new TreeMap<>();
        Iterator<T> providers = IIORegistry.getDefaultInstance().getServiceProviders(category, true);
        while (providers.hasNext()) {
            T provider = providers.next();
            String name = provider.getVendorName() + " " + provider.getVersion()
                    + " (" + provider.getClass().getName() + ")";
            served.apply(provider).forEach(
                    each -> serving.merge(each, name, (first, next) -> first + ", then " + next));
        }
        return serving.entrySet().stream().map(entry -> entry.getKey() + ": " + entry.getValue());
    }
}
