package dev.slipstream.imageio.bench.workbench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Looks at the page as its readers do; leaves screenshots in the build's folder. */
class ReportInBrowserTest {

    private static final int ROWS = 2400;
    private static final String ODD = "</script><b>\u00fcml\u00e4ut</b>";
    private static final List<String> TESTS = List.of("readInt", "readLong", "skipBytes", "readByteArray", "construct");
    private static final List<String> SIZES = List.of("1", "20", "250", "1000", "4000");
    private static final List<String> SOURCES = List.of("file", "url", "byteArray", "fileChannel");

    @TempDir
    private static Path temp;

    private static Path page;
    private static Chromium chromium;

    @BeforeAll
    static void start() throws IOException {
        assumeTrue(Chromium.isInstalled(), Chromium.MISSING);
        page = temp.resolve("report.html");
        try (Writer out = Files.newBufferedWriter(page)) {
            HtmlPage.write("Slipstream, measured", RunGroups.of("j2d.json", SampleResults.run("j2d", results())), out);
        }
        chromium = Chromium.start();
    }

    @AfterAll
    static void stop() {
        if (chromium != null) {
            chromium.close();
        }
    }

    @BeforeEach
    void open() {
        chromium.console();
        chromium.requests();
        chromium.open(page, 1280, 900, "light");
    }

    @AfterEach
    void nothingIsAskedForNorComplainedAbout() {
        assertEquals(List.of(), chromium.console());
        List<String> elsewhere = chromium.requests().stream().filter(address -> !address.startsWith("data:"))
                .filter(address -> !address.startsWith(temp.toUri().toString())).toList();
        assertEquals(List.of(), elsewhere);
    }

    @Test
    void chartIsDrawnWithBothRivalsColours() throws IOException {
        assertEquals(1L, count("canvas"));
        assertTrue(pixels("--series-0") > 1000, "bars against the JDK");
        assertTrue(pixels("--series-1") > 1000, "bars against TwelveMonkeys");
        chromium.screenshot(Path.of("target", "report-light.png"));
    }

    @Test
    void worstLossIsAClickAwayAndEveryNameIsText() {
        assertNotEquals(ODD, text("#groups tbody tr:first-child .name"));
        new Select(chromium.driver().findElement(By.id("filter-order"))).selectByValue("worst up");
        assertEquals(ODD, text("#groups tbody tr:first-child .name"));
        assertTrue(text("#groups tbody tr:first-child .ratio").contains("0.100\u00d7"),
                text("#groups tbody tr:first-child .ratio"));
        assertEquals(0L, count("main b"));
    }

    @Test
    void searchingAndChoosingNarrowTheRows() {
        chromium.driver().findElement(By.id("filter-text")).sendKeys("READLONG 250");
        awaitMatches("84 of 2,400 rows");
        new Select(chromium.driver().findElement(By.id("filter-source"))).selectByValue("url");
        awaitMatches("21 of 2,400 rows");
        assertEquals(21L, count("#groups tbody tr"));
        chromium.driver().findElement(By.cssSelector("button[type=reset]")).click();
        awaitMatches("2,400 rows");
        chromium.driver().findElement(By.id("filter-text")).sendKeys("nothing has this name");
        awaitMatches("No row matches.");
        assertEquals(0L, count("#groups section:not([hidden])"));
    }

    @Test
    void gridComesFirstAndLeadsToItsRows() throws IOException {
        assertEquals(true, chromium.run("return document.querySelector('.grid').getBoundingClientRect().bottom < 900"));
        assertEquals("streams small", text(".grid tbody th"));
        click("//*[contains(@class, 'grid')]//button[strong]");
        assertEquals("streams", chromium.run("return wanted.area"));
        assertEquals("small", chromium.run("return wanted.extent"));
        assertTrue(text("#matches").endsWith(" of 2,400 rows"), text("#matches"));
        click("//*[contains(@class, 'grid')]//button[contains(., 'lost')]");
        assertEquals(count("#groups tbody tr"), count("#groups tbody tr.lost"));
        chromium.screenshot(Path.of("target", "report-lost.png"));
    }

    @Test
    void tooFewRoundsAreToldInsteadOfTies() throws IOException {
        Path few = temp.resolve("few.html");
        try (Writer out = Files.newBufferedWriter(few)) {
            HtmlPage.write("Few", RunGroups.of("few.json", SampleResults.run("j2d",
                    SampleResults.result("imageio.input.stream.tests.readInt", "file", SampleResults.sides(
                            "JDK", SampleResults.samples(600), "Slipstream", SampleResults.samples(100))))), out);
        }
        chromium.open(few, 1280, 900, "light");
        assertEquals("too few rounds to know the error", text(".card .verdicts p"));
        assertTrue(text(".grid strong").startsWith("6.00"), text(".grid strong"));
        chromium.open(page, 1280, 900, "light");
    }

    @Test
    void lossesCanBeSeenAlone() {
        chromium.driver().findElement(By.id("filter-text")).sendKeys("skipBytes");
        awaitMatches("480 of 2,400 rows");
        new Select(chromium.driver().findElement(By.id("filter-verdict"))).selectByValue("lost");
        assertEquals(34L, count("#groups tbody tr.lost"));
        assertEquals(34L, count("#groups tbody tr"));
    }

