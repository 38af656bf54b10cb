package dev.slipstream.imageio.bench.cold;

import java.util.List;

/** Where a JVM may find classes already parsed and verified, those of the class path too. */
enum ClassArchive {

    /** The JDK's own classes only: the archive that comes with it. */
    NONE("", ""),

    /** Made when the first JVM ends; since JDK 19. */
    CDS("-XX:+AutoCreateSharedArchive -XX:SharedArchiveFile=", "-XX:+AutoCreateSharedArchive -XX:SharedArchiveFile="),

    /** With linked constants and profiles as well; since JDK 25. */
    AOT("-XX:AOTCacheOutput=", "-XX:AOTCache=");

    private final String making;
    private final String using;

    ClassArchive(String making, String using) {
        this.making = making;
        this.using = using;
    }

    /** The options of a JVM whose classes are archived. */
    List<String> making(String file) {
        return this == NONE ? List.of() : List.of((making + file).split(" "));
    }

    List<String> using(String file) {
        return this == NONE ? List.of() : List.of((using + file).split(" "));
    }
}
