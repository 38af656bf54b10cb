package dev.slipstream.imageio.bootstrap;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.trial.Trial;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The class that {@code java -jar slipstream.jar} and {@code java -javaagent:slipstream.jar} run. */
public final class JavaCommand {

    private static final String INSTALL = "install";
    private static final String DESCRIBE = "describe";
    private static final List<String> KNOWN = Arrays.asList(INSTALL, DESCRIBE);

    private JavaCommand() {}

    /** Prints the providers of a JVM with this jar alone. With files or folders, reads them with and without it. */
    public static void main(String[] arguments) {
        try {
            if (arguments.length > 0) {
                System.exit(Trial.run(arguments));
            }
            System.out.println(Slipstream.describe());
        } catch (UnsupportedClassVersionError e) {
            System.out.println(Installation.tooOld());
        }
    }

    /**
     * Runs before the {@code main} of an application. The jar is on its class path by then, so that ImageIO finds it.
     *
     * @param argument the text after the jar and {@code =}, words with commas between them: {@code install} registers
     *     immediately, for applications whose threads do not see the class path; {@code describe} prints the providers
     *     to the standard error stream when the JVM ends
     */
    // Installs only on request: ImageIO looks for providers once, and would not yet find those in an application's own
    // class loaders, such as TwelveMonkeys' in an executable jar.
    public static void premain(@Nullable String argument) {
        List<String> words = argument == null ? Collections.<String>emptyList() : Arrays.asList(argument.split(","));
        for (String word : words) {
            if (!KNOWN.contains(word)) {
                System.err.println("Slipstream's agent does not know \"" + word + "\", only " + KNOWN);
            }
        }
        try {
            Objects.requireNonNull(Slipstream.class); // only loads the class
            if (words.contains(INSTALL)) {
                Slipstream.install();
            }
            if (words.contains(DESCRIBE)) {
                Runtime.getRuntime().addShutdownHook(new Thread(() -> System.err.println(Slipstream.describe())));
            }
        } catch (UnsupportedClassVersionError e) {
            System.err.println(Installation.tooOld());
        }
    }
}
