package dev.slipstream.imageio.bench.workbench.seeds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every table from results made by hand. */
class SeedTableTest {

    @Test
    void primitivesStandBesideTheDocumentsPercentages() {
        List<Result> results = new ArrayList<>();
        for (PrimitiveFigures figures : PrimitiveFigures.ALL) {
            Map<String, Samples> sides = new LinkedHashMap<>();
            sides.put(Result.JDK, steady(1000));
            sides.put(Result.TWELVEMONKEYS, steady(500));
            sides.put(Result.SLIPSTREAM, steady(100));
            results.add(new Result(figures.name(), Map.of(), "byte", 4, sides));
        }
        set(results, 1, Result.SLIPSTREAM, new Samples(10, List.of(9000L, 12000L, 9500L), null, null));
        set(results, 2, Result.SLIPSTREAM, steady(2000));
        set(results, 3, Result.SLIPSTREAM, Samples.failed("no such file"));
        List<String> lines = print(out -> PrimitiveTable.print(results, out));
        assertEquals("""
                test                    source or destination                     document   JDK, 1/ms\
                  TwelveMonkeys  Slipstream  reached
                input readInt           file                                         343 %  4,000 byte          200 %\
                     1,000 %  yes
                input readShort         file                                         172 %  4,000 byte          200 %\
                     105 % ~  NO
                input readLong          file                   338 % by 2 x readInt; 728 %  4,000 byte          200 %\
                        50 %  NO, slower than the JDK
                input readInt           url, memory cache                            258 %  4,000 byte          200 %\
                      failed  -""", String.join("\n", lines.subList(1, 6)));
        assertEquals("core-bmp reader, 20x20  file                                         142 %  4,000 byte"
                + "          200 %     1,000 %  yes", lines.get(29));
        assertEquals(List.of("25 of 28 rows reach the document's figure",
                "seed1.input.readInt, Slipstream: no such file"), lines.subList(30, 32));
    }

    @Test
    void cachesStandBesideTheDocumentsModel() {
        Map<String, Samples> sides = new LinkedHashMap<>();
        for (String name : List.of("JDK", "JDK file cache", "TwelveMonkeys", "TwelveMonkeys file cache", "readAllBytes",
                "Slipstream")) {
            sides.put(name, new Samples(1, List.of(1000L * (name.length() + 1)), 100.0 * name.length(), null));
        }
        sides.put("Slipstream file cache", Samples.failed("lost a block"));
        Result result = new Result(CacheSeed.NAME, Map.of(CacheSeed.LENGTH, "8193"), "byte", 8193, sides);
        assertEquals("""
                Bytes allocated for a stream of that length; the document's model: doubling, list of blocks
                length  doubling    list  readAllBytes  JDK memory   file  TwelveMonkeys memory   file\
                  Slipstream memory    file
                  8193    32,769  24,578         1,200         300  1,400                 1,300  2,400\
                              1,000  failed

                Microseconds to read it to the end; the document's machine: doubling, list of blocks
                length  doubling  list  readAllBytes  JDK memory  file  TwelveMonkeys memory  file\
                  Slipstream memory    file
                  8193      3.41  2.76          13.0        4.00  15.0                  14.0  25.0\
                               11.0  failed
                length 8193, Slipstream file cache: lost a block""",
                String.join("\n", print(out -> CacheTable.print(List.of(result), out))));
    }

