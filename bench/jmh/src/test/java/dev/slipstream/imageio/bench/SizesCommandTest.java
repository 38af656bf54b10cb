package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Results;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SizesCommandTest {

    @TempDir
    private Path temp;

    private Path write(String name) throws IOException {
        Path file = temp.resolve("real").resolve(name);
        Files.createDirectories(file.getParent());
        ImageIO.write(TestImages.photo(60, 50, BufferedImage.TYPE_3BYTE_BGR), name.substring(name.length() - 3),
                file.toFile());
        return file;
    }

    /** With all results stored. */
    private CommandRun sizes(Object... more) {
        return CommandRun.of(Stream.concat(Stream.of("sizes", "--csv", csv(), "--json", json(), temp.resolve("real")),
                Stream.of(more)).toArray());
    }

    private Path csv() {
        return temp.resolve("sizes.csv");
    }

    private Path json() {
        return temp.resolve("sizes.json");
    }

    /** Of all writes the cells of one column. */
    private List<String> column(int number) throws IOException {
        return Files.readAllLines(csv()).stream().skip(1).map(line -> line.split(",")[number]).toList();
    }

    @Test
    void everyFolderIsAClassWithARowForEachType() throws IOException {
        write("a/one.png");
        write("a/deeper/two.BMP");
        write("loose.png");
        write("a/image.gif");
        CommandRun run = sizes("--types", "as_is,int_argb").ended(BenchCommand.SAME);
        List<Result> ours = Results.read(json()).stream()
                .filter(each -> each.side().equals(Result.SLIPSTREAM)).toList();
        assertEquals(List.of("a as it is 2", "a INT_ARGB 2", "real as it is 1", "real INT_ARGB 1", "all as it is 3",
                "all INT_ARGB 3", "all all 6"), ours.stream().map(SizesCommandTest::row).toList());
        assertEquals(column(5).stream().mapToLong(Long::parseLong).sum(),
                ours.get(ours.size() - 1).primaryMetric().score());
        assertTrue(ours.get(0).isStamped());
        assertEquals("class,file,type,level,jdk bytes,bytes,same,jdk ns,ns", Files.readAllLines(csv()).get(0));
        assertEquals(List.of("as it is", "INT_ARGB"), column(2).subList(0, 2));
        assertTrue(run.out().contains("JDK " + Runtime.version().feature() + ": writes"), run.out());
    }

    private static String row(Result result) {
        return result.benchmark() + " " + result.params().get("type") + " "
                + Math.round(result.secondaryMetrics().get("writes").score());
    }

    @Test
    void sizesAreThoseOfTheFilesThatAnApplicationGets() throws IOException {
        Path file = write("a/one.png");
        sizes("--types", "AS_IS").ended(BenchCommand.SAME);
        assertEquals(List.of(Long.toString(Files.size(file))), column(5), "by ImageIO.write, which is ours here");
    }

    @Test
    void theLastFifthIsEveryFifthFileOfItsClass() throws IOException {
        List<String> all = new ArrayList<>();
        for (char name = 'a'; name <= 'k'; name++) {
            write("one/" + name + ".png");
            all.add(name + ".png");
        }
        write("two/a.png");
        List<String> last = List.of("e.png", "j.png");
        sizes("--types", "AS_IS", "--fifths", "LAST").ended(BenchCommand.SAME);
        assertEquals(last, column(1));
        sizes("--types", "AS_IS", "--fifths", "OTHERS").ended(BenchCommand.SAME);
        all.removeAll(last);
        all.add("a.png");
        assertEquals(all, column(1));
    }

    @Test
    void levelsAreThoseOfZlib() throws IOException {
        write("a/one.png");
        sizes("--types", "AS_IS", "--levels", "default,9,0").ended(BenchCommand.SAME);
        assertEquals(List.of("default", "9", "0"), column(3));
        long stored = 50 * (60 * 3 + 1);
        for (int side : new int[] {4, 5}) {
            List<Long> bytes = column(side).stream().map(Long::valueOf).toList();
            assertTrue(bytes.get(0) < stored && bytes.get(1) < stored, bytes.toString());
            assertTrue(bytes.get(2) > stored, bytes.toString());
        }
        assertTrue(sizes("--levels", "10").ended(2).err().contains("neither 'default' nor 0 to 9"));
    }

    @Test
    void whatIsBeyondABoundIsListedWithExitCode1() throws IOException {
        write("a/one.png");
        String line = "bytes: a/one.png, as it is";
        CommandRun often = sizes("--types", "AS_IS", "--above=-99", "--share", "99").ended(BenchCommand.DIFFERS);
        assertTrue(often.out().contains("1 write of 1, 100 %, are larger"), often.out());
        assertTrue(often.out().contains(line), often.out());
        CommandRun much = sizes("--types", "AS_IS", "--worst=-99").ended(BenchCommand.DIFFERS);
        assertTrue(much.out().contains(line), much.out());
        sizes("--types", "AS_IS", "--above=-99", "--share", "100").ended(BenchCommand.SAME);
    }

    @Test
    void timesAreMeasuredIfTheyAreWanted() throws IOException {
        write("a/one.png");
        sizes("--types", "AS_IS").ended(BenchCommand.SAME);
        assertEquals(List.of("0"), column(8));
        sizes("--types", "AS_IS", "--times", "2", "--warm-up", "0").ended(BenchCommand.SAME);
        assertTrue(Long.parseLong(column(7).get(0)) > 0 && Long.parseLong(column(8).get(0)) > 0);
        assertTrue(Results.read(json()).get(1).secondaryMetrics().get("speed").score() > 0);
        sizes("--times", "-1").ended(2);
    }

    @Test
    void whatNobodyReadsIsLeftOutWithAWord() throws IOException {
        write("a/one.png");
        Files.writeString(temp.resolve("real/a/broken.png"), "no image");
        CommandRun run = sizes("--types", "AS_IS").ended(BenchCommand.SAME);
        assertTrue(run.err().contains("a/broken.png is left out: "), run.err());
        assertEquals(List.of("one.png"), column(1));
    }

    @Test
    void withoutImagesThereIsNothingToDo() throws IOException {
        assertTrue(CommandRun.of("sizes").ended(2).err().contains("Which images?"));
        assertTrue(sizes().ended(BenchCommand.FAILED).err().contains("no such folder"));
        Files.createDirectories(temp.resolve("real"));
        assertTrue(sizes().ended(BenchCommand.FAILED).err().contains("no PNG or BMP"));
    }
}
