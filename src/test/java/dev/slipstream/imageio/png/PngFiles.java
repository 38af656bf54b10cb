package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.testing.Format.PNG;

import dev.slipstream.imageio.jdkerror.KnownJdkError;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.reading.Offer;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import javax.imageio.ImageReadParam;
import org.jspecify.annotations.Nullable;

/** The PNG files that tests read: the project's own, and PngSuite if it is installed. */
public final class PngFiles {

    private PngFiles() {}

    /** A file: its name and its bytes. */
    public record Png(String name, byte[] bytes) {

        /** Whether it is broken on purpose. */
        public boolean isBroken() {
            return name.startsWith("x");
        }

        /** Whether it is gray of fewer than 8 bits with a transparent value, which the JDK compares wrongly. */
        public boolean isTransparentLowGray() {
            return KnownJdkError.TRANSPARENT_LOW_GRAY.isIn(bytes);
        }

        /** Whether it has a transparent colour and samples of 8 bits. */
        public boolean isTransparentInBytes() {
            return name.matches("(gray|rgb)8-(trns|all-chunks).*");
        }

        /** Whether it declares more pixels than its bytes can hold. */
        public boolean isTooShortForItsSize() {
            return name.equals("xsize-unlikely.png");
        }

        /** Parameters with a destination of the default type and the image's size; null if the JDK finds no type. */
        public @Nullable ImageReadParam destination() {
            return Offer.paramWithDestination(PNG, bytes);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** All of the project's own files, broken ones too. */
    public static List<Png> own() throws IOException {
        return FileBytes.in(FileBytes.own("png"), ".png", 400, Png::new);
    }

    /** The project's own files that are not broken. */
    public static List<Png> intact() throws IOException {
        return own().stream().filter(png -> !png.isBroken()).toList();
    }

    public static Png own(String name) throws IOException {
        return new Png(name, FileBytes.own(PNG, name));
    }

    /** How many pixels the header of a file declares, if there is one. */
    public static long declaredPixels(byte[] file) {
        return file.length < 24 ? 0 : (long) ByteBuffer.wrap(file).getInt(16) * ByteBuffer.wrap(file).getInt(20);
    }

    /** All of PngSuite; skips the test if it is not installed. */
    public static List<Png> suite() throws IOException {
        return FileBytes.in(FileBytes.corpus("pngsuite"), ".png", 175, Png::new);
    }
}
