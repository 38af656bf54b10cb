package dev.slipstream.imageio.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javax.imageio.ImageWriter;
import javax.imageio.event.IIOWriteProgressListener;
import javax.imageio.event.IIOWriteWarningListener;

/** Hears everything that a writer tells, as lines of text with all arguments. */
public final class WriterEvents implements IIOWriteProgressListener, IIOWriteWarningListener {

    private final ImageWriter writer;
    private final List<String> lines = new ArrayList<>();
    private IntConsumer action = event -> {};

    private WriterEvents(ImageWriter writer) {
        this.writer = writer;
    }

    /** Listens to {@code writer}. */
    public static WriterEvents of(ImageWriter writer) {
        WriterEvents events = new WriterEvents(writer);
        writer.addIIOWriteProgressListener(events);
        writer.addIIOWriteWarningListener(events);
        return events;
    }

    /** Has {@code action} run inside of every event, which it gets the number of. */
    public void atEach(IntConsumer action) {
        this.action = action;
    }

    public List<String> lines() {
        return lines;
    }

    private void event(ImageWriter source, String line) {
        lines.add(source == writer ? line : line + " of " + source);
        action.accept(lines.size() - 1);
    }

    @Override
    public void imageStarted(ImageWriter source, int imageIndex) {
        event(source, "image " + imageIndex + " started");
    }

    @Override
    public void imageProgress(ImageWriter source, float percentageDone) {
        event(source, "image progress " + percentageDone);
    }

    @Override
    public void imageComplete(ImageWriter source) {
        event(source, "image complete");
    }

    @Override
    public void thumbnailStarted(ImageWriter source, int imageIndex, int thumbnailIndex) {
        event(source, "thumbnail started");
    }

    @Override
    public void thumbnailProgress(ImageWriter source, float percentageDone) {
        event(source, "thumbnail progress");
    }

    @Override
    public void thumbnailComplete(ImageWriter source) {
        event(source, "thumbnail complete");
    }

    @Override
    public void writeAborted(ImageWriter source) {
        event(source, "aborted");
    }

    @Override
    public void warningOccurred(ImageWriter source, int imageIndex, String warning) {
        event(source, "warning about image " + imageIndex + ": " + warning);
    }
}
