package dev.slipstream.imageio.bench.workbench.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class TableTest {

    @Test
    void columnsAreAsWideAsTheirWidestCellAndNumbersAlignToTheRight() {
        Table table = new Table("file", ">us", "equal?");
        table.add("a.png", "7.5", "yes");
        table.add("b", "1234.5", "NO");
        StringWriter text = new StringWriter();
        table.print(new PrintWriter(text));
        assertEquals("""
                file       us  equal?
                a.png     7.5  yes
                b      1234.5  NO
                """, text.toString().replace(System.lineSeparator(), "\n"));
    }

    @Test
    void rowOfAnotherWidthIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Table("a", "b").add("only one"));
    }
}
