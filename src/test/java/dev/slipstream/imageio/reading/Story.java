package dev.slipstream.imageio.reading;

import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.MetadataTree;
import dev.slipstream.imageio.testing.Supply;
import java.awt.image.BufferedImage;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * What an application does with one reader and one file with several images, at random: it reads images in any order,
 * with any parameters, with listeners or without, aborts reads, asks, and sets the stream as input again. The lines are
 * all that it sees; those of two readers are to be equal.
 */
public class Story {

    private final Random random;
    private final Flags flags;
    private final int steps;
    private final List<String> lines = new ArrayList<>();

    public Story(long seed) {
        this(seed, 8);
    }

    /** The same seed gives the same story. */
    protected Story(long seed, int mostSteps) {
        random = new Random(seed);
        flags = Flags.values()[random.nextInt(Flags.values().length)];
        steps = 1 + random.nextInt(mostSteps);
    }

    /** One line for each step, and for each event. The reader is disposed of afterwards. */
    public final String tell(ImageReader reader, Supply<ImageInputStream> input) throws IOException {
        try (ImageInputStream stream = input.get()) {
            flags.setInput(reader, stream);
            lines.add(flags.toString());
            for (int i = 0; i < steps; i++) {
                step(reader, stream);
                lines.add("  position " + stream.getStreamPosition() + ", flushed " + stream.getFlushedPosition());
            }
            return String.join("\n", lines);
        } finally {
            reader.dispose();
        }
    }

    /** What a reader sees of all images, from the first to the last and back. */
    public static String allImages(ImageReader reader) throws IOException {
        Story story = new Story(0);
        int images = reader.getNumImages(true);
        for (int i = 0; i < 2 * images; i++) {
            int image = Math.min(i, 2 * images - 1 - i);
            story.read(reader, image, null, Integer.MAX_VALUE, true);
            story.lines.add(MetadataTree.of(reader.getImageMetadata(image)));
        }
        return images + " images\n" + String.join("\n", story.lines);
    }

    /** What a reader sees of the first two images. */
    public static String twoReads(ImageReader reader) {
        Story story = new Story(0);
        story.read(reader, 0, null, Integer.MAX_VALUE, true);
        story.read(reader, 1, null, Integer.MAX_VALUE, true);
        return String.join("\n", story.lines);
    }

    private void step(ImageReader reader, ImageInputStream stream) throws IOException {
        int way = random.nextInt(12);
        int image = anyImage(random);
        Random next = new Random(random.nextLong());
        if (way < 7) {
            read(reader, image, next);
        } else if (way < 11) {
            List<Question> questions = Question.about(image);
            Question question = questions.get(next.nextInt(questions.size()));
            lines.add(question + " " + image + ": " + comparable(answer(question, reader)));
        } else {
            stream.seek(stream.getFlushedPosition());
            flags.setInput(reader, stream);
            lines.add("input set again");
        }
    }

    /** Draws the number of an image, mostly of one that is there. */
    protected int anyImage(Random random) {
        return random.nextInt(5) == 0 ? random.nextInt(60) - 1 : random.nextInt(4);
    }

    /** An answer without what differs between equal readers. */
    protected String comparable(String answer) {
        return answer;
    }

    protected final void add(String line) {
        lines.add(line);
    }

    /** What is answered, or thrown. */
    public static String answer(Question question, ImageReader reader) {
        try {
            return String.valueOf(question.method().of(reader));
        } catch (IOException | RuntimeException e) {
            return text(e);
        }
    }

    protected void read(ImageReader reader, int image, Random random) {
        int last = random.nextInt(6) == 0 ? random.nextInt(60) : Integer.MAX_VALUE;
        boolean isHeard = last < Integer.MAX_VALUE || random.nextInt(3) > 0;
        read(reader, image, random.nextBoolean() ? random : null, last, isHeard);
    }

    /** {@code random}: for parameters, or null; {@code last}: the event at which the read is aborted. */
    private void read(ImageReader reader, int image, @Nullable Random random, int last, boolean isHeard) {
        Events events = Events.of(reader);
        if (!isHeard) {
            events.stopListening();
        }
        events.at(last, reader::abort);
        ImageReadParam param = null;
        String line = "read " + image;
        try {
            if (random != null) {
                RandomReadParams params = RandomReadParams.of(random, reader, image);
                param = params.next();
                line += " " + params;
            }
            line += ": " + facts(reader.read(image, param));
        } catch (IOException | RuntimeException e) {
            line += ": " + text(e);
            if (param != null && param.getDestination() != null) {
                line += " " + ImageFacts.of(param.getDestination());
            }
        }
        lines.add(line);
        events.stopListening();
        events.lines().forEach(event -> lines.add("    " + event));
    }

    public static String facts(BufferedImage image) {
        return "type " + image.getType() + " " + image.getRaster().getBounds() + " " + ImageFacts.of(image);
    }

    /** Only Slipstream's streams say more of the end of the file. */
    public static String text(Throwable thrown) {
        StringBuilder text = new StringBuilder();
        for (Throwable t = thrown; t != null; t = t.getCause()) {
            String message = t instanceof EOFException ? "" : ": " + t.getMessage();
            text.append(t.getClass().getName()).append(message).append(" <- ");
        }
        return text.toString();
    }
}
