package dev.slipstream.imageio.bench.workbench.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
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
    void longCellsLoseWhatCountsLeastWhereALineHasALimit() {
        Table table = new Table("<file", ">us", "~message");
        table.add("folder/of/images/a.png", "7.5", "Error reading PNG image data");
        StringWriter text = new StringWriter();
        table.print(new PrintWriter(text), 36);
        assertEquals("""
                file             us  message
                ...mages/a.png  7.5  Error readin...
                """, text.toString().replace(System.lineSeparator(), "\n"));
        assertTrue(text.toString().lines().allMatch(line -> line.length() <= 36), text.toString());
    }

    @Test
    void noLineIsLongerThanItsLimitEvenIfNothingMayBeCut() {
        Table table = new Table("file", ">us");
        table.add("folder/of/images/a.png", "7.5");
        StringWriter text = new StringWriter();
        table.print(new PrintWriter(text), 12);
        assertEquals(List.of("file", "folder/of/im"), text.toString().lines().map(String::strip).toList());
    }

    @Test
    void rowOfAnotherWidthIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Table("a", "b").add("only one"));
    }
}
