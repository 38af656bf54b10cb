package dev.slipstream.imageio.bench.workbench.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The readings of all files by all sides, and what they are worth. The first side is the JDK. */
final class SuiteResult {

    private static final Set<Verdict> GOOD = Set.of(Verdict.RIGHT, Verdict.WITHIN_ONE_LEVEL);

    private final List<String> sides = new ArrayList<>();
    private final List<List<SuiteReading>> readings = new ArrayList<>();
    private final References references = new References();

    void add(String side, List<SuiteReading> ofEachFile) {
        sides.add(side);
        readings.add(List.copyOf(ofEachFile));
        ofEachFile.forEach(references::add);
    }

    List<String> sides() {
        return List.copyOf(sides);
    }

    SuiteReading reading(int side, int file) {
        return readings.get(side).get(file);
    }

    Verdict verdict(BmpSuite suite, int side, int file) {
        return references.judge(suite.files().get(file), reading(side, file));
    }

    /** Whether an image has, wherever the JDK gives one too, the JDK's colours. */
    boolean isAsTheJdks(int side, int file) {
        SuiteReading jdk = reading(0, file);
        SuiteReading other = reading(side, file);
        return !jdk.isImage() || !other.isImage() || jdk.image().isWithin(0, other.image());
    }

    /** Whether a side reads a file no worse than the JDK: what that has right is right here, and nothing crashes. */
    boolean isNoWorseThanTheJdk(BmpSuite suite, int side, int file) {
        Verdict verdict = verdict(suite, side, file);
        Verdict jdk = verdict(suite, 0, file);
        return verdict != Verdict.CRASHED && (!GOOD.contains(jdk) || GOOD.contains(verdict));
    }
}
