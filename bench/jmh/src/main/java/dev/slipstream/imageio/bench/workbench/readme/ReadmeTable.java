package dev.slipstream.imageio.bench.workbench.readme;

import java.util.List;

/** One table, or what else is made from results, as lines of Markdown. */
interface ReadmeTable {

    /**
     * The newest JDK comes first.
     *
     * @throws IllegalArgumentException if the results have nothing for this table
     */
    List<String> lines(List<JdkResults> jdks);
}
