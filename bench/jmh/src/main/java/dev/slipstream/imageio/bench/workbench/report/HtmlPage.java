package dev.slipstream.imageio.bench.workbench.report;

import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One file that needs no other: the template with its styles and scripts, the chart library and the data put in where
 * its placeholders are. What a result contains never becomes markup; scripts put it on the page as text.
 */
final class HtmlPage {

    private static final String FOLDER = "/dev/slipstream/imageio/bench/workbench/report/";
    private static final String TEMPLATE = "page.html";
    /** {@code {{data}}}, {@code {{file:page.css}}}, {@code {{script:chart.js/dist/chart.umd.min.js}}}. */
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{(\\w+)(?::([^}]+))?}}");
    private static final Pattern ELEMENT_END = Pattern.compile("</(script)", Pattern.CASE_INSENSITIVE);
    /** For browsers' developer tools, which would look for another file. */
    private static final Pattern SOURCE_MAP = Pattern.compile("(?m)^//# sourceMappingURL=.*$");

    private HtmlPage() {
    }

    static void write(String title, List<Group> groups, Appendable out) throws IOException {
        String template = WebJar.resource(FOLDER + TEMPLATE);
        Matcher placeholder = PLACEHOLDER.matcher(template);
        int end = 0;
        while (placeholder.find()) {
            out.append(template, /* start= */ end, /* end= */ placeholder.start());
            out.append(value(placeholder.group(1), placeholder.group(2), title, groups));
            end = placeholder.end();
        }
        out.append(template, end, template.length());
    }

    private static String value(String what, String path, String title, List<Group> groups) throws IOException {
        return switch (what) {
            case "title" -> escaped(title);
            case "data" -> PageData.json(title, groups);
            case "file" -> WebJar.resource(FOLDER + path).strip();
            case "script" -> script(webJar(path).text(inside(path)));
            case "licence" -> escaped(webJar(path).text(inside(path)).strip());
            case "version" -> escaped(webJar(path).version());
            default -> throw new IOException(TEMPLATE + ": unknown placeholder " + what);
        };
    }

    private static WebJar webJar(String path) throws IOException {
        return WebJar.find(path.split("/")[0]);
    }

    private static String inside(String path) {
        return path.substring(path.indexOf('/') + 1);
    }

    /** A script may contain the text that would end its element in a string only, where a backslash does no harm. */
    private static String script(String text) {
        String alone = SOURCE_MAP.matcher(text).replaceAll("");
        return ELEMENT_END.matcher(alone).replaceAll("<\\\\/$1").replace("<!--", "<\\!--").strip();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
