package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.worker.Message;
import dev.slipstream.imageio.bench.workbench.worker.SeedSweep;
import dev.slipstream.imageio.bench.workbench.worker.SeedWindows;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/** Collects what the children of a sweep say, and makes results of it. */
final class WindowSamples {

    static final String WINDOW = "window";
    static final String AS_SHIPPED = "as shipped";
    static final String FROM = "from";
    static final String DEVICE = "device";
    static final String PAGE_CACHE = "page cache";
    /** How the page cache was made to forget the file, and what share of it then came from the device. */
    static final String FORGOTTEN = "page cache dropped by";
    static final String FROM_DEVICE = "bytes from the device";
    /** What the document's own loop is called, with a buffer of the row's size and with the customary one. */
    static final String LOOP = "FileInputStream";
    static final String CUSTOMARY_LOOP = "FileInputStream, 8 KiB";

    private static final int CUSTOMARY = 8192;

    private record Key(SeedSweep sweep, int window, boolean device, String side) {
    }

    private final Map<Key, List<Long>> nanos = new LinkedHashMap<>();
    private final Map<Key, Long> leastFromDevice = new LinkedHashMap<>();
    private final int length;
    private boolean forgets;
    private String how = "";

    /** {@code length}: of the file. */
    WindowSamples(int length) {
        this.length = length;
    }

    void add(String side, Message message) {
        if (message.name().equals(SeedWindows.PAGE_CACHE)) {
            forgets = Boolean.parseBoolean(message.field(0));
            how = message.field(1);
            return;
        }
        Key key = new Key(SeedSweep.valueOf(message.field(0)), Integer.parseInt(message.field(1)),
                Boolean.parseBoolean(message.field(2)), side);
        nanos.computeIfAbsent(key, none -> new ArrayList<>()).add(Long.valueOf(message.field(3)));
        leastFromDevice.merge(key, Long.valueOf(message.field(4)), Math::min);
    }

    static String name(SeedSweep sweep) {
        return "seed4." + switch (sweep) {
            case TRANSFER -> "transferTo";
            case READ_INT -> "readInt";
            case READ_PIECES -> "readByteArray";
            case WRITE_NEW -> "writeInt.newFile";
            case WRITE_OVER -> "writeInt.existingFile";
        };
    }

    List<Result> results() {
        TreeSet<Integer> windows = new TreeSet<>();
        nanos.keySet().forEach(key -> windows.add(key.window()));
        List<Result> results = new ArrayList<>();
        for (SeedSweep sweep : SeedSweep.values()) {
            for (boolean device : sweep.isReading() ? new boolean[] {false, true} : new boolean[] {false}) {
                for (int window : windows) {
                    if (sweep != SeedSweep.TRANSFER || window != SeedWindows.AS_SHIPPED) {
                        results.add(result(sweep, window, device));
                    }
                }
            }
        }
        return results;
    }

    private Result result(SeedSweep sweep, int window, boolean device) {
        Map<String, String> options = new LinkedHashMap<>();
        options.put(WINDOW, window == SeedWindows.AS_SHIPPED ? AS_SHIPPED : Integer.toString(window));
        options.put(FROM, device ? DEVICE : PAGE_CACHE);
        String document = WindowSeed.claimed(window);
        if (sweep == SeedSweep.TRANSFER && !document.isEmpty()) {
            options.put("document", device ? "no gain" : document);
        }
        if (device && forgets) {
            Key ours = new Key(sweep, window, true, Result.SLIPSTREAM);
            options.put(FORGOTTEN, how);
            options.put(FROM_DEVICE, String.format(Locale.ROOT, "%d", leastFromDevice.getOrDefault(ours, 0L)));
        }
        return new Result(name(sweep), options, "byte", length, sides(sweep, window, device));
    }

    /** The JDK and TwelveMonkeys have no choice of windows: what they take stands beside every window of ours. */
    private Map<String, Samples> sides(SeedSweep sweep, int window, boolean device) {
        Map<String, Samples> sides = new LinkedHashMap<>();
        if (sweep == SeedSweep.TRANSFER) {
            sides.put(CUSTOMARY_LOOP, samples(new Key(sweep, CUSTOMARY, device, Result.SLIPSTREAM)));
            sides.put(LOOP, samples(new Key(sweep, window, device, Result.SLIPSTREAM)));
            return sides;
        }
        for (String side : List.of(Result.JDK, Result.TWELVEMONKEYS)) {
            sides.put(side, samples(new Key(sweep, SeedWindows.AS_SHIPPED, device, side)));
        }
        sides.put(Result.SLIPSTREAM, samples(new Key(sweep, window, device, Result.SLIPSTREAM)));
        return sides;
    }

    private Samples samples(Key key) {
        if (key.device() && !forgets) {
            return Samples.failed("The page cache cannot be dropped here: " + how);
        }
        List<Long> times = nanos.get(key);
        return times == null ? Samples.failed("Not measured") : new Samples(1, times, null, null);
    }
}
