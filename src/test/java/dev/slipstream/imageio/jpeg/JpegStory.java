package dev.slipstream.imageio.jpeg;

import dev.slipstream.imageio.reading.Question;
import dev.slipstream.imageio.reading.RandomReadParams;
import dev.slipstream.imageio.reading.Story;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.ImageFacts;
import java.awt.image.Raster;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.plugins.jpeg.JPEGHuffmanTable;
import javax.imageio.plugins.jpeg.JPEGImageReadParam;
import javax.imageio.plugins.jpeg.JPEGQTable;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * What an application does with one reader and one stream, at random: it reads images and rasters with any parameters,
 * with listeners or without, aborts reads, asks, and sets the stream as input again. The lines are all that it sees;
 * those of two readers are to be equal.
 */
final class JpegStory {

    private final Random random;
    private final Flags flags;
    private final int steps;
    private final List<String> lines = new ArrayList<>();

    /** The same seed tells the same story. */
    JpegStory(long seed) {
        random = new Random(seed);
        flags = Flags.values()[random.nextInt(Flags.values().length)];
        steps = 1 + random.nextInt(5);
    }

    /** One line for each step, and for each event. */
    String tell(ImageReader reader, ImageInputStream stream) throws IOException {
        flags.setInput(reader, stream);
        lines.add(flags.toString());
        for (int i = 0; i < steps; i++) {
            step(reader, stream);
            lines.add("  position " + stream.getStreamPosition() + ", flushed " + stream.getFlushedPosition());
        }
        return String.join("\n", lines);
    }

    private void step(ImageReader reader, ImageInputStream stream) throws IOException {
        int way = random.nextInt(12);
        int image = random.nextInt(5) == 0 ? random.nextInt(5) - 1 : 0;
        Random next = new Random(random.nextLong());
        if (way < 8) {
            read(reader, image, next);
        } else if (way < 11) {
            List<Question> questions = Question.about(image);
            Question question = questions.get(next.nextInt(questions.size()));
            // Each reader makes a profile of its own, which has no text.
            String answer = Story.answer(question, reader).replaceAll("(ICC_Profile\\w*|Interleaved)@\\w+", "$1");
            lines.add(question + " " + image + ": " + answer);
        } else {
            stream.seek(stream.getFlushedPosition());
            flags.setInput(reader, stream);
            lines.add("input set again");
        }
    }

    private void read(ImageReader reader, int image, Random random) {
        boolean isRaster = random.nextInt(4) == 0; // of which updates have no image
        Events events = isRaster ? Events.withoutPixels(reader) : Events.of(reader);
        int last = random.nextInt(6) == 0 ? random.nextInt(60) : Integer.MAX_VALUE;
        events.atEach(event -> {
            if (event == last) {
                reader.abort();
            }
        });
        if (random.nextInt(3) > 0) { // only the warnings: listeners of other events see each scan
            events.stopListening();
            reader.addIIOReadWarningListener((source, warning) -> lines.add("    " + warning + (source == reader)));
        }
        ImageReadParam param = null;
        String line = "read " + image;
        try {
            if (random.nextBoolean()) {
                List<ImageTypeSpecifier> types = new ArrayList<>();
                reader.getImageTypes(image).forEachRemaining(types::add);
                RandomReadParams params =
                        new RandomReadParams(random, reader.getWidth(image), reader.getHeight(image), types);
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
        lines.add(line);
        events.stopListening();
        reader.removeAllIIOReadWarningListeners();
        events.lines().forEach(event -> lines.add("    " + event));
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
