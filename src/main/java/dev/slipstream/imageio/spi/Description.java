package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.settings.Settings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageReaderWriterSpi;
import javax.imageio.spi.ImageWriterSpi;

/** Lists the providers in the registry that ImageIO uses in this context, and says why ours do not come first. */
public final class Description {

    private static final String NEXT = "\n    then ";

    /** The providers for each kind of input, output or format, in ImageIO's order. */
    private final Map<String, List<IIOServiceProvider>> serving = new TreeMap<>();

    private Description() {
        List<ImageInputStreamSpi> inputs = registered(ImageInputStreamSpi.class);
        for (ImageInputStreamSpi asked : inputs) {
            for (ImageInputStreamSpi provider : inputs) {
                add("from ", asked.getInputClass(), provider.getInputClass(), provider);
            }
        }
        List<ImageOutputStreamSpi> outputs = registered(ImageOutputStreamSpi.class);
        for (ImageOutputStreamSpi asked : outputs) {
            for (ImageOutputStreamSpi provider : outputs) {
                add("to ", asked.getOutputClass(), provider.getOutputClass(), provider);
            }
        }
        for (ReaderProvider ours : Providers.readers()) {
            add("", ours.format, registered(ImageReaderSpi.class));
        }
        for (WriterProvider ours : Providers.writers()) {
            add("write ", ours.format, registered(ImageWriterSpi.class));
        }
    }

    private void add(String verb, String format, List<? extends ImageReaderWriterSpi> registered) {
        for (ImageReaderWriterSpi provider : registered) {
            if (Arrays.stream(provider.getFormatNames()).anyMatch(format::equalsIgnoreCase)) {
                add(verb + format, provider);
            }
        }
    }

    /** See {@link dev.slipstream.imageio.Slipstream#describe}. */
    public static String ofRegistry() {
        return new Description().text();
    }

    private static <T> List<T> registered(Class<T> category) {
        List<T> providers = new ArrayList<>();
        Iterator<T> registered = IIORegistry.getDefaultInstance().getServiceProviders(category, true);
        registered.forEachRemaining(providers::add);
        return providers;
    }

    /** ImageIO uses the first provider whose class the input is an instance of, even if a later one names its class. */
    private void add(String direction, Class<?> asked, Class<?> served, IIOServiceProvider provider) {
        if (served.isAssignableFrom(asked)) {
            add(direction + asked.getTypeName(), provider);
        }
    }

    private void add(String name, IIOServiceProvider provider) {
        List<IIOServiceProvider> providers = serving.computeIfAbsent(name, any -> new ArrayList<>());
        if (!providers.contains(provider)) {
            providers.add(provider);
        }
    }

    private String text() {
        StringBuilder text = new StringBuilder(InputProvider.VENDOR + " " + InputProvider.VERSION + " (commit "
                + commit() + ") on Java " + Runtime.version());
        int first = text.length();
        int served = 0;
        List<String> ours = ours();
        for (String name : ours) {
            List<IIOServiceProvider> providers = serving.getOrDefault(name, List.of());
            if (!providers.isEmpty() && isOurs(providers.get(0))) {
                served++;
            } else {
                boolean isBehind = providers.stream().anyMatch(Description::isOurs);
                text.append("\nnot ").append(name).append(": ").append(isBehind ? "others come first" : absence(name));
            }
        }
        text.insert(first, " serves " + served + " of " + ours.size() + " kinds of inputs, outputs and images");
        text.append(('\n' + Settings.current().warnings()).stripTrailing());
        int threads = Settings.current().threads();
        if (threads > 1) {
            text.append("\nup to ").append(threads).append(" threads write a large PNG");
        }
        serving.forEach((name, providers) -> {
            text.append('\n').append(name).append(": ");
            text.append(String.join(NEXT, providers.stream().map(Description::named).toList()));
        });
        return text.toString();
    }

    /** The beginning of the commit that the jar was built from. */
    private static String commit() {
        try (InputStream in = Description.class.getResourceAsStream("commit.txt")) {
            return in == null ? "unknown" : new String(in.readNBytes(7), StandardCharsets.US_ASCII).strip();
        } catch (IOException unreadable) {
            return "unknown";
        }
    }

    /** The names of all kinds that Slipstream can serve. */
    private static List<String> ours() {
        List<String> names = new ArrayList<>();
        Providers.inputs().forEach(provider -> names.add("from " + provider.getInputClass().getTypeName()));
        Providers.outputs().forEach(provider -> names.add("to " + provider.getOutputClass().getTypeName()));
        Providers.readers().forEach(provider -> names.add(provider.format));
        Providers.writers().forEach(provider -> names.add("write " + provider.format));
        return names;
    }

    private static String absence(String name) {
        if (Settings.current().isDisabled(part(name))) {
            return "switched off by the property dev.slipstream.imageio.disabled";
        }
        return ServicesFile.isPresent()
                ? "not registered; Slipstream.install() does it"
                : "not registered, since the services file of the jar is lost (in a fat jar?)";
    }

    /** The name by which the property {@code disabled} switches {@code name} off. */
    private static String part(String name) {
        if (name.startsWith("write ")) {
            return name.substring("write ".length()) + "-writer";
        }
        return name.contains(" ") ? "streams" : name;
    }

    private static boolean isOurs(IIOServiceProvider provider) {
        return provider instanceof InputProvider || provider instanceof OutputProvider
                || provider instanceof ReaderProvider || provider instanceof WriterProvider;
    }

    private static String named(IIOServiceProvider provider) {
        return provider.getClass().getName() + " " + (isOurs(provider) ? InputProvider.VERSION : provider.getVersion());
    }
}
