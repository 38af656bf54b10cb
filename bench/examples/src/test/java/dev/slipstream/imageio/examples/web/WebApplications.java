package dev.slipstream.imageio.examples.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Garbage;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;

/**
 * Applications that come and go in a container, of a JVM that has not used ImageIO before: {@code main CONTAINER STORY
 * FOLDER JAR}, where the folder has an application without and some with the jar.
 */
public final class WebApplications {

    /** The containers. */
    public enum Kind { TOMCAT, JETTY_EE10, JETTY_EE8 }

    /** What happens in them. */
    public enum Story { COME_AND_GO, IN_LIB, LISTENER_ALONE }

    private static final String OURS = "dev.slipstream.imageio.stream.WindowedImageInputStream";
    private static final String THE_JDKS = "javax.imageio.stream.FileCacheImageInputStream";

    private final Container container;
    private final Path folder;

    private WebApplications(Container container, Path folder) {
        this.container = container;
        this.folder = folder;
    }

    /** Ends with an exception if anything is not as it should be. */
    public static void main(String[] arguments) throws Exception {
        System.setProperty("http.keepAlive", "false"); // Jetty keeps with a connection what it last served
        Path folder = Path.of(arguments[2]);
        Story story = Story.valueOf(arguments[1]);
        ClassLoader lib = WebApplications.class.getClassLoader();
        if (story == Story.IN_LIB) {
            lib = new URLClassLoader(new URL[] {Path.of(arguments[3]).toUri().toURL()}, lib);
        }
        // What embedded Jetty takes for the parent of its applications' class loaders.
        Thread.currentThread().setContextClassLoader(lib);
        Container container = switch (Kind.valueOf(arguments[0])) {
            case TOMCAT -> new TomcatContainer(folder.resolve("work"), lib);
            case JETTY_EE10 -> new JettyContainer(JettyContainer::ee10);
            case JETTY_EE8 -> new JettyContainer(JettyContainer::ee8);
        };
        WebApplications applications = new WebApplications(container, folder);
        try {
            switch (story) {
                case COME_AND_GO -> applications.comeAndGo();
                case IN_LIB -> applications.useTheContainers();
                case LISTENER_ALONE -> applications.deregister();
            }
        } finally {
            container.stop();
        }
    }

    /** The one with the jar is the first to use ImageIO; the one without the jar is there all the time. */
    private void comeAndGo() throws Exception {
        assertGone(once("/with", "broken", "/index.html", "here"), "loader with a broken provider");
        container.deploy("/without", folder.resolve("without"));
        for (int time = 1; time <= 5; time++) {
            WeakReference<ClassLoader> loader = once("/with", "with", "/images", OURS);
            assertEquals(THE_JDKS, get("/without/images"));
            assertGone(loader, "loader " + time);
        }
        for (int time = 1; time <= 3; time++) {
            assertGone(once("/with", "with", "/images?forget", OURS), "loader " + time + " of streams left open");
            assertEquals(THE_JDKS, get("/without/images"));
        }
        container.deploy("/other", folder.resolve("with"));
        assertGone(once("/with", "with", "/images", OURS), "loader of the first copy");
        assertEquals(OURS, get("/other/images"));
        assertEquals(OURS, get("/without/images"));
        container.undeploy("/other");
        assertEquals(THE_JDKS, get("/without/images"));
    }

    /** The jar is in the container's own lib folder. */
    private void useTheContainers() throws Exception {
        container.deploy("/without", folder.resolve("without"));
        assertEquals(OURS, get("/without/images")); // the first to use ImageIO, of which the JDK holds the class loader
        assertGone(once("/other", "without", "/images", OURS), "loader of an application");
        assertEquals(OURS, get("/without/images"));
    }

    /** Nothing but a listener that takes out all providers of the application. */
    private void deregister() throws Exception {
        container.deploy("/without", folder.resolve("without"));
        assertEquals(THE_JDKS, get("/without/images"));
        for (int time = 1; time <= 3; time++) {
            assertGone(once("/with", "listener", "/images?forget", OURS), "loader " + time);
            assertEquals(THE_JDKS, get("/without/images"));
        }
    }

    /** Comes, answers one request, and goes. */
    private WeakReference<ClassLoader> once(String path, String application, String request, String answer)
            throws Exception {
        ClassLoader loader = container.deploy(path, folder.resolve(application));
        assertEquals(answer, get(path + request));
        container.undeploy(path);
        return new WeakReference<>(loader);
    }

    private static void assertGone(WeakReference<ClassLoader> loader, String what) throws InterruptedException {
        assertTrue(Garbage.collectUntil(Duration.ofSeconds(20), () -> loader.refersTo(null)), what + " is still held");
    }

    private String get(String request) throws IOException {
        try (InputStream in = container.address().resolve(request).toURL().openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
