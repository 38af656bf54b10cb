package dev.slipstream.imageio.bench.workbench.report;

import java.util.Locale;
import java.util.regex.Pattern;

/** What an application uses ImageIO for; benchmarks of all tools are told by their names. */
enum Area {

    READ("input\\.image\\.(reader\\.read|imageioRead)|(Png|Bmp|Image|ImageIo)Reads\\..*"),
    WRITE("output\\.image\\..*|ImageWrites\\..*"),
    STREAMS("(in|out)put\\.stream\\..*|(Primitive|Bulk|Text)Reads\\..*|(Primitive|Bulk|Fresh)Writes\\..*"
            + "|(Stream|Input|Output|OutputStream)Opening\\..*"),
    OTHER("");

    private final Pattern names;

    Area(String names) {
        this.names = Pattern.compile(names);
    }

    static Area of(Group group, Row row) {
        if (group.title().startsWith(CompareGroup.TITLE)) {
            return group.title().contains(CompareGroup.WRITTEN) ? WRITE : READ;
        }
        for (Area area : values()) {
            if (area.names.matcher(row.name()).matches()) {
                return area;
            }
        }
        return OTHER;
    }

    /** As the page and tables spell it. */
    String word() {
        return this == OTHER ? "" : name().toLowerCase(Locale.ROOT);
    }
}
