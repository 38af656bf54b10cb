package dev.slipstream.imageio.bench.workbench.results;

import java.util.List;

/**
 * Where a run took place.
 *
 * @param java version of the JDK of the child JVMs
 * @param commit of the library, with a plus behind it if files had been changed; empty if unknown
 * @param library version of Slipstream
 * @param rival version of TwelveMonkeys
 * @param jvmFlags of the child JVMs
 */
public record Environment(String java, String vm, String vendor, String os, String arch, String cpu, int cores,
        long memoryBytes, String commit, String library, String rival, List<String> jvmFlags) {

    public Environment {
        jvmFlags = List.copyOf(jvmFlags);
    }
}
