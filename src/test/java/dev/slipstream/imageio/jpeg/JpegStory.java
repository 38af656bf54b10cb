package dev.slipstream.imageio.jpeg;

import dev.slipstream.imageio.reading.RandomReadParams;
import dev.slipstream.imageio.reading.Story;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.ImageFacts;
import java.awt.image.Raster;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.plugins.jpeg.JPEGHuffmanTable;
import javax.imageio.plugins.jpeg.JPEGImageReadParam;
import javax.imageio.plugins.jpeg.JPEGQTable;
import org.jspecify.annotations.Nullable;

/** One of images and rasters, in which applications often listen to warnings only, and may bring tables. */
final class JpegStory extends Story {

    JpegStory(long seed) {
        super(seed, 5);
    }

    @Override
    protected int anyImage(Random random) {
        return random.nextInt(5) == 0 ? random.nextInt(5) - 1 : 0;
    }

    /** Each reader makes a profile of its own, which has no text. */
    @Override
    protected String comparable(String answer) {
        return answer.replaceAll("(ICC_Profile\\w*|Interleaved)@\\w+", "$1");
    }

    @Override
    protected void read(ImageReader reader, int image, Random random) {
        boolean isRaster = random.nextInt(4) == 0; // of which updates have no image
        Events events = isRaster ? Events.withoutPixels(reader) : Events.of(reader);
        int last = random.nextInt(6) == 0 ? random.nextInt(60) : Integer.MAX_VALUE;
        events.at(last, reader::abort);
        if (random.nextInt(3) > 0) { // only the warnings: listeners of other events see each scan
            events.stopListening();
            reader.addIIOReadWarningListener((source, warning) -> add("    " + warning + (source == reader)));
        }
        ImageReadParam param = null;
        String line = "read " + image;
        try {
            if (random.nextBoolean()) {
                RandomReadParams params = RandomReadParams.of(random, reader, image);
                param = params.next();
                line += " " + params;
            } else if (random.nextInt(20) == 0) {
                param = withTables(reader);
                line += " with tables";
            }
            // The JDK's reader fills bands of a raster that the image does not have with any memory.
            boolean isKnown = param == null || param.getSourceBands() == null;
            line += ": " + (isRaster ? facts(reader.readRaster(image, param), isKnown)
                    : Story.facts(reader.read(image, param)));
        } catch (IOException | RuntimeException e) {
            line += ": " + Story.text(e);
            // The JDK's reader may fail while it writes the pixels of the first scan, or ours those of all scans.
            boolean isWritten = e instanceof IndexOutOfBoundsException;
            if (param != null && param.getDestination() != null && !isWritten) {
                line += " " + ImageFacts.of(param.getDestination());
            }
        }
        add(line);
        events.stopListening();
        reader.removeAllIIOReadWarningListeners();
        events.lines().forEach(event -> add("    " + event));
    }

    /** All later images are read with them. */
    private static @Nullable ImageReadParam withTables(ImageReader reader) {
        JPEGImageReadParam param = (JPEGImageReadParam) reader.getDefaultReadParam();
        param.setDecodeTables(new JPEGQTable[] {JPEGQTable.K2Div2Chrominance},
                new JPEGHuffmanTable[] {JPEGHuffmanTable.StdDCChrominance},
                new JPEGHuffmanTable[] {JPEGHuffmanTable.StdACChrominance});
        return param;
    }

    private static String facts(Raster raster, boolean isKnown) {
        return raster.getBounds() + " " + (isKnown ? Arrays.hashCode(raster.getPixels(raster.getMinX(),
                raster.getMinY(), raster.getWidth(), raster.getHeight(), (int[]) null)) : "");
    }
}
