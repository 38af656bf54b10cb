package dev.slipstream.imageio.bench.cold;

import dev.slipstream.imageio.bench.cold.child.ColdChild;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * What a fresh JVM does first.
 *
 * @param source what the calls are given: File, InputStream or OutputStream; empty if nothing
 * @param call one of {@link ColdChild}'s
 * @param repetitions how often it goes through the files
 * @param calls how many that makes
 * @param files that it goes through
 */
record ColdCase(String name, String source, String call, int repetitions, int calls, Files files) {

    /** Finds or makes files. */
    interface Files {
        List<String> in(ColdFiles folder) throws IOException;
    }

    /** Whether there is a time after each image. */
    boolean isSequence() {
        return calls > 1;
    }

    /** On one line. */
    String describe() {
        return source.isEmpty() ? name : name + ", " + source;
    }

    /** The arguments of {@link ColdChild}. */
    List<String> arguments(ColdFiles folder, String purpose) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(call, source.equals(ColdChild.FILE) ? source : "stream",
                purpose, Integer.toString(repetitions)));
        arguments.addAll(files.in(folder));
        return arguments;
    }
}
