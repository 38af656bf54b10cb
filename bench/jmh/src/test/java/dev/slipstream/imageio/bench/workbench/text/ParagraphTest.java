package dev.slipstream.imageio.bench.workbench.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class ParagraphTest {

    @Test
    void indentationIsThatOfAllLines() {
        StringWriter text = new StringWriter();
        Paragraph.print("  one two", new PrintWriter(text), 7);
        assertEquals(List.of("  one", "  two"), text.toString().lines().toList());
    }

    @Test
    void linesAreBrokenBetweenWords() {
        StringWriter text = new StringWriter();
        Paragraph.print("1,750 compared, all equal; unbreakable-word end", new PrintWriter(text), 15);
        assertEquals(List.of("1,750 compared,", "all equal;", "unbreakable-word", "end"),
                text.toString().lines().toList());
    }
}
