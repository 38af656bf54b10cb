package dev.slipstream.imageio.bench.workbench.cold;

import dev.slipstream.imageio.bench.workbench.cold.child.ColdChild;
import dev.slipstream.imageio.bench.workbench.results.LoadedClasses;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What {@code -Xlog:class+load} tells of a JVM: a line for each class, with its source. */
final class ClassLog {

    /** {@code [0.1s][info][class,load] java.lang.Object source: shared objects file}. */
    private static final Pattern LINE = Pattern.compile(".*\\] (\\S+) source: (.*)");
    /** A hidden class, before and since JDK 18 or so: {@code Foo$$Lambda$14/0x0000000800c03000}. */
    private static final Pattern HIDDEN = Pattern.compile(".*[/+]0x[0-9a-f]+");
    private static final String ARCHIVE = "shared objects file";
    private static final String MODULES = "jrt:";
    private static final String CHILD = ColdChild.class.getPackageName() + '.';

    private ClassLog() {
    }

    /**
     * Without the child's own.
     *
     * @param sizes of the class files on the class path, by class
     */
    static LoadedClasses count(List<String> log, Map<String, Long> sizes) {
        int ofJars = 0;
        int made = 0;
        long bytes = 0;
        for (String each : log) {
            Matcher line = LINE.matcher(each);
            if (!line.matches() || line.group(1).startsWith(CHILD)) {
                continue;
            }
            boolean archived = line.group(2).startsWith(ARCHIVE);
            Long size = sizes.get(line.group(1));
            if (size != null) {
                ofJars++;
                bytes += archived ? 0 : size;
            } else if (!archived && isMade(line)) {
                made++;
            }
        }
        return new LoadedClasses(ofJars, made, bytes);
    }

    /** Proxies and accessors are not hidden, but come from no file either. */
    private static boolean isMade(Matcher line) {
        return HIDDEN.matcher(line.group(1)).matches() || !line.group(2).startsWith(MODULES);
    }
}
