package dev.slipstream.imageio.bench.images;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class DrawnImagesTest {

    @Test
    void eachClassHasTheSameImagesAtEveryCall() {
        Map<String, Map<String, Supplier<BufferedImage>>> again = DrawnImages.all();
        assertEquals(Set.of("drawn-gradients", "drawn-patterns", "drawn-text", "drawn-codes", "drawn-mixed",
                "drawn-drawings"), again.keySet());
        DrawnImages.all().forEach((group, images) -> {
            assertEquals(images.keySet(), again.get(group).keySet());
            String name = images.keySet().iterator().next();
            assertArrayEquals(pixels(images.get(name).get()), pixels(again.get(group).get(name).get()), name);
        });
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRaster().getPixels(0, 0, image.getWidth(), image.getHeight(), (int[]) null);
    }

    @Test
    void typesAreThoseOfTheirNames() {
        Map<String, Supplier<BufferedImage>> gradients = DrawnImages.all().get("drawn-gradients");
        assertEquals(BufferedImage.TYPE_BYTE_GRAY, gradients.get("gray-200x150-015").get().getType());
        assertTrue(gradients.get("argb-200x150-015").get().getColorModel().hasAlpha());
        assertEquals(1, DrawnImages.all().get("drawn-codes").get("bars-2-1-bit").get().getColorModel().getPixelSize());
    }

    @Test
    void noiseHasItsPeriodInBytes() {
        int[] pixels = pixels(DrawnImages.all().get("drawn-patterns").get("period-300x200-rgb").get());
        for (int i = 2979; i < pixels.length; i++) {
            assertEquals(pixels[i - 2979], pixels[i], "at " + i);
        }
    }

    @Test
    void paletteHasTheColoursThatThereAre() {
        BufferedImage image = ReducedColours.of(Icon.of(64, 1), 256, 8);
        Set<Integer> colours = new HashSet<>();
        for (int pixel : image.getRGB(0, 0, 64, 64, null, 0, 64)) {
            colours.add(pixel);
        }
        assertTrue(colours.size() > 100 && colours.size() <= 256, colours.size() + " colours");
        assertEquals(0, image.getRGB(0, 0), "transparent");
    }
}
