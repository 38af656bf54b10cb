package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;

import dev.slipstream.imageio.reading.Offer;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * What an application does with one reader and one stream, at random: it reads parts in any order, aborts reads, asks,
 * moves the stream, sets it as input again, and at last may flush or close it. Each part must be as a new reader of the
 * JDK reads it.
 */
final class PartsStory {

    private static final List<InputKind> KINDS = new ArrayList<>(InputKind.ofSlipstream());

    /** What is requested, how. The same numbers give equal parameters. */
    private record Request(Offer offer, long seed, int way, int line, int lastEvent, boolean isHeard) {

        static Request any(Offer offer, Random random, int line) {
            int last = random.nextInt(5) == 0 ? random.nextInt(2 * offer.height()) : Integer.MAX_VALUE;
            return new Request(offer, random.nextLong(), random.nextInt(8), line, last, random.nextInt(3) > 0);
        }

        static Request firstScanline(Offer offer) {
            return new Request(offer, 0, -1, 0, Integer.MAX_VALUE, false);
        }

        /** Anything, or a strip or tile from scanline {@link #line} on, or anywhere. */
        @Nullable ImageReadParam param() {
            Random random = new Random(seed);
            if (way == 0) {
                return random.nextInt(4) == 0 ? null : offer.params(seed).next();
            }
            ImageReadParam param = new ImageReadParam();
            int y = way < 5 ? line : random.nextInt(offer.height());
            int x = random.nextBoolean() ? 0 : random.nextInt(offer.width());
            int width = x == 0 ? offer.width() : 1 + random.nextInt(offer.width() - x);
            int height = way < 0 ? 1 : 1 + random.nextInt(1 + offer.height() / 6);
            param.setSourceRegion(new Rectangle(x, y, width, Math.min(height, offer.height() - y)));
            if (random.nextInt(4) == 0) {
                param.setSourceSubsampling(1 + random.nextInt(3), 1 + random.nextInt(3), 0, 0);
            }
            return param;
        }

        /** The scanline after the requested ones; 0 if that is the end. */
        int end() {
            ImageReadParam param = param();
            Rectangle region = param == null ? null : param.getSourceRegion();
            int end = region == null ? 0 : region.y + region.height;
            return end < offer.height() ? end : 0;
        }

        Reading read(ImageReader reader) {
            if (lastEvent == Integer.MAX_VALUE && !isHeard) {
                return Reading.unheard(reader, param());
            }
            Events events = Events.of(reader);
            events.at(lastEvent, reader::abort);
            return Reading.of(reader, param(), events);
        }

        @Override
        public String toString() {
            ImageReadParam param = param();
            return "reads, way " + way + ' ' + (param == null ? null : param.getSourceRegion())
                    + (isHeard ? ", heard, last event " + lastEvent : "");
        }
    }

    private final Path file;
    private final Flags flags;
    private final InputKind kind;
    private final Random random;
    private final Offer offer;
    private final ImageReader ours = PNG.open(Side.SLIPSTREAM);
    private final StringBuilder told = new StringBuilder();

    /** The scanline after the last part. */
    private int line;

    PartsStory(Path file, Random random) throws IOException {
        this.file = file;
        this.flags = Flags.values()[random.nextInt(Flags.values().length)];
        this.kind = KINDS.get(random.nextInt(KINDS.size()));
        this.random = random;
        this.offer = Offer.of(PNG, Files.readAllBytes(file));
    }

    @Override
    public String toString() {
        return file + " " + kind + " " + flags + told;
    }

    void run() throws IOException {
        try (InputKind.Opened opened = kind.open(file)) {
            ImageInputStream stream = opened.stream();
            flags.setInput(ours, stream);
            for (int i = 3 + random.nextInt(6); i > 0; i--) {
                switch (random.nextInt(12)) {
                    case 0 -> ask();
                    case 1 -> move(stream);
                    case 2 -> setInputAgain(stream);
                    default -> readPart();
                }
            }
            if (random.nextInt(4) == 0) {
                flushOrCloseAndRead(opened);
            }
        } finally {
            ours.dispose();
        }
    }

    private void ask() throws IOException {
        told.append("\nasks");
        ours.getImageMetadata(0);
        ours.getImageTypes(0);
    }

    private void move(ImageInputStream stream) throws IOException {
        if (ours.getHeight(0) > 0) { // the header is read from the position where it is
            stream.seek(stream.getFlushedPosition() + random.nextInt(100_000));
            told.append("\nmoves to ").append(stream.getStreamPosition());
        }
    }

    private void setInputAgain(ImageInputStream stream) throws IOException {
        if (stream.getFlushedPosition() == 0) {
            told.append("\nsets the input again");
            stream.seek(0);
            flags.setInput(ours, stream);
        }
    }

    private void readPart() throws IOException {
        Request request = Request.any(offer, random, line);
        told.append('\n').append(request);
        Reading actual = request.read(ours);
        ImageReader jdk = PNG.open(Side.JDK);
        try (InputKind.Opened fresh = kind.openJdk(file)) {
            flags.setInput(jdk, fresh.stream());
            Reading expected = request.read(jdk);
            if (request.lastEvent == Integer.MAX_VALUE) {
                expected.assertSame(actual, "part");
            } else {
                expected.withoutPosition().assertSame(actual.withoutPosition(), "aborted part");
            }
        } finally {
            jdk.dispose();
        }
        line = request.end();
    }

    /** Compared with a JDK reader that has read one part before. */
    private void flushOrCloseAndRead(InputKind.Opened opened) throws IOException {
        Request first = Request.firstScanline(offer);
        Request request = Request.any(offer, random, line);
        first.read(ours);
        long from = opened.stream().getFlushedPosition();
        long flushed = from + (long) (random.nextDouble() * (opened.stream().getStreamPosition() - from));
        boolean isClosed = random.nextBoolean();
        told.append(isClosed ? "\ncloses" : "\nflushes up to " + flushed).append('\n').append(request);
        Reading actual = readAfterEnd(ours, opened, request, isClosed, flushed);
        ImageReader jdk = PNG.open(Side.JDK);
        InputKind.Opened fresh = kind.openJdk(file);
        flags.setInput(jdk, fresh.stream());
        first.read(jdk);
        Reading expected = readAfterEnd(jdk, fresh, request, isClosed, flushed);
        // After a flush, the JDK's reader goes back to the chunk's length, though it only skips that; ours to the
        // header, if it leaves a request to one of the JDK's, as it may if that is of any kind.
        boolean isAccident = actual.isRead() ? !expected.isRead() : request.way == 0;
        if (isClosed || !isAccident) {
            expected.assertSame(actual, "part after the end");
        }
        if (!isClosed) {
            fresh.close(); // once only
        }
        jdk.dispose();
    }

    private static Reading readAfterEnd(ImageReader reader, InputKind.Opened opened, Request request, boolean isClosed,
            long flushed) throws IOException {
        if (isClosed) {
            opened.close();
        } else {
            opened.stream().flushBefore(flushed);
        }
        return request.read(reader).withoutPosition();
    }
}
