package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;

import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.reading.Offer;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageReadParam;
import org.jspecify.annotations.Nullable;

/** The BMP files that tests read: the project's own, and BMP Suite if it is available. */
final class BmpFiles {

    private BmpFiles() {}

    /** A file's name and bytes. */
    record Bmp(String name, byte[] bytes) {

        /** Whether it is broken on purpose. */
        boolean isBroken() {
            return name.startsWith("x");
        }

        /** Whether it contains a JPEG or PNG. */
        boolean isEmbedded() {
            return name.matches(".*-(jpeg|png)-.*|.*rgb24(jpeg|png)\\.bmp");
        }

        /** Whether it has the one compression that no reader supports. */
        boolean isHuffman() {
            return name.contains("huff");
        }

        /** The right pixels. Not for files that contain another format. */
        ModelDecoder model() {
            return ModelDecoder.of(bytes);
        }

        /** Whether the JDK's reader reads it right, so that ours must do everything in the same way. */
        boolean isReadRightByTheJdk() throws IOException {
            if (isHuffman()) {
                return false;
            }
            Reading reading = Reading.of(BMP, Side.JDK, WindowedImageInputStream.of(bytes), Flags.KEEPING_METADATA);
            return isEmbedded() ? reading.isRead() : SameAsModel.isRight(reading, model());
        }

        /** Parameters with a destination of the default type and the right size; null if the JDK knows no type. */
        @Nullable ImageReadParam destination() {
            return Offer.paramWithDestination(BMP, bytes);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** All of the project's own files, including broken ones. */
    static List<Bmp> own() throws IOException {
        return FileBytes.in(FileBytes.own("bmp"), ".bmp", 290, Bmp::new);
    }

    /** The project's own files that are not broken. */
    static List<Bmp> intact() throws IOException {
        return own().stream().filter(bmp -> !bmp.isBroken()).toList();
    }

    static Bmp own(String name) throws IOException {
        return new Bmp(name, FileBytes.own(BMP, name));
    }

    /** All files of BMP Suite, with the names of its folders. Skips the test if it is not available. */
    static List<Bmp> suite() throws IOException {
        Path suite = FileBytes.corpus("bmpsuite");
        List<Bmp> all = new ArrayList<>();
        for (String folder : List.of("g", "q", "b")) {
            all.addAll(FileBytes.in(suite.resolve(folder), ".bmp", 15,
                    (name, bytes) -> new Bmp(folder + "/" + name, bytes)));
        }
        return all;
    }

    /** The good and questionable files of BMP Suite. */
    static List<Bmp> legalOfSuite() throws IOException {
        return suite().stream().filter(bmp -> !bmp.name().startsWith("b/")).toList();
    }
}
