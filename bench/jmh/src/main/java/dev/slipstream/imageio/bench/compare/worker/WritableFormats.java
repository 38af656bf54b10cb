package dev.slipstream.imageio.bench.compare.worker;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageWriterSpi;

/** The formats that ImageIO.write can write an image in. */
final class WritableFormats {

    private WritableFormats() {
    }

    /** In alphabetical order. Whoever inspects an image that cannot be decoded meets the same error, and shows it. */
    static List<String> of(File file) {
        try {
            BufferedImage image = ImageIO.read(file);
            return image == null ? List.of() : of(image);
        } catch (IOException | RuntimeException | Error e) {
            return List.of();
        }
    }

    private static List<String> of(BufferedImage image) {
        ImageTypeSpecifier type = ImageTypeSpecifier.createFromRenderedImage(image);
        Set<String> formats = new TreeSet<>();
        Iterator<ImageWriterSpi> writers =
                IIORegistry.getDefaultInstance().getServiceProviders(ImageWriterSpi.class, false);
        while (writers.hasNext()) {
            formats.add(shortestName(writers.next()));
        }
        return formats.stream().filter(format -> ImageIO.getImageWriters(type, format).hasNext()).toList();
    }

    /** A writer has several names, and so may another one of the same format, in another order. */
    private static String shortestName(ImageWriterSpi writer) {
        return Arrays.stream(writer.getFormatNames()).map(name -> name.toLowerCase(Locale.ROOT))
                .min(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder())).orElseThrow();
    }
}
