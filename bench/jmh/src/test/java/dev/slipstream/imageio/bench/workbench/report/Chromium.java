package dev.slipstream.imageio.bench.workbench.report;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** The installed browser without a window and without a network, and what it has to say about a page. */
final class Chromium implements AutoCloseable {

    static final String MISSING = "No chromium with its chromedriver on the PATH"
            + " (Debian: apt-get install chromium chromium-driver)";

    private static final List<String> BROWSERS = List.of("chromium", "chromium-browser", "google-chrome");
    private static final String DRIVER = "chromedriver";

    private final ChromeDriver driver;

    private Chromium(ChromeDriver driver) {
        this.driver = driver;
    }

    static boolean isInstalled() {
        return browser().isPresent() && onPath(DRIVER).isPresent();
    }

    static Chromium start() {
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser().orElseThrow());
        options.addArguments("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                "--hide-scrollbars", "--host-resolver-rules=MAP * ~NOTFOUND");
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(onPath(DRIVER).orElseThrow()).usingAnyFreePort().build();
        return new Chromium(new ChromeDriver(service, options));
    }

    private static Optional<File> browser() {
        return BROWSERS.stream().map(Chromium::onPath).flatMap(Optional::stream).findFirst();
    }

    private static Optional<File> onPath(String program) {
        String path = System.getenv().getOrDefault("PATH", "");
        return Arrays.stream(path.split(File.pathSeparator)).map(folder -> new File(folder, program))
                .filter(File::canExecute).findFirst();
    }

    /** As large a screen as that, with the colours that the system prefers. */
    void open(Path page, int width, int height, String colours) {
        driver.executeCdpCommand("Network.enable", Map.of());
        driver.executeCdpCommand("Network.emulateNetworkConditions",
                Map.of("offline", true, "latency", 0, "downloadThroughput", 0, "uploadThroughput", 0));
        driver.executeCdpCommand("Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
        driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features",
                List.of(Map.of("name", "prefers-color-scheme", "value", colours))));
        driver.get(page.toUri().toString());
    }

    Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    ChromeDriver driver() {
        return driver;
    }

    /** What the page, or the browser about the page, has written to the console since the last call. */
    List<String> console() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream().map(LogEntry::getMessage).toList();
    }

    /** The addresses of everything that has been asked for since the last call. */
    List<String> requests() {
        List<String> addresses = new ArrayList<>();
        for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
            JsonObject message = JsonParser.parseString(entry.getMessage()).getAsJsonObject()
                    .getAsJsonObject("message");
            if (message.get("method").getAsString().equals("Network.requestWillBeSent")) {
                addresses.add(message.getAsJsonObject("params").getAsJsonObject("request").get("url").getAsString());
            }
        }
        return addresses;
    }

    void screenshot(Path file) throws IOException {
        Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
    }

    @Override
    public void close() {
        driver.quit();
    }
}
