package dev.slipstream.imageio.bootstrap;

import dev.slipstream.imageio.Slipstream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What {@code java -jar slipstream.jar} and {@code java -javaagent:slipstream.jar} run. */
public final class JavaCommand {

    private JavaCommand() {}

    /** Prints what serves what when the jar is alone. */
    public static void main(String[] arguments) {
        try {
            System.out.println(Slipstream.describe());
        } catch (UnsupportedClassVersionError e) {
            System.out.println(Installation.tooOld());
        }
    }

    /**
     * Runs before the {@code main} of an application, on whose class path the jar is by then, so that ImageIO finds it.
     *
     * @param argument what follows the jar and a {@code =}; {@code install} registers at once, for applications whose
     *     threads do not see the class path
     */
    // Not without being told: ImageIO would look for providers now, and never find those in an application's own class
    // loaders, such as TwelveMonkeys' in an executable jar.
    public static void premain(@Nullable String argument) {
        try {
            Objects.requireNonNull(Slipstream.class); // loads it, and nothing else
            if ("install".equals(argument)) {
                Slipstream.install();
            }
        } catch (UnsupportedClassVersionError e) {
            System.err.println(Installation.tooOld());
        }
    }
}
