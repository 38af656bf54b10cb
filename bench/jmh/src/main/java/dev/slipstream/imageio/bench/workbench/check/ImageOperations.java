package dev.slipstream.imageio.bench.workbench.check;

import dev.slipstream.imageio.bench.workbench.worker.CheckWorkload;
import dev.slipstream.imageio.bench.workbench.worker.TaskWorkload;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reading, probing and writing images, with ImageIO's default settings: a cache file may be used. */
final class ImageOperations {

    /** A photo that an operation reads, or that it has decoded before and writes. */
    record Picture(String format, int size) {

        String file() {
            return size + "." + format;
        }

        String describe() {
            return format.toUpperCase(Locale.ROOT) + " " + size + "x" + size;
        }
    }

    private static final List<String> OURS = List.of("png", "bmp");
    private static final List<String> OTHERS = List.of("gif", "jpg");
    private static final List<Integer> SIZES = List.of(1, 20, 250, 1000);
    private static final int ICON = 20;
    private static final String READ = "read ";
    private static final String WRITE = "write ";

    static final List<Picture> PICTURES = pictures();

    private ImageOperations() {
    }

    private static List<Picture> pictures() {
        List<Picture> pictures = new ArrayList<>();
        for (String format : OURS) {
            SIZES.forEach(size -> pictures.add(new Picture(format, size)));
        }
        OTHERS.forEach(format -> pictures.add(new Picture(format, ICON)));
        return pictures;
    }

    static List<CheckedOperation> all() {
        List<CheckedOperation> all = new ArrayList<>();
        for (Picture picture : PICTURES) {
            addReading(all, READ, "READ", picture);
            addReading(all, "width and height of ", "PROBE", picture);
        }
        for (Picture picture : PICTURES) {
            if (OURS.contains(picture.format()) && picture.size() <= ICON) {
                all.add(task(WRITE, picture, "WRITE FILE " + picture.format(), "File"));
                all.add(task(WRITE, picture, "WRITE BYTE_ARRAY_OUTPUT_STREAM " + picture.format(),
                        "ByteArrayOutputStream"));
            }
        }
        addFileStreams(all);
        return all;
    }

    private static void addReading(List<CheckedOperation> all, String done, String reading, Picture picture) {
        all.add(task(done, picture, reading + " FILE", "File"));
        all.add(new CheckedOperation(done + picture.describe() + ", ByteArrayInputStream",
                List.of(CheckWorkload.KIND, CheckWorkload.READ_MEMORY, reading, picture.file())));
    }

    /** They are opened and closed as well, each time. */
    private static void addFileStreams(List<CheckedOperation> all) {
        for (String format : OURS) {
            Picture icon = new Picture(format, ICON);
            all.add(task(READ, icon, "READ INPUT_STREAM", "FileInputStream"));
            all.add(task(WRITE, icon, "WRITE FILE_OUTPUT_STREAM " + format, "FileOutputStream"));
        }
    }

    private static CheckedOperation task(String done, Picture picture, String code, String place) {
        return new CheckedOperation(done + picture.describe() + ", " + place,
                List.of(TaskWorkload.KIND, code, picture.file()));
    }
}
