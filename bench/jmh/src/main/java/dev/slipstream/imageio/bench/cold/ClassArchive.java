package dev.slipstream.imageio.bench.cold;

import java.util.List;

/** Where a JVM may find classes already parsed and verified, those of the class path too. */
enum ClassArchive {

    /** The JDK's own classes only: the archive that comes with it. */
    NONE,
    /** Made when the first JVM ends; since JDK 19. */
    CDS,
    /** With linked constants and profiles as well; since JDK 25. */
    AOT;

    /** The options of a JVM whose classes are archived, or that finds them so. */
    List<String> options(boolean isMade, String file) {
        return switch (this) {
            case NONE -> List.of();
            case CDS -> List.of("-XX:+AutoCreateSharedArchive", "-XX:SharedArchiveFile=" + file);
            case AOT -> List.of((isMade ? "-XX:AOTCacheOutput=" : "-XX:AOTCache=") + file);
        };
    }
}
