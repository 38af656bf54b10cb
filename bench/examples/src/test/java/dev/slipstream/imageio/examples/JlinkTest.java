package dev.slipstream.imageio.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ChildJvm;
import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A Java of jlink's making, with the jar on the module path from which it is made. */
class JlinkTest {

    @TempDir
    Path folder;

    // The limit also holds for the modules that would be bound otherwise, which are most of the JDK.
    @ParameterizedTest
    @CsvSource({
        "--add-modules=java.desktop,                                                         " + Serving.THE_JDKS,
        "--add-modules=dev.slipstream.imageio,                                               " + Serving.OURS,
        "--add-modules=java.desktop --bind-services --limit-modules=dev.slipstream.imageio,  " + Serving.OURS,
    })
    void imageHasTheJarIfToldSo(String options, String served) throws Exception {
        Path image = folder.resolve("image");
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        String modulePath = Path.of(System.getProperty("java.home"), "jmods") + File.pathSeparator + Jars.slipstream();
        String arguments = options + " --module-path=" + modulePath + " --output=" + image;
        int code = ToolProvider.findFirst("jlink").orElseThrow().run(out, out, arguments.split(" "));
        assertEquals(0, code, said::toString);
        assertEquals(List.of(served, "false"), new ChildJvm().in(image)
                .option("-cp", Path.of("target", "test-classes").toString()).run(Serving.class));
    }
}
