package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import dev.slipstream.imageio.bench.compare.AlteringPlugin;
import dev.slipstream.imageio.bench.workbench.results.ColdRun;
import dev.slipstream.imageio.bench.workbench.results.Curve;
import dev.slipstream.imageio.bench.workbench.results.LoadedClasses;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.RunFile;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class ColdCommandTest {

    private static final String TEST_IMAGES = "../../testimages";

    @TempDir
    private Path folder;

    @Test
    void eachSideIsTimedAndItsClassesCounted() throws IOException {
        Run run = run("--cases", "^read PNG 20x20, File$", "--pairs", "2");
        assertEquals(ColdRun.KIND, run.kind());
        assertEquals(List.of(), run.environment().jvmFlags());
        assertEquals(List.of(ColdRun.TIME, ColdRun.PROCESSOR_TIME),
                run.results().stream().map(result -> result.options().get(ColdRun.FIGURE)).toList());
        for (Result result : run.results()) {
            assertEquals(List.of(Result.JDK, Result.SLIPSTREAM), List.copyOf(result.sides().keySet()));
            result.sides().values().forEach(samples -> assertEquals(2, samples.nanos().size()));
        }
        LoadedClasses jdk = classes(run, Result.JDK);
        LoadedClasses slipstream = classes(run, Result.SLIPSTREAM);
        assertEquals(0, jdk.ofJars());
        assertEquals(0, jdk.fileBytes());
        assertTrue(slipstream.ofJars() > 10 && slipstream.fileBytes() > 10_000, slipstream::toString);
    }

    @Test
    void sequenceHasACurve() throws IOException {
        Run run = run("--cases", "first 10 test images, InputStream", "--pairs", "1", "--testimages", TEST_IMAGES);
        Curve curve = Curve.of(run.results()).get(0);
        assertEquals("InputStream", curve.source());
        assertEquals(List.of(1, 2, 5, 10), curve.points().stream().map(Curve.Point::images).toList());
        assertTrue(curve.points().get(3).millis().get(Result.JDK) > curve.points().get(0).millis().get(Result.JDK));
    }

    @Test
    void everyKindOfCallIsMadeAlike() throws IOException {
        Run run = run("--cases", "^(registration|open.* InputStream|read what.* File|write BMP.* OutputStream)$",
                "--pairs", "1");
        assertEquals(List.of("registration", "read what is no image", "open PNG 20x20", "write BMP 250x250"),
                ColdRun.of(ColdRun.TIME, run.results()).stream().map(Result::name).toList());
    }

    @Test
    void pixelsThatDifferAreToldWithExitCode1() throws IOException {
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(folder.resolve("plugin")));
        CommandRun run = CommandRun.of("cold", "--cases", "^read BMP 20x20, File$", "--pairs", "1", "--slipstream",
                plugin);
        assertEquals(BenchCommand.DIFFERS, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("read BMP 20x20, File: result 1 of 1 on Slipstream is not that on JDK"),
                run.out());
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_19)
    void archivedClassesAreReadFromNoFile() throws IOException {
        Run run = run("--cases", "^read PNG 20x20, File$", "--pairs", "1", "--archive", "cds", "--slipstream",
                jarOfLibrary());
        LoadedClasses slipstream = classes(run, Result.SLIPSTREAM);
        assertTrue(slipstream.ofJars() > 10, slipstream::toString);
        assertEquals(0, slipstream.fileBytes(), slipstream::toString);
    }

    @Test
    void unknownCasesAndNoPairsAreRefused() {
        CommandRun unknown = CommandRun.of("cold", "--cases", "no such case");
        assertEquals(2, unknown.exitCode());
        assertTrue(unknown.err().contains("No case's name contains no such case; there are [registration,"),
                unknown.err());
        assertEquals(2, CommandRun.of("cold", "--pairs", "0").exitCode());
    }

    /** Archives take no folders, and a build that has not come to jars yet has those only. */
    private String jarOfLibrary() {
        Path library = Path.of(URI.create(
                Slipstream.class.getProtectionDomain().getCodeSource().getLocation().toString()));
        if (Files.isRegularFile(library)) {
            return library.toString();
        }
        String jar = folder.resolve("slipstream.jar").toString();
        assertEquals(0, ToolProvider.findFirst("jar").orElseThrow().run(System.out, System.err, "--create", "--file",
                jar, "-C", library.toString(), "."));
        return jar;
    }

    private Run run(String... arguments) throws IOException {
        Path json = folder.resolve("cold.json");
        CommandRun run =
                CommandRun.of(Stream.concat(Stream.of("cold", "--json", json), Stream.of(arguments)).toArray());
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        return RunFile.read(json);
    }

    private static LoadedClasses classes(Run run, String side) {
        return run.results().get(0).sides().get(side).classes();
    }
}
