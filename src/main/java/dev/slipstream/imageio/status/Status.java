package dev.slipstream.imageio.status;

import java.util.List;

/**
 * What Slipstream serves at a moment, and why it does not serve the rest. The names of the records' components and of
 * the constants stay; there may be more of them in a later version.
 *
 * @param version of Slipstream
 * @param commit the first seven digits of the commit that the jar was built from, or {@code unknown}
 * @param parts one for each kind of input and of output, and for each format that can be read or written
 * @param malformedSettings a sentence for each system property that has a malformed value, which counts as not set
 */
public record Status(String version, String commit, List<Part> parts, List<String> malformedSettings) {

    /** What a part is about. */
    public enum Direction {
        /** Streams that read from a class of inputs. */
        INPUT,
        /** Streams that write to a class of outputs. */
        OUTPUT,
        /** The readers of a format. */
        READ,
        /** The writers of a format. */
        WRITE
    }

    /** Whether Slipstream is the first that ImageIO asks, or why not. */
    public enum State {
        /** ImageIO asks Slipstream first. */
        SERVES("serves"),
        /** Slipstream is registered, and ImageIO asks other providers before it. */
        BEHIND_OTHERS("others come first"),
        /** The property {@code dev.slipstream.imageio.disabled} says so. */
        DISABLED("switched off by the property dev.slipstream.imageio.disabled"),
        /** Nobody has registered it, or somebody has deregistered it. */
        NOT_REGISTERED("not registered; Slipstream.install() does it"),
        /** The class path has the classes, but not the file by which ImageIO finds them. */
        SERVICES_FILE_LOST("not registered, since the services file of the jar is lost (in a fat jar?)");

        private final String explanation;

        State(String explanation) {
            this.explanation = explanation;
        }

        /**
         * The same in words, which may change.
         *
         * @return a few words without a full stop
         */
        public String explanation() {
            return explanation;
        }
    }

    /**
     * One thing that Slipstream can serve.
     *
     * @param direction what the part is about
     * @param name of the format, such as {@code png}, or of the class of inputs or outputs, such as
     *     {@code java.io.File}
     * @param state whether it serves, or why not
     */
    public record Part(Direction direction, String name, State state) {}

    /** Copies the lists. */
    public Status {
        parts = List.copyOf(parts);
        malformedSettings = List.copyOf(malformedSettings);
    }

    /**
     * Whether Slipstream serves a part.
     *
     * @param direction of the part
     * @param name of the part
     * @return false also for what Slipstream does not know
     */
    public boolean serves(Direction direction, String name) {
        return parts.contains(new Part(direction, name, State.SERVES));
    }
}
