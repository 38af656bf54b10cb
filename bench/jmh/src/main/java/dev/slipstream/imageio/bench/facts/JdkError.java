package dev.slipstream.imageio.bench.facts;

import dev.slipstream.imageio.jdkerror.KnownJdkError;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** What the JDK's readers are known to get wrong and Slipstream's read right, recognised by a file's content. */
public enum JdkError {

    /** Nothing: both sides must agree on everything. */
    NONE(file -> true, Set.of()),

    TRANSPARENT_LOW_GRAY(KnownJdkError.TRANSPARENT_LOW_GRAY::isIn, Set.of("samples")),

    /** Slipstream may still find something else that is wrong with it. If the JDK does read it, all must agree. */
    REJECTED_BMP(KnownJdkError.REJECTED_BMP::isIn, Set.of()) {
        @Override
        public List<String> otherDifferences(Task task, Outcome jdk, Outcome slipstream) {
            boolean explained = task instanceof WriteTask || slipstream.isSuccess()
                    || REJECTIONS.contains(slipstream.fact(Outcome.ERROR));
            return jdk.kind() == Outcome.Kind.FAILED && explained ? List.of() : jdk.differences(slipstream);
        }
    },

    UNENDED_RLE(KnownJdkError.UNENDED_RLE::isIn, Set.of("samples"));

    private static final Set<String> REJECTIONS = Set.of("javax.imageio.IIOException", "java.io.EOFException");

    private final Predicate<byte[]> rule;
    private final Set<String> wrongFacts;

    JdkError(Predicate<byte[]> rule, Set<String> wrongFacts) {
        this.rule = rule;
        this.wrongFacts = wrongFacts;
    }

    public static JdkError of(byte[] file) {
        return Arrays.stream(values()).filter(error -> error != NONE && error.rule.test(file)).findFirst().orElse(NONE);
    }

    /** The differences that the error does not explain. What was read differently may be written differently. */
    public List<String> otherDifferences(Task task, Outcome jdk, Outcome slipstream) {
        return this != NONE && task instanceof WriteTask
                ? List.of()
                : jdk.without(wrongFacts).differences(slipstream.without(wrongFacts));
    }
}
