package dev.slipstream.imageio.bench.workbench.text;

/** Text that Markdown must take as it is. */
public final class MarkdownText {

    private MarkdownText() {
    }

    /** On one line, and without markup of HTML or Markdown. */
    public static String escaped(String text) {
        return text.replaceAll("\\s+", " ").replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
                .replaceAll("([\\\\`*_\\[\\]])", "\\\\$1");
    }
}
