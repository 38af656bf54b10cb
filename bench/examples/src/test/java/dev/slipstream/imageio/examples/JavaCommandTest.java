package dev.slipstream.imageio.examples;

import static dev.slipstream.imageio.examples.Serving.OURS;
import static dev.slipstream.imageio.examples.Serving.THE_JDKS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.jaiimageio.impl.plugins.pnm.PNMImageReaderSpi;
import dev.slipstream.imageio.testing.ChildJvm;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the options of the {@code java} command do with the jar. */
class JavaCommandTest {

    private static final Path SLIPSTREAM = Jars.slipstream();
    private static final String AGENT = "-javaagent:" + SLIPSTREAM;

    @TempDir
    Path folder;

    @Test
    void theJarAloneTellsWhatServesWhat() throws Exception {
        List<String> said = new ChildJvm().option("-jar").run(SLIPSTREAM.toString());
        assertTrue(said.get(0).matches("Slipstream .* serves (\\d+) of \\1 kinds .*"), said::toString);
        assertEquals(said, new ChildJvm().option("-p", SLIPSTREAM.toString(), "-m").run("dev.slipstream.imageio"));
    }

    @Test
    void anExecutableJarIsServedFromTheModulePathAndByTheAgent() throws Exception {
        String application = executableJar().toString();
        assertEquals(List.of(THE_JDKS, "false"), new ChildJvm().option("-jar").run(application));
        assertEquals(List.of(OURS, "false"),
                new ChildJvm().option("-p", SLIPSTREAM.toString(), "-jar").run(application));
        assertEquals(List.of(OURS, "false"), new ChildJvm().option(AGENT, "-jar").run(application));
    }

    /** ImageIO looks for providers once: an agent that made it do so would hide those in an application's loaders. */
    @Test
    void theAgentHidesNoProviderOfTheApplication() throws Exception {
        Path plugins = Jars.of(PNMImageReaderSpi.class);
        assertEquals(List.of(OURS, "true"), application().option(AGENT).run(Serving.class, plugins));
        assertEquals(List.of(OURS, "false"), application().option(AGENT + "=install").run(Serving.class, plugins));
    }

    @Test
    void theAgentInstallsIfToldSoWhereThreadsDoNotSeeTheClassPath() throws Exception {
        assertEquals(List.of(THE_JDKS, "false"), application().option(AGENT).run(Serving.class, "platform"));
        assertEquals(List.of(OURS, "false"), application().option(AGENT + "=install").run(Serving.class, "platform"));
    }

    @Test
    void theAgentDescribesAtTheEndIfToldSo() throws Exception {
        List<String> said = application().option(AGENT + "=install,describe").run(Serving.class, "platform");
        assertEquals(List.of(OURS, "false"), said.subList(0, 2));
        assertTrue(said.get(2).matches("Slipstream .* serves (\\d+) of \\1 kinds .*"), said::toString);
    }

    @Test
    void theAgentNamesAWordThatItDoesNotKnow() throws Exception {
        List<String> said = application().option(AGENT + "=instal").run(Serving.class, "platform");
        assertEquals("Slipstream's agent does not know \"instal\", only [install, describe]", said.get(0));
    }

    /** Without the jar. */
    private static ChildJvm application() {
        return new ChildJvm().option("-cp", Path.of("target", "test-classes").toString());
    }

    private Path executableJar() throws Exception {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Serving.class.getName());
        Path classes = folder.resolve("classes");
        Path file = classes.resolve(Serving.class.getName().replace('.', File.separatorChar) + ".class");
        Files.createDirectories(file.getParent());
        Files.copy(Path.of("target", "test-classes").resolve(classes.relativize(file)), file);
        return Jars.write(folder.resolve("application.jar"), manifest, classes);
    }
}
