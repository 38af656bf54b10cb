package dev.slipstream.imageio.spi;

import static dev.slipstream.imageio.status.Status.Direction.INPUT;
import static dev.slipstream.imageio.status.Status.Direction.OUTPUT;
import static dev.slipstream.imageio.status.Status.Direction.READ;
import static dev.slipstream.imageio.status.Status.Direction.WRITE;

import dev.slipstream.imageio.settings.Settings;
import dev.slipstream.imageio.status.Status;
import dev.slipstream.imageio.status.Status.Direction;
import dev.slipstream.imageio.status.Status.Part;
import dev.slipstream.imageio.status.Status.State;
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

/** Lists the providers in the registry that ImageIO uses in this context, and tells why ours do not come first. */
public final class Description {

    private static final String NEXT = "\n    then ";

    /** The providers for each kind of input, output or format, in ImageIO's order. */
    private final Map<String, List<IIOServiceProvider>> serving = new TreeMap<>();

    private Description() {
        List<ImageInputStreamSpi> inputs = registered(ImageInputStreamSpi.class);
        for (ImageInputStreamSpi asked : inputs) {
            for (ImageInputStreamSpi provider : inputs) {
                add(INPUT, asked.getInputClass(), provider.getInputClass(), provider);
            }
        }
        List<ImageOutputStreamSpi> outputs = registered(ImageOutputStreamSpi.class);
        for (ImageOutputStreamSpi asked : outputs) {
            for (ImageOutputStreamSpi provider : outputs) {
                add(OUTPUT, asked.getOutputClass(), provider.getOutputClass(), provider);
            }
        }
        for (ReaderProvider ours : Providers.readers()) {
            add(READ, ours.format, registered(ImageReaderSpi.class));
        }
        for (WriterProvider ours : Providers.writers()) {
            add(WRITE, ours.format, registered(ImageWriterSpi.class));
        }
    }

    private void add(Direction direction, String format, List<? extends ImageReaderWriterSpi> registered) {
        for (ImageReaderWriterSpi provider : registered) {
            if (Arrays.stream(provider.getFormatNames()).anyMatch(format::equalsIgnoreCase)) {
                add(kind(direction, format), provider);
            }
        }
    }

    /** See {@link dev.slipstream.imageio.Slipstream#describe}. */
    public static String ofRegistry() {
        return new Description().text();
    }

    /** See {@link dev.slipstream.imageio.Slipstream#status}. */
    public static Status statusOfRegistry() {
        return new Description().status();
    }

    private static <T> List<T> registered(Class<T> category) {
        List<T> providers = new ArrayList<>();
        Iterator<T> registered = IIORegistry.getDefaultInstance().getServiceProviders(category, true);
        registered.forEachRemaining(providers::add);
        return providers;
    }

    /** ImageIO uses the first provider whose class the input is an instance of, even if a later one names its class. */
    private void add(Direction direction, Class<?> asked, Class<?> served, IIOServiceProvider provider) {
        if (served.isAssignableFrom(asked)) {
            add(kind(direction, asked.getTypeName()), provider);
        }
    }

    private void add(String name, IIOServiceProvider provider) {
        List<IIOServiceProvider> providers = serving.computeIfAbsent(name, any -> new ArrayList<>());
        if (!providers.contains(provider)) {
            providers.add(provider);
        }
    }

    private Status status() {
        List<Part> parts = new ArrayList<>();
        Providers.inputs().forEach(provider -> parts.add(part(INPUT, provider.getInputClass().getTypeName())));
        Providers.outputs().forEach(provider -> parts.add(part(OUTPUT, provider.getOutputClass().getTypeName())));
        Providers.readers().forEach(provider -> parts.add(part(READ, provider.format)));
        Providers.writers().forEach(provider -> parts.add(part(WRITE, provider.format)));
        return new Status(InputProvider.VERSION, commit(), parts, Settings.current().warnings().lines().toList());
    }

    private Part part(Direction direction, String name) {
        List<IIOServiceProvider> providers = serving.getOrDefault(kind(direction, name), List.of());
        if (providers.isEmpty()) {
            return new Part(direction, name, absence(direction, name));
        }
        return new Part(direction, name, isOurs(providers.get(0)) ? State.SERVES
                : providers.stream().anyMatch(Description::isOurs) ? State.BEHIND_OTHERS : absence(direction, name));
    }

    private static State absence(Direction direction, String name) {
        String word = direction == READ ? name : direction == WRITE ? name + "-writer" : "streams";
        if (Settings.current().isDisabled(word)) {
            return State.DISABLED;
        }
        return ServicesFile.isPresent() ? State.NOT_REGISTERED : State.SERVICES_FILE_LOST;
    }

    private static String kind(Direction direction, String name) {
        return switch (direction) {
            case INPUT -> "from ";
            case OUTPUT -> "to ";
            case READ -> "";
            case WRITE -> "write ";
        } + name;
    }

    private String text() {
        Status status = status();
        List<Part> missing = status.parts().stream().filter(part -> part.state() != State.SERVES).toList();
        StringBuilder text = new StringBuilder(InputProvider.VENDOR + " " + status.version() + " (commit "
                + status.commit() + ") on Java " + Runtime.version() + " serves "
                + (status.parts().size() - missing.size()) + " of " + status.parts().size()
                + " kinds of inputs, outputs and images");
        for (Part part : missing) {
            text.append("\nnot ").append(kind(part.direction(), part.name())).append(": ")
                    .append(part.state().explanation());
        }
        status.malformedSettings().forEach(sentence -> text.append('\n').append(sentence));
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

    private static boolean isOurs(IIOServiceProvider provider) {
        return provider instanceof InputProvider || provider instanceof OutputProvider
                || provider instanceof ReaderProvider || provider instanceof WriterProvider;
    }

    private static String named(IIOServiceProvider provider) {
        return provider.getClass().getName() + " " + (isOurs(provider) ? InputProvider.VERSION : provider.getVersion());
    }
}
