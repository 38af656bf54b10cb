package dev.slipstream.imageio.bench.workbench.worker;

import java.awt.image.RenderedImage;
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

    /** In alphabetical order, whatever the order of the writers. */
    static List<String> of(RenderedImage image) {
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
