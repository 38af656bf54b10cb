package dev.slipstream.imageio.bench.cold;

import dev.slipstream.imageio.bench.cold.child.ColdChild;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What programs do with ImageIO that do not run for long. */
final class ColdCases {

    private static final String IN = "InputStream";
    private static final String OUT = "OutputStream";
    private static final String QUICK_STREAM = "read PNG 20x20";
    private static final int LEAST_TEST_IMAGES = 10;
    private static final List<Integer> TEST_IMAGES = List.of(LEAST_TEST_IMAGES, 100, 600);
    private static final int ICONS = 1000;
    private static final int FEW = 5;
    /** Until a curve of large images crosses the other. */
    private static final int MANY = 100;

    /** A progressive JPEG. */
    static final String PROGRESSIVE = "progressive JPEG";

    /** A TIFF with LZW. */
    static final String LZW = "LZW TIFF";

    private ColdCases() {
    }

    static List<ColdCase> all() {
        List<ColdCase> all = new ArrayList<>();
        all.add(one("registration", "", ColdChild.REGISTER, files -> List.of()));
        for (String source : List.of(ColdChild.FILE, IN)) {
            all.add(one("open PNG 20x20", source, ColdChild.OPEN, files -> files.photo("png", 20)));
            all.add(one("read what is no image", source, ColdChild.READ, ColdFiles::text));
            all.addAll(images(source));
            all.addAll(sequences(source));
        }
        for (String format : List.of("png", "bmp", "gif")) {
            for (String destination : List.of(ColdChild.FILE, OUT)) {
                all.add(one("write " + describe(format, ColdChild.WRITTEN_SIDE), destination, ColdChild.WRITE,
                        files -> files.written(format)));
            }
        }
        return all;
    }

    /** One image each or a few, so that it does not take long. */
    static List<ColdCase> quick() {
        return all().stream().filter(work -> work.calls() <= LEAST_TEST_IMAGES)
                .filter(work -> !work.source().equals(IN) || work.name().equals(QUICK_STREAM)).toList();
    }

    private static List<ColdCase> images(String source) {
        return List.of(photo("png", 20, source), photo("png", 250, source), photo("png", 1000, source),
                one("read PNG 1920x1080, screenshot", source, ColdChild.READ, ColdFiles::screenshot),
                photo("bmp", 20, source), photo("bmp", 1000, source),
                photo("gif", 20, source), photo("gif", 250, source), photo("gif", 1000, source),
                photo(PROGRESSIVE, 250, source), photo(PROGRESSIVE, 1000, source),
                photo("tiff", 20, source), photo(LZW, 20, source), photo(LZW, 1000, source));
    }

    private static ColdCase photo(String format, int size, String source) {
        return one("read " + describe(format, size), source, ColdChild.READ, files -> files.photo(format, size));
    }

    private static List<ColdCase> sequences(String source) {
        List<ColdCase> sequences = new ArrayList<>();
        sequences.add(photos(FEW, source));
        for (int count : TEST_IMAGES) {
            sequences.add(sequence("read the first " + count + " test images", source, 1, count,
                    files -> files.testImages(count)));
        }
        sequences.add(sequence(String.format(Locale.ROOT, "read %,d PNG icons", ICONS), source, 1, ICONS,
                files -> files.icons(ICONS)));
        if (source.equals(ColdChild.FILE)) {
            sequences.add(photos(MANY, source));
        }
        return sequences;
    }

    private static ColdCase photos(int repetitions, String source) {
        return sequence("read PNG 1000x1000 " + repetitions + " times", source, repetitions, 1,
                files -> files.photo("png", 1000));
    }

    private static ColdCase one(String name, String source, String call, ColdCase.Files files) {
        return new ColdCase(name, source, call, 1, 1, files);
    }

    private static ColdCase sequence(String name, String source, int repetitions, int files,
            ColdCase.Files paths) {
        return new ColdCase(name, source, ColdChild.READ, repetitions, repetitions * files, paths);
    }

    private static String describe(String format, int size) {
        return format.toUpperCase(Locale.ROOT) + " " + size + "x" + size;
    }
}