    @Test
    void moreRowsComeWhenAskedFor() {
        assertEquals(40L, count("#groups tbody tr"));
        click("//button[@class='more']");
        assertEquals(80L, count("#groups tbody tr"));
        assertEquals(2L, count("canvas"));
    }

    @Test
    void headingsSort() {
        click("//thead//button[starts-with(., 'to TwelveMonkeys')]");
        assertEquals("ascending", chromium.driver().findElement(
                By.xpath("//thead/tr/th[starts-with(., 'to TwelveMonkeys')]")).getDomAttribute("aria-sort"));
        click("//thead//button[starts-with(., 'to TwelveMonkeys')]");
        List<Double> ratios = chromium.driver()
                .findElements(By.cssSelector("tbody td[data-label='to TwelveMonkeys'] strong")).stream()
                .map(cell -> Double.valueOf(cell.getText().replace("\u00d7", ""))).toList();
        assertEquals(ratios.stream().sorted(Comparator.reverseOrder()).toList(), ratios);
    }

    @Test
    void aRivalCanBeTakenOutOfTheChart() {
        chromium.driver().findElements(By.cssSelector(".chip")).get(1).click();
        assertEquals(0L, pixels("--series-1"));
        assertTrue(pixels("--series-0") > 1000, "bars against the JDK");
    }

    @Test
    void darkIsAClickAwayAndTheSystemsWishIsFollowed() throws IOException {
        Object light = background();
        chromium.driver().findElement(By.id("theme")).click();
        Object dark = background();
        assertNotEquals(light, dark);
        assertTrue(pixels("--series-0") > 1000, "bars in dark colours");
        chromium.screenshot(Path.of("target", "report-dark.png"));
        chromium.open(page, 1280, 900, "dark");
        assertEquals(dark, background());
    }

    @Test
    void aPhoneNeedNotScrollSideways() throws IOException {
        chromium.open(page, 360, 740, "light");
        chromium.run("document.querySelectorAll('details').forEach(each => each.open = true)");
        assertEquals(360L, chromium.run("return document.documentElement.scrollWidth"));
        assertTrue(pixels("--series-0") > 1000, "bars on a phone");
        chromium.screenshot(Path.of("target", "report-phone.png"));
    }

    private static void awaitMatches(String text) {
        new WebDriverWait(chromium.driver(), Duration.ofSeconds(5))
                .withMessage(() -> text("#matches") + ", not " + text).until(driver -> text("#matches").equals(text));
    }

    private static void click(String path) {
        chromium.run("arguments[0].click()", chromium.driver().findElement(By.xpath(path)));
    }

    private static Object count(String selector) {
        return chromium.run("return document.querySelectorAll(arguments[0]).length", selector);
    }

    private static String text(String selector) {
        return (String) chromium.run("return document.querySelector(arguments[0]).textContent", selector);
    }

    private static Object background() {
        return chromium.run("return getComputedStyle(document.body).backgroundColor");
    }

    /** How many pixels of the first chart have exactly that colour of the page's. */
    private static long pixels(String colour) {
        return (Long) chromium.run("""
                const hex = getComputedStyle(document.documentElement).getPropertyValue(arguments[0]).trim();
                const wanted = [1, 3, 5].map(at => parseInt(hex.substring(at, at + 2), 16));
                const { width, height } = document.querySelector("canvas");
                const copy = Object.assign(document.createElement("canvas"), { width, height })
                    .getContext("2d", { willReadFrequently: true });
                copy.drawImage(document.querySelector("canvas"), 0, 0);
                const { data } = copy.getImageData(0, 0, width, height);
                let found = 0;
                for (let i = 0; i < data.length; i += 4) {
                  if (data[i + 3] === 255 && wanted.every((value, channel) => data[i + channel] === value)) {
                    found++;
                  }
                }
                return found;""", colour);
    }

    private static Result[] results() {
        Random random = new Random(6);
        List<Result> results = new ArrayList<>();
        results.add(new Result(ODD, Map.of(), "byte", 1, SampleResults.sides("JDK", times(random, 10_000),
                "TwelveMonkeys", times(random, 100_000), "Slipstream", times(random, 100_000))));
        while (results.size() < ROWS) {
            int i = results.size();
            Map<String, String> options = Map.of(
                    "imageio.input.opts.general.source", SOURCES.get(i % SOURCES.size()),
                    "imageio.opts.size", SIZES.get(i / 17 % SIZES.size()));
            results.add(new Result("imageio.input.stream.tests." + TESTS.get(i % TESTS.size()), options, "byte", 1000,
                    SampleResults.sides("JDK", times(random, 30_000 + random.nextInt(2_000_000)),
                            "TwelveMonkeys", times(random, 50_000 + random.nextInt(50_000)),
                            "Slipstream", times(random, 40_000 + random.nextInt(20_000)))));
        }
        return results.toArray(Result[]::new);
    }

    /** Nearly the same; the first row's exactly, so that its ratio is known. */
    private static Samples times(Random random, long about) {
        long noise = about % 10_000 == 0 ? 1 : about / 100;
        return SampleResults.samples(random.longs(5, about, about + noise).toArray());
    }
}
