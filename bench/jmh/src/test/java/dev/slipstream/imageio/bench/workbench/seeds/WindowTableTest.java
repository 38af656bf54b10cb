package dev.slipstream.imageio.bench.workbench.seeds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.worker.Message;
import dev.slipstream.imageio.bench.workbench.worker.SeedSweep;
import dev.slipstream.imageio.bench.workbench.worker.SeedWindows;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the children of a sweep say, as results and as tables. */
class WindowTableTest {

    private static final String WRITES = """

            Milliseconds to write 8 MiB by writeInt, into the page cache
            window                     new file  over existing bytes
            8 KiB                 4.00 (100 %)         5.00 (100 %)
            16 KiB                2.00 (200 %)         2.50 (200 %)
            Slipstream as shipped 4.00 (100 %)         5.00 (100 %)
            JDK                   800 (0.5 %)        1,000 (0.5 %)
            TwelveMonkeys           400 (1 %)            500 (1 %)""";

    @Test
    void throughputIsInPerCentOfTheCustomaryWindows() {
        WindowSamples samples = new WindowSamples(8 << 20);
        samples.add(Result.SLIPSTREAM, Message.of(SeedWindows.PAGE_CACHE, "true", "dd iflag=nocache"));
        addAll(samples, true);
        assertEquals("""
                Milliseconds to read 8 MiB (throughput in per cent of that with 8 KiB)
                window                 document's claim  FileInputStream       readInt  read(byte[512])\
                  device: FileInputStream       readInt  read(byte[512])
                8 KiB                             100 %     1.00 (100 %)  2.00 (100 %)     3.00 (100 %)\
                             11.0 (100 %)  12.0 (100 %)     13.0 (100 %)
                16 KiB                            195 %    0.500 (200 %)  1.00 (200 %)     1.50 (200 %)\
                             11.0 (100 %)  12.0 (100 %)     13.0 (100 %)
                Slipstream as shipped                 -                -  2.00 (100 %)     3.00 (100 %)\
                                        -  12.0 (100 %)     13.0 (100 %)
                JDK                                   -                -     200 (1 %)        300 (1 %)\
                                        -  12.0 (100 %)     13.0 (100 %)
                TwelveMonkeys                         -                -     200 (1 %)        300 (1 %)\
                                        -  12.0 (100 %)     13.0 (100 %)
                Device: page cache dropped before each read by dd iflag=nocache; at least 8,388,600 of 8,388,608 bytes\
                 came from the device""", reads(samples));
    }

    @Test
    void whereThePageCacheCannotBeDroppedItSaysSo() {
        WindowSamples samples = new WindowSamples(8 << 20);
        samples.add(Result.SLIPSTREAM, Message.of(SeedWindows.PAGE_CACHE, "false",
                "/proc/sys/vm/drop_caches: Permission denied"));
        addAll(samples, false);
        String[] lines = reads(samples).split("\n");
        assertEquals("JDK                                   -                -     200 (1 %)        300 (1 %)"
                + "                        -        -                -", lines[5]);
        assertEquals("The page cache cannot be dropped here: /proc/sys/vm/drop_caches: Permission denied", lines[7]);
    }

    @Test
    void writesHaveATableOfTheirOwn() {
        WindowSamples samples = new WindowSamples(8 << 20);
        samples.add(Result.SLIPSTREAM, Message.of(SeedWindows.PAGE_CACHE, "false", "no"));
        addAll(samples, false);
        String text = text(samples.results());
        assertEquals(WRITES.replaceAll(" +", " "), text.substring(text.indexOf("\n\nMilli") + 1).strip()
                .replaceAll(" +", " ").replaceFirst("^", "\n"));
    }

    @Test
    void everyRowNamesTheDocumentsClaimAndTheWayTheCacheWasDropped() {
        WindowSamples samples = new WindowSamples(8 << 20);
        samples.add(Result.SLIPSTREAM, Message.of(SeedWindows.PAGE_CACHE, "true", "dd iflag=nocache"));
        addAll(samples, true);
        Result loop = samples.results().stream().filter(result -> result.name().equals("seed4.transferTo")
                && result.options().get("window").equals("16384")).findFirst().orElseThrow();
        assertEquals("{window=16384, from=page cache, document=195 %}", loop.options().toString());
        assertEquals(List.of("FileInputStream, 8 KiB", "FileInputStream"), List.copyOf(loop.sides().keySet()));
        Result device = samples.results().stream().filter(result -> result.name().equals("seed4.readInt")
                && result.options().get("from").equals("device")).findFirst().orElseThrow();
        assertEquals("{window=as shipped, from=device, page cache dropped by=dd iflag=nocache,"
                + " bytes from the device=8388600}", device.options().toString());
        assertEquals(List.of("JDK", "TwelveMonkeys", "Slipstream"), List.copyOf(device.sides().keySet()));
    }

    /** With a window twice as large it takes half of the time; without one a hundred times as long. */
    private static void addAll(WindowSamples samples, boolean device) {
        for (SeedSweep sweep : SeedSweep.values()) {
            long millis = sweep.ordinal() + 1;
            for (int window : new int[] {8192, 16384, SeedWindows.AS_SHIPPED}) {
                long nanos = 1_000_000 * millis / (window == 16384 ? 2 : 1);
                add(samples, Result.SLIPSTREAM, sweep, window, false, nanos);
                if (device && sweep.isReading()) {
                    add(samples, Result.SLIPSTREAM, sweep, window, true, 1_000_000 * (10 + millis));
                }
            }
            for (String side : List.of(Result.JDK, Result.TWELVEMONKEYS)) {
                long nanos = 100_000_000 * millis * (sweep.isReading() || side.equals(Result.TWELVEMONKEYS) ? 1 : 2);
                add(samples, side, sweep, SeedWindows.AS_SHIPPED, false, nanos);
                if (device && sweep.isReading()) {
                    add(samples, side, sweep, SeedWindows.AS_SHIPPED, true, 1_000_000 * (10 + millis));
                }
            }
        }
    }

    private static void add(WindowSamples samples, String side, SeedSweep sweep, int window, boolean device,
            long nanos) {
        samples.add(side, Message.of(SeedWindows.SAMPLE, sweep.name(), Integer.toString(window),
                Boolean.toString(device), Long.toString(nanos), device ? "8388600" : "0"));
    }

    private static String reads(WindowSamples samples) {
        String text = text(samples.results());
        return text.substring(0, text.indexOf("\n\n"));
    }

    private static String text(List<Result> results) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        WindowTable.print(results, out);
        out.flush();
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