    @Test
    void linesStandBesideTheDocumentsTimes() {
        Map<String, Samples> sides = new LinkedHashMap<>();
        for (LineReader reader : LineReader.values()) {
            sides.put(reader.workload(), steady(1_000_000L * (reader.ordinal() + 1)));
        }
        sides.put("Slipstream", Samples.failed("does other work than the first: 1, not 2"));
        Map<String, String> options = Map.of(LineSeed.LINES, "short", LineSeed.LINE_END, "\\r\\n");
        Result result = new Result(LineSeed.NAME, options, "line", 2000, sides);
        assertEquals("""
                2,000 short lines that end in \\r\\n
                reader                                            document    time    lines/s  gain over JDK, File
                JDK, File                                                -    11 %  2,000,000                100 %
                JDK, BufferedInputStream, memory cache                   -    22 %  1,000,000                 50 %
                JDK, BufferedInputStream, file cache                     -    33 %    666,667                 33 %
                TwelveMonkeys, File                                      -    44 %    500,000                 25 %
                TwelveMonkeys, BufferedInputStream, memory cache         -    56 %    400,000                 20 %
                Slipstream, File                                         -  failed          -               failed
                Slipstream, BufferedInputStream, memory cache            -    78 %    285,714                 14 %
                DataInputStream on FileInputStream                  1808 %    89 %    250,000                 13 %
                DataInputStream on BufferedInputStream               100 %   100 %    222,222                 11 %
                BufferedReader                                        96 %   111 %    200,000                 10 %
                own char buffer, no strings                           24 %   122 %    181,818                  9 %
                own byte-to-char loop, no strings                     12 %   133 %    166,667                  8 %
                short, Slipstream: does other work than the first: 1, not 2""",
                String.join("\n", print(out -> LineTable.print(List.of(result), out))));
    }

    @Test
    void largeReadsStandBesideTheDocumentsThroughput() {
        Map<String, Samples> sides = new LinkedHashMap<>();
        sides.put(Result.JDK, steady(1_000_000));
        sides.put(Result.TWELVEMONKEYS, steady(2_000_000));
        sides.put(Result.SLIPSTREAM, steady(500_000));
        Map<String, String> options = Map.of(LargeReadSeed.LENGTH, "10485760", LargeReadSeed.NATIVE + "JDK", "10485760",
                LargeReadSeed.NATIVE + "TwelveMonkeys", "this system has no /proc", LargeReadSeed.NATIVE + "Slipstream",
                "65536");
        List<Result> results = List.of(new Result(LargeReadSeed.NAME, options, "byte", 10485760, sides),
                LargeReadSeed.leftOut(LargeReadFigures.of(524288000), "Not measured: too large"));
        assertEquals("""
                readFully(byte[length]) a second, from the page cache; the document's machine: before, after
                     length  before  after   gain     JDK  TwelveMonkeys    gain  Slipstream    gain
                 10,485,760     357    558  156 %   1,000            500    50 %       2,000   200 %
                524,288,000    5.01   9.55  191 %  failed         failed  failed      failed  failed

                Native memory at its peak, KiB; the document: before, after
                     length   before  after     JDK  TwelveMonkeys  Slipstream
                 10,485,760   10,240     64  10,240              -          64
                524,288,000  512,000     64       -              -           -
                Native memory: this system has no /proc
                Not measured: too large""",
                String.join("\n", print(out -> LargeReadTable.print(results, out))));
    }

    @Test
    void readsThatDoNotFitOnTheDiskAreLeftOutWithAReason() {
        List<LargeReadFigures> rows = LargeReadFigures.ALL;
        assertEquals(List.of(1048576, 10485760),
                LargeReadSeed.fitting(rows, 11_000_000).stream().map(LargeReadFigures::length).toList());
        assertEquals(rows, LargeReadSeed.fitting(rows, 1_000_000_000));
    }

    private static Samples steady(long nanos) {
        return new Samples(1, List.of(nanos, nanos, nanos), null, null);
    }

    private static void set(List<Result> results, int row, String side, Samples samples) {
        Result result = results.get(row);
        Map<String, Samples> sides = new LinkedHashMap<>(result.sides());
        sides.put(side, samples);
        results.set(row, new Result(result.name(), result.options(), result.unit(), result.unitsPerRep(), sides));
    }

    private interface Printing {
        void to(PrintWriter out);
    }

    private static List<String> print(Printing printing) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        printing.to(out);
        out.flush();
        return text.toString().lines().toList();
    }
}
