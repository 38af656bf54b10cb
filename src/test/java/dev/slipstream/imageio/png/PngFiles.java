package dev.slipstream.imageio.png;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** The PNG files that tests read: the project's own, and PngSuite where it is at hand. */
final class PngFiles {

    private static final String OWN = "slipstream.testimages";
    private static final String CORPORA = "slipstream.corpora";

    private PngFiles() {}

    /** A file's bytes by its name. */
    record Png(String name, byte[] bytes) {

        /** Whether it is broken on purpose. */
        boolean isBroken() {
            return name.startsWith("x");
        }

        /** Whether it is gray of fewer than 8 bits with a transparent value, which the JDK compares wrongly. */
        boolean isTransparentLowGray() {
            return name.matches("gray[124]-trns.*|tb[bw]n0g0[124]\\.png");
        }

        /** Whether it has a transparent colour and samples of 8 bits. */
        boolean isTransparentInBytes() {
            return name.matches("(gray|rgb)8-(trns|all-chunks).*");
        }

        /** Whether it declares so many pixels that so few bytes cannot hold them. */
        boolean isTooShortForItsSize() {
            return name.equals("xsize-unlikely.png");
        }

        /** Parameters with a destination of the default type and the right size; none where the JDK knows no type. */
        @Nullable ImageReadParam destination() {
            ImageReader reader = null;
            try (ImageInputStream stream = WindowedImageInputStream.of(bytes)) {
                reader = Side.JDK.open();
                reader.setInput(stream, true, true);
                ImageReadParam param = reader.getDefaultReadParam();
                param.setDestination(Destinations.patterned(reader.getImageTypes(0).next()
                        .createBufferedImage(reader.getWidth(0), reader.getHeight(0))));
                return param;
            } catch (IOException | RuntimeException e) {
                return null;
            } finally {
                if (reader != null) {
                    reader.dispose();
                }
            }
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** All of the project's own, broken ones too. */
    static List<Png> own() throws IOException {
        return in(System.getProperty(OWN, "testimages"), "png", 400);
    }

    /** Those of the project's own that are not broken. */
    static List<Png> intact() throws IOException {
        return own().stream().filter(png -> !png.isBroken()).toList();
    }

    static Png own(String name) throws IOException {
        return new Png(name, Files.readAllBytes(Path.of(System.getProperty(OWN, "testimages"), "png", name)));
    }

    /** All of PngSuite; skips the test where it is not at hand. */
    static List<Png> suite() throws IOException {
        String corpora = System.getProperty(CORPORA, "");
        assumeTrue(!corpora.isEmpty(), CORPORA + " is not set");
        return in(corpora, "pngsuite", 175);
    }

    private static List<Png> in(String parent, String folder, int atLeast) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(Path.of(parent, folder))) {
            files = all.filter(file -> file.toString().endsWith(".png")).sorted().toList();
        }
        assertTrue(files.size() >= atLeast, () -> "only " + files.size() + " files in " + parent + "/" + folder);
        List<Png> read = new ArrayList<>();
        for (Path file : files) {
            read.add(new Png(file.getFileName().toString(), Files.readAllBytes(file)));
        }
        return read;
    }
}
