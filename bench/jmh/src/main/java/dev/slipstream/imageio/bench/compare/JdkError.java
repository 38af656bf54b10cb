package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.compare.worker.Outcome;
import dev.slipstream.imageio.bench.compare.worker.Task;
import dev.slipstream.imageio.bench.compare.worker.WriteTask;
import dev.slipstream.imageio.jdkerror.KnownJdkError;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** What the JDK's readers are known not to read right, and Slipstream's do: told by what is in a file. */
public enum JdkError {

    /** Nothing: both sides must agree on everything. */
    NONE("", file -> true, Set.of()),

    TRANSPARENT_LOW_GRAY("JDK wrong", KnownJdkError.TRANSPARENT_LOW_GRAY::isIn, Set.of("samples", "rgb")),

    /** Slipstream may yet find something else that is wrong with it. If the JDK does read it, all must agree. */
    REJECTED_BMP("JDK rejects", KnownJdkError.REJECTED_BMP::isIn, Set.of()) {
        @Override
        public List<String> otherDifferences(Task task, Outcome jdk, Outcome slipstream) {
            boolean explained = task instanceof WriteTask || isReadOrRejected(slipstream);
            return jdk.kind() == Outcome.Kind.FAILED && explained ? List.of() : jdk.differences(slipstream);
        }
    },

    UNENDED_RLE("JDK wrong", KnownJdkError.UNENDED_RLE::isIn, Set.of("samples", "rgb")),

    /**
     * Broken so that the JDK does not decode it, which is not seen in the file, but tried: who notices that already at
     * the header, and who does not, is no difference.
     */
    BROKEN_BEHIND_HEADER("broken", file -> false, Set.of()) {
        @Override
        public List<String> otherDifferences(Task task, Outcome jdk, Outcome slipstream) {
            return isReadOrRejected(slipstream) ? List.of() : jdk.differences(slipstream);
        }
    };

    private static final Set<String> REJECTIONS = Set.of("javax.imageio.IIOException", "java.io.EOFException");

    private final String label;
    private final Predicate<byte[]> rule;
    private final Set<String> wrongFacts;

    JdkError(String label, Predicate<byte[]> rule, Set<String> wrongFacts) {
        this.label = label;
        this.rule = rule;
        this.wrongFacts = wrongFacts;
    }

    public static JdkError of(byte[] file) {
        return Arrays.stream(values()).filter(error -> error != NONE && error.rule.test(file)).findFirst().orElse(NONE);
    }

    private static boolean isReadOrRejected(Outcome outcome) {
        return outcome.isSuccess() || REJECTIONS.contains(outcome.fact(Outcome.ERROR));
    }

    /** A word for tables. */
    public String label() {
        return label;
    }

    /** The differences that the error does not explain. What has been read otherwise may be written anyhow. */
    public List<String> otherDifferences(Task task, Outcome jdk, Outcome slipstream) {
        return this != NONE && task instanceof WriteTask
                ? List.of()
                : jdk.without(wrongFacts).differences(slipstream.without(wrongFacts));
    }
}
