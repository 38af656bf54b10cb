package dev.slipstream.imageio.png.write;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.FileBytes;
import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Images of which only one form is small, or which are hard to search, are not much larger than the JDK's. */
@Tag("long")
class SizesTest {

    private static final int MOST = 9;

    /** Two halves of one colour each: if not all positions are entered, many distances occur. */
    @ParameterizedTest
    @ValueSource(ints = {BufferedImage.TYPE_INT_RGB, BufferedImage.TYPE_INT_ARGB})
    void aNearlyEmptyImageIsSmallerThanTheJdks(int type) throws IOException {
        BufferedImage image = new BufferedImage(100, 100, type);
        for (int y = 0; y < 100; y++) {
            for (int x = 0; x < 100; x++) {
                image.setRGB(x, y, x < 50 ? 0xFFB16C42 : 0xFF181883);
            }
        }
        assertNearTheJdks(image, 1, 5, 1);
    }

    /** Gray text in RGB, as a renderer of documents draws it, has matches of single pixels. */
    @Test
    void aPageOfTextIsSmallerThanTheJdks() throws IOException {
        assertNearTheJdks(LevelsTest.file("hard", "page-816x1056-rgb"), 6, 1);
    }

    /** Strips begin within the pattern, and the window holds it only once, so every byte of it must be found. */
    @Test
    void rowsThatRepeatAtTheEndOfTheWindowAreSmallerThanTheJdks() throws IOException {
        assertNearTheJdks(LevelsTest.file("hard", "every-8-rows-1280x400-rgb"), 6, 1);
    }

    /** The JDK filters palette indexes, and nothing else. */
    @Test
    void aTableWithAPaletteIsNotMuchLargerThanTheJdks() throws IOException {
        assertNearTheJdks(LevelsTest.file("hard", "table-900x1400-palette"), 6, 1.05);
    }

    /** Its filtered form has two values in long matches, which a count of literals does not show. */
    @Test
    void aSmallRampWithAPaletteIsNotMuchLargerThanTheJdks() throws IOException {
        assertNearTheJdks(LevelsTest.file("hard", "ramp-48x48-palette"), 1, 1.05);
    }

    /** A sample misses repetitions that are six rows apart; and the longest match may end within a pixel. */
    @ParameterizedTest
    @ValueSource(ints = {BufferedImage.TYPE_3BYTE_BGR, BufferedImage.TYPE_INT_ARGB})
    void noiseThatRepeatsIsNotMuchLargerThanTheJdks(int type) throws IOException {
        BufferedImage noise = LevelsTest.file("hard", "every-6-rows-1000x600-rgb");
        assertNearTheJdks(draw(noise, 0, 0, new BufferedImage(1000, 600, type)), 4, 1.05);
    }

    /** Their samples are too short for repetitions, and a match of one pixel has three bytes. */
    @ParameterizedTest
    @ValueSource(ints = {BufferedImage.TYPE_INT_RGB, BufferedImage.TYPE_INT_ARGB})
    void pixelsOfSomeColoursAreNotMuchLargerThanTheJdks(int type) throws IOException {
        for (int size : new int[] {100, 160}) {
            BufferedImage image = LevelsTest.file("hard", "colours-200-" + size + "x" + size + "-rgb");
            assertNearTheJdks(draw(image, 0, 0, new BufferedImage(size, size, type)), 1, 1.05);
        }
    }

    /** Filters save nothing of the literals of a photo that is magnified, but make many matches. */
    @Test
    void anIconOfAMagnifiedPhotoIsMuchSmallerThanTheJdks() throws IOException {
        BufferedImage photo = new BufferedImage(24, 48, BufferedImage.TYPE_INT_ARGB);
        fill(photo, 0, "slope");
        fill(photo, 24, "slope");
        BufferedImage icon = new BufferedImage(48, 48, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = icon.createGraphics();
        graphics.drawImage(photo, 0, 0, 48, 96, null);
        graphics.dispose();
        assertNearTheJdks(icon, 1, 4, 0.7);
    }

    /** Only a search of everything finds what repeats further on. */
    @ParameterizedTest
    @ValueSource(ints = {15, 30})
    void aGradientIsNotMuchLargerThanTheJdks(int angle) throws IOException {
        assertNearTheJdks(LevelsTest.file("hard", "gradient-argb-800x600-" + angle + "-degrees"), 6, 1.05);
    }

    /**
     * A page with text below its empty beginning, and a scan whose strips are alike: both smaller unfiltered. A
     * screenshot whose samples say the opposite of its halves.
     */
    @ParameterizedTest
    @CsvSource({
        "pages/014-survey.pdf-6.png, 6", "scans/006-copernicus.png, 6", "screenshots/032-Pasted_image_4.png, 1"
    })
    void anImageOfAnotherTypeIsNotMuchLargerThanTheJdks(String name, int leastLevel) throws IOException {
        BufferedImage image = real(name);
        BufferedImage drawn = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_ARGB);
        assertNearTheJdks(draw(image, 0, 0, drawn), leastLevel, 1.01);
    }

