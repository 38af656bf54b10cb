package dev.slipstream.imageio.bench.workbench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.slipstream.imageio.bench.workbench.results.Result;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HtmlPageTest {

    private static final String ODD = "</script><!--<script> \"quoted\" 'so' & \u00fcml\u00e4ut \u2028 $1 \\ {{title}}";
    private static final Pattern DATA =
            Pattern.compile("<script type=\"application/json\" id=\"data\">(.*?)</script>", Pattern.DOTALL);

    @Test
    void dataSurviveWhateverTheyContain() throws IOException {
        JsonObject data = JsonParser.parseString(data(page(ODD))).getAsJsonObject();
        assertEquals(ODD, data.get("title").getAsString());
        JsonObject row = data.getAsJsonArray("groups").get(0).getAsJsonObject().getAsJsonArray("rows").get(0)
                .getAsJsonObject();
        assertEquals(ODD, row.get("name").getAsString());
        assertEquals("win", row.getAsJsonArray("versus").get(0).getAsJsonObject().get("verdict").getAsString());
    }

    @Test
    void dataCanNeitherEndTheirElementNorBeginAComment() throws IOException {
        String page = page(ODD);
        assertFalse(data(page).contains("<"), "an angle bracket in the data");
        assertTrue(page.contains("<title>&lt;/script&gt;&lt;!--&lt;script&gt; &quot;quoted&quot;"), "title");
    }

    @Test
    void everyScriptEndsWhereItsElementDoes() throws IOException {
        String page = page("title");
        int begins = page.split("<script[ >]", -1).length;
        int ends = page.split("</script>", -1).length;
        assertEquals(begins, ends);
    }

    @Test
    void nothingIsLoadedFromElsewhere() throws IOException {
        String page = page("title");
        assertFalse(Pattern.compile("<(script|img|iframe|link)[^>]+(src|href)=\"(?!data:)").matcher(page).find());
        assertFalse(page.contains("sourceMappingURL"));
        assertFalse(page.contains("@import"));
        assertTrue(page.contains("default-src 'none'"));
    }

    @Test
    void librariesKeepTheirLicences() throws IOException {
        String page = page("title");
        assertTrue(page.contains("Chart.js v4"), "banner of Chart.js");
        assertTrue(page.contains("Copyright (c) 2014-2024 Chart.js Contributors"), "licence of Chart.js");
        assertTrue(page.contains("chartjs-plugin-annotation v3"), "banner of the plugin");
        assertTrue(page.contains("Permission is hereby granted, free of charge"), "licence");
    }

    @Test
    void everyPlaceholderIsFilled() throws IOException {
        String page = page("title");
        assertFalse(Pattern.compile("\\{\\{\\w+(:[^}]+)?}}").matcher(page).find());
    }

    private static String data(String page) {
        Matcher data = DATA.matcher(page);
        assertTrue(data.find());
        return data.group(1);
    }

    private static String page(String name) throws IOException {
        Result result = new Result(name, Map.of(), "byte", 1, SampleResults.sides(
                "JDK", SampleResults.samples(9, 9, 9), "Slipstream", SampleResults.samples(3, 3, 3)));
        StringWriter out = new StringWriter();
        HtmlPage.write(name, RunGroups.of("j2d.json", SampleResults.run("j2d", result)), out);
        return out.toString();
    }
}
