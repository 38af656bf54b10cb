package dev.slipstream.imageio.testing;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriter;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.event.IIOReadUpdateListener;
import javax.imageio.event.IIOReadWarningListener;
import javax.imageio.event.IIOWriteProgressListener;
import javax.imageio.event.IIOWriteWarningListener;
import org.jspecify.annotations.Nullable;

/**
 * Records every event of a reader or a writer, as lines of text with all arguments: "image complete", "warning
 * occurred 0 ...". Images are named in the order in which they are first met; what an update says has changed is looked
 * at then and there.
 */
public final class Events {

    private static final Class<?>[] LISTENERS = {
        IIOReadProgressListener.class, IIOReadUpdateListener.class, IIOReadWarningListener.class,
        IIOWriteProgressListener.class, IIOWriteWarningListener.class
    };

    private final Object source;
    private final boolean withPixels;
    private final Object listener =
            Proxy.newProxyInstance(Events.class.getClassLoader(), LISTENERS, (proxy, event, arguments) ->
                    event.getDeclaringClass() == Object.class ? ofObject(proxy, event, arguments)
                            : heard(event.getName(), arguments));
    private final List<String> lines = new ArrayList<>();
    private final IdentityHashMap<BufferedImage, String> names = new IdentityHashMap<>();
    private Use<Integer> action = event -> {};

    private Events(Object source, boolean withPixels) {
        this.source = source;
        this.withPixels = withPixels;
    }

    /** Listens to {@code reader}, with the checksum of each updated row. */
    public static Events of(ImageReader reader) {
        return of(reader, true);
    }

    /** Listens to {@code reader}, whatever the pixels are. */
    public static Events withoutPixels(ImageReader reader) {
        return of(reader, false);
    }

    private static Events of(ImageReader reader, boolean withPixels) {
        Events events = new Events(reader, withPixels);
        reader.addIIOReadProgressListener((IIOReadProgressListener) events.listener);
        reader.addIIOReadUpdateListener((IIOReadUpdateListener) events.listener);
        reader.addIIOReadWarningListener((IIOReadWarningListener) events.listener);
        return events;
    }

    /** Listens to {@code writer}. */
    public static Events of(ImageWriter writer) {
        Events events = new Events(writer, false);
        writer.addIIOWriteProgressListener((IIOWriteProgressListener) events.listener);
        writer.addIIOWriteWarningListener((IIOWriteWarningListener) events.listener);
        return events;
    }

    public void stopListening() {
        if (source instanceof ImageReader reader) {
            reader.removeIIOReadProgressListener((IIOReadProgressListener) listener);
            reader.removeIIOReadUpdateListener((IIOReadUpdateListener) listener);
            reader.removeIIOReadWarningListener((IIOReadWarningListener) listener);
        } else if (source instanceof ImageWriter writer) {
            writer.removeIIOWriteProgressListener((IIOWriteProgressListener) listener);
            writer.removeIIOWriteWarningListener((IIOWriteWarningListener) listener);
        }
    }

    /** Has {@code action} run inside of every event, which it gets the number of. */
    public void atEach(Use<Integer> action) {
        this.action = action;
    }

    /** Has {@code task} run inside of one event, which has the number {@code at}. */
    public void at(int at, Task task) {
        atEach(event -> {
            if (event == at) {
                task.run();
            }
        });
    }

    public List<String> lines() {
        return lines;
    }

    /** The name under which the events have mentioned an image, or will. */
    public String nameOf(BufferedImage image) {
        return names.computeIfAbsent(image, first -> "image " + names.size());
    }

    private static Object ofObject(Object proxy, Method method, Object @Nullable [] arguments) {
        return switch (method.getName()) {
            case "equals" -> proxy == arguments[0];
            case "hashCode" -> System.identityHashCode(proxy);
            default -> "a listener";
        };
    }

    private @Nullable Object heard(String event, Object[] arguments) {
        StringBuilder line = new StringBuilder(event.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT));
        for (int i = 1; i < arguments.length; i++) {
            Object argument = arguments[i];
            line.append(' ').append(argument instanceof BufferedImage image ? nameOf(image)
                    : argument instanceof int[] bands ? Arrays.toString(bands) : argument);
        }
        if (withPixels && event.equals("imageUpdate")) {
            line.append(" pixels ").append(checksum((BufferedImage) arguments[1], new Rectangle((int) arguments[2],
                    (int) arguments[3], (int) arguments[4], (int) arguments[5])));
        }
        lines.add(arguments[0] == source ? line.toString() : line + " from another");
        try {
            action.of(lines.size() - 1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return null;
    }

    private static String checksum(BufferedImage image, Rectangle updated) {
        Rectangle area = updated.intersection(image.getRaster().getBounds());
        int[] samples = area.isEmpty() ? new int[0]
                : image.getRaster().getPixels(area.x, area.y, area.width, area.height, (int[]) null);
        return Integer.toHexString(Arrays.hashCode(samples));
    }
}