    /** Its samples, of 1 KB, show neither the repetitions nor that filters save little. */
    @ParameterizedTest
    @CsvSource({
        "icons512/048-152.png, 32, 20, " + BufferedImage.TYPE_INT_RGB,
        "photos/056-kodim03.png, 294, 277, " + BufferedImage.TYPE_INT_ARGB,
        "tiles/034-22030.png, 2, 132, " + BufferedImage.TYPE_INT_RGB
    })
    void aPieceIsNotMuchLargerThanTheJdks(String name, int x, int y, int type) throws IOException {
        assertNearTheJdks(draw(real(name), -x, -y, new BufferedImage(100, 100, type)), 1, 1.05);
    }

    /** The three equal bytes of a filtered gray pixel are a match, which a search for longer ones does not find. */
    @Test
    void aGrayPhotoInRgbIsMuchSmallerThanTheJdks() throws IOException {
        BufferedImage photo = real("photos/036-flower_small.g.png");
        BufferedImage rgb = new BufferedImage(photo.getWidth(), photo.getHeight(), BufferedImage.TYPE_INT_RGB);
        assertNearTheJdks(draw(photo, 0, 0, rgb), 3, 4, 0.72);
    }

    private static BufferedImage real(String name) throws IOException {
        return ImageIO.read(FileBytes.corpus("real").resolve(name).toFile());
    }

    private static BufferedImage draw(BufferedImage image, int x, int y, BufferedImage to) {
        Graphics2D graphics = to.createGraphics();
        graphics.setComposite(AlphaComposite.Src);
        graphics.drawImage(image, x, y, null);
        graphics.dispose();
        return to;
    }

    /** The writer decides by the first half of it, or less. */
    @ParameterizedTest
    @CsvSource({
        "photo, text", "text, photo", "photo, noise", "noise, photo", "noise, copy", "photo, copy", "text, noise"
    })
    void anIconOfUnlikeHalvesIsNotMuchLargerThanTheJdks(String upper, String lower) throws IOException {
        for (int size : new int[] {16, 32, 48, 64}) {
            BufferedImage icon = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
            fill(icon, 0, upper);
            fill(icon, size / 2, lower);
            assertNearTheJdks(icon, 1, 1.05);
            BufferedImage palette = new BufferedImage(2 * size, size, BufferedImage.TYPE_BYTE_INDEXED);
            Graphics2D graphics = palette.createGraphics();
            graphics.drawImage(icon, 0, 0, 2 * size, size, null);
            graphics.dispose();
            assertNearTheJdks(palette, 1, 1.05);
        }
    }

    private static void fill(BufferedImage icon, int from, String with) {
        Random random = new Random(9);
        int half = icon.getHeight() / 2;
        int[] colours = random.ints(5, 0, 1 << 24).toArray();
        for (int y = from; y < from + half; y++) {
            for (int x = 0; x < icon.getWidth(); x++) {
                int smooth = 0x10101 * (x + y + random.nextInt(3));
                int rgb = switch (with) {
                    case "photo" -> smooth + 0x205080;
                    case "slope" -> 0x10101 * (4 * (x + y - from) + random.nextInt(3)) + 0x205080;
                    case "text" -> colours[Math.max(0, random.nextInt(12) - 7)];
                    case "noise" -> random.nextInt(1 << 24);
                    default -> icon.getRGB(x, y - half);
                };
                icon.setRGB(x, y, rgb | 0xFF000000);
            }
        }
    }

    private static void assertNearTheJdks(BufferedImage image, int leastLevel, double most) throws IOException {
        assertNearTheJdks(image, leastLevel, MOST, most);
    }

    private static void assertNearTheJdks(BufferedImage image, int leastLevel, int mostLevel, double most)
            throws IOException {
        for (int level = leastLevel; level <= mostLevel; level++) {
            int ours = LevelsTest.size(image, level);
            int jdk = LevelsTest.size(BothPngWriters.jdk(), image, 1 - level / 9f);
            assertTrue(ours < most * jdk, "level " + level + ", " + image.getWidth() + "x" + image.getHeight() + ": "
                    + ours + " bytes, with the JDK " + jdk);
        }
    }

    /** By far the cheaper beginning is the filtered one, but the unfiltered rest repeats bytes 30 KB back. */
    @Test
    void aScreenshotThatRepeatsFurtherOnIsNotMuchLargerThanTheJdks() throws IOException {
        assertNearTheJdks(real("screenshots/014-connect-us-chromium-darwin.png"), 4, 1.05);
    }

    /** Only the second quarter shows which form is smaller. */
    @ParameterizedTest
    @ValueSource(strings = {
        "008-Multiplatform-landing-page-check-CTA-block-1-TS-darwin.png", "052-core_custom_logging.png"
    })
    void aScreenshotWithAnEmptyBeginningIsMuchSmallerThanTheJdks(String name) throws IOException {
        assertNearTheJdks(real("screenshots/" + name), 1, 4, 0.8);
    }
}
