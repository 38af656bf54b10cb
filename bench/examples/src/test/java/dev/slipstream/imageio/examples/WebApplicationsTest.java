package dev.slipstream.imageio.examples;

import com.github.jaiimageio.impl.plugins.pnm.PNMImageReaderSpi;
import dev.slipstream.imageio.examples.web.WebApplications;
import dev.slipstream.imageio.examples.web.WebApplications.Kind;
import dev.slipstream.imageio.examples.web.WebApplications.Story;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.Sources;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The jar in web applications and in containers, each in a JVM whose first use of ImageIO is the application's. */
class WebApplicationsTest {

    /** Where the build puts what runs in the child JVMs; {@code pom.xml} names the versions. */
    private static final Path CONTAINERS = Path.of("target", "containers");

    /** A container, and the package of its servlet API. */
    enum Server {
        TOMCAT_10(Kind.TOMCAT, "jakarta", "tomcat-10"),
        TOMCAT_9(Kind.TOMCAT, "javax", "tomcat-9"),
        JETTY_EE10(Kind.JETTY_EE10, "jakarta", "jetty"),
        JETTY_EE8(Kind.JETTY_EE8, "javax", "jetty");

        final Kind kind;
        final String api;
        final String jars;

        Server(Kind kind, String api, String jars) {
            this.kind = kind;
            this.api = api;
            this.jars = jars;
        }
    }

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(Server.class)
    void applicationsWithTheJarComeAndGoAndLeaveNothing(Server server) throws Exception {
        application("without", server, List.of());
        application("with", server, List.of(Jars.slipstream(), Jars.of(PNMImageReaderSpi.class)));
        Path broken = application("broken", server, List.of(Jars.slipstream()));
        Files.writeString(broken.resolve("index.html"), "here");
        Path services = Files.createDirectories(broken.resolve("WEB-INF/classes/META-INF/services"));
        Files.writeString(services.resolve("javax.imageio.spi.ImageReaderSpi"), "there.is.no.such.Provider");
        run(server, Story.COME_AND_GO);
    }

    @ParameterizedTest
    @EnumSource(Server.class)
    void theContainersOwnJarServesApplicationsAndHoldsNone(Server server) throws Exception {
        application("without", server, List.of());
        run(server, Story.IN_LIB);
    }

    /** As TwelveMonkeys has it, which know nothing of Slipstream; {@code absolute-ordering} keeps ours out. */
    @Test
    void aListenerThatDeregistersAllProvidersLeavesNothing() throws Exception {
        application("without", Server.TOMCAT_10, List.of());
        Path application = application("listener", Server.TOMCAT_10, List.of(Jars.slipstream()));
        try (Stream<Path> jars = Files.list(CONTAINERS.resolve("twelvemonkeys"))) {
            for (Path jar : jars.toList()) {
                Files.copy(jar, application.resolve("WEB-INF/lib").resolve(jar.getFileName()));
            }
        }
        Files.writeString(application.resolve("WEB-INF/web.xml"), """
                <web-app xmlns="https://jakarta.ee/xml/ns/jakartaee" version="6.0">
                  <absolute-ordering/>
                  <listener>
                    <listener-class>com.twelvemonkeys.servlet.image.IIOProviderContextListener</listener-class>
                  </listener>
                </web-app>
                """);
        run(Server.TOMCAT_10, Story.LISTENER_ALONE);
    }

    private Path application(String name, Server server, List<Path> jars) throws IOException {
        Path application = folder.resolve(name);
        Path lib = Files.createDirectories(application.resolve("WEB-INF/lib"));
        for (Path jar : jars) {
            Files.copy(jar, lib.resolve(jar.getFileName()));
        }
        String servlet = Files.readString(Path.of("web/src/example/ImagesServlet.java"));
        Sources.compile(application.resolve("WEB-INF/classes"),
                Map.of("example/ImagesServlet.java", servlet.replace("jakarta.", server.api + ".")),
                "-Xlint:-classfile", "-cp", String.join(File.pathSeparator,
                        jars(CONTAINERS.resolve(server.api.equals("jakarta") ? "tomcat-10" : "tomcat-9")).stream()
                                .map(Path::toString).toList()));
        return application;
    }

    private void run(Server server, Story story) throws Exception {
        List<Path> classPath = new ArrayList<>(jars(CONTAINERS.resolve(server.jars)));
        classPath.addAll(jars(CONTAINERS.resolve("junit")));
        classPath.add(Path.of("target", "test-classes"));
        ChildJvm.withClassPath(classPath).run(WebApplications.class, server.kind, story, folder, Jars.slipstream());
    }

    private static List<Path> jars(Path folder) throws IOException {
        try (Stream<Path> jars = Files.list(folder)) {
            return jars.toList();
        }
    }
}
