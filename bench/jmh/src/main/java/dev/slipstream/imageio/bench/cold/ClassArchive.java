package dev.slipstream.imageio.bench.cold;

import java.util.List;

/** Where a JVM may find classes already parsed and verified, those of the class path too. */
enum ClassArchive {

    /** The JDK's own classes only: the archive that comes with it. */
    NONE(List.of(), List.of()),

    /** Made when the first JVM ends; since JDK 19. */
    CDS(List.of("-XX:+AutoCreateSharedArchive", "-XX:SharedArchiveFile=%s"),
            List.of("-XX:+AutoCreateSharedArchive", "-XX:SharedArchiveFile=%s")),

    /** With linked constants and profiles as well; since JDK 25. */
    AOT(List.of("-XX:AOTCacheOutput=%s"), List.of("-XX:AOTCache=%s"));

    private final List<String> making;
    private final List<String> using;

    ClassArchive(List<String> making, List<String> using) {
        this.making = making;
        this.using = using;
    }

    /** The options of a JVM whose classes are archived. */
    List<String> making(String file) {
        return with(making, file);
    }

    List<String> using(String file) {
        return with(using, file);
    }

    private static List<String> with(List<String> options, String file) {
        return options.stream().map(option -> String.format(option, file)).toList();
    }
}
