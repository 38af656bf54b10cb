package dev.slipstream.imageio;

import dev.slipstream.imageio.spi.Description;
import dev.slipstream.imageio.spi.Providers;
import dev.slipstream.imageio.status.Status;

/**
 * Switches Slipstream on and off by hand. An application that has the jar on its class path or module path when it
 * first uses ImageIO needs none of this.
 *
 * <p>ImageIO looks for providers once, through the context class loader of the thread that first uses it. In a servlet
 * container, an OSGi framework or a driver with its own class loaders, that thread may not see the jar: then call
 * {@link #install} when the application starts and {@link #uninstall} when it stops.
 */
public final class Slipstream {

    private Slipstream() {}

    /**
     * Registers Slipstream's streams, readers and writers with ImageIO, in the JDK's place: before its providers,
     * after others that were ordered before the JDK's, except TwelveMonkeys' and JAI's. May be called again, also to
     * restore the order after other providers were registered. The system properties that the module documents apply.
     */
    public static void install() {
        Providers.install();
    }

    /**
     * Takes Slipstream out of ImageIO, which is then as if Slipstream had never been there. Its class loader can be
     * collected. Streams, readers and writers that are in use stay usable.
     */
    public static void uninstall() {
        Providers.uninstall();
    }

    /**
     * Lists the providers that ImageIO really uses: {@code System.out.println(Slipstream.describe())}. The text is for
     * people and may change; {@link #status} is for programs.
     *
     * @return a headline with the versions, the commit and how much Slipstream serves; a line for each kind of input,
     *     output and format that it could serve and does not, with the reason; a line for each system property with a
     *     malformed value; then a line for each class of input ({@code from java.io.File: ...}) and of output
     *     ({@code to ...}) that ImageIO accepts, and for each format that Slipstream can read ({@code bmp: ...},
     *     {@code png: ...}) or write ({@code write bmp: ...}), with its providers in ImageIO's order; the first one
     *     serves
     */
    public static String describe() {
        return Description.ofRegistry();
    }

    /**
     * Tells programs what {@link #describe} tells people, for a health check or a metric:
     * {@code Slipstream.status().serves(Status.Direction.READ, "png")}. It looks at ImageIO's registry each time.
     *
     * @return what Slipstream serves now, and why it does not serve the rest
     */
    public static Status status() {
        return Description.statusOfRegistry();
    }
}
