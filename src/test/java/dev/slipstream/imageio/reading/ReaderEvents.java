package dev.slipstream.imageio.reading;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.IntConsumer;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.event.IIOReadUpdateListener;
import javax.imageio.event.IIOReadWarningListener;

/**
 * Hears everything that a reader tells, as lines of text with all arguments. Images are named in the order in which
 * they are first met; what an update says has changed is looked at then and there.
 */
public final class ReaderEvents implements IIOReadProgressListener, IIOReadUpdateListener, IIOReadWarningListener {

    private final ImageReader reader;
    private final boolean withPixels;
    private final List<String> lines = new ArrayList<>();
    private final IdentityHashMap<BufferedImage, String> names = new IdentityHashMap<>();
    private IntConsumer action = event -> {};

    private ReaderEvents(ImageReader reader, boolean withPixels) {
        this.reader = reader;
        this.withPixels = withPixels;
    }

    /** Listens to {@code reader}, with the checksum of each updated row. */
    public static ReaderEvents of(ImageReader reader) {
        return new ReaderEvents(reader, true).listen();
    }

    /** Listens to {@code reader}, whatever the pixels are. */
    public static ReaderEvents withoutPixels(ImageReader reader) {
        return new ReaderEvents(reader, false).listen();
    }

    private ReaderEvents listen() {
        reader.addIIOReadProgressListener(this);
        reader.addIIOReadUpdateListener(this);
        reader.addIIOReadWarningListener(this);
        return this;
    }

    public void stopListening() {
        reader.removeIIOReadProgressListener(this);
        reader.removeIIOReadUpdateListener(this);
        reader.removeIIOReadWarningListener(this);
    }

    /** Has {@code action} run inside of every event, which it gets the number of. */
    public void atEach(IntConsumer action) {
        this.action = action;
    }

    public List<String> lines() {
        return lines;
    }

    /** The name under which the events have mentioned an image, or will. */
    public String nameOf(BufferedImage image) {
        return names.computeIfAbsent(image, first -> "image " + names.size());
    }

    private void event(ImageReader source, String line) {
        lines.add(source == reader ? line : line + " from another reader");
        action.accept(lines.size() - 1);
    }

    @Override
    public void sequenceStarted(ImageReader source, int minIndex) {
        event(source, "sequence started at " + minIndex);
    }

    @Override
    public void sequenceComplete(ImageReader source) {
        event(source, "sequence complete");
    }

    @Override
    public void imageStarted(ImageReader source, int imageIndex) {
        event(source, "image started: " + imageIndex);
    }

    @Override
    public void imageProgress(ImageReader source, float percentageDone) {
        event(source, "progress " + percentageDone);
    }

    @Override
    public void imageComplete(ImageReader source) {
        event(source, "image complete");
    }

    @Override
    public void thumbnailStarted(ImageReader source, int imageIndex, int thumbnailIndex) {
        event(source, "thumbnail started: " + imageIndex + ", " + thumbnailIndex);
    }

    @Override
    public void thumbnailProgress(ImageReader source, float percentageDone) {
        event(source, "thumbnail progress " + percentageDone);
    }

    @Override
    public void thumbnailComplete(ImageReader source) {
        event(source, "thumbnail complete");
    }

    @Override
    public void readAborted(ImageReader source) {
        event(source, "aborted");
    }

    @Override
    public void passStarted(ImageReader source, BufferedImage image, int pass, int minPass, int maxPass,
            int minX, int minY, int periodX, int periodY, int[] bands) {
        event(source, "pass " + pass + " of " + minPass + " to " + maxPass + " started: " + nameOf(image) + " from "
                + minX + "," + minY + " every " + periodX + "," + periodY + " bands " + Arrays.toString(bands));
    }

    @Override
    public void imageUpdate(ImageReader source, BufferedImage image, int minX, int minY, int width, int height,
            int periodX, int periodY, int[] bands) {
        String line = "update: " + nameOf(image) + " at " + minX + "," + minY + " size " + width + "x" + height
                + " every " + periodX + "," + periodY + " bands " + Arrays.toString(bands);
        if (withPixels) {
            line += " pixels " + checksum(image, new Rectangle(minX, minY, width, height));
        }
        event(source, line);
    }

    private static String checksum(BufferedImage image, Rectangle updated) {
        Rectangle area = updated.intersection(image.getRaster().getBounds());
        int[] samples = area.isEmpty()
                ? new int[0]
                : image.getRaster().getPixels(area.x, area.y, area.width, area.height, (int[]) null);
        return Integer.toHexString(Arrays.hashCode(samples));
    }

    @Override
    public void passComplete(ImageReader source, BufferedImage image) {
        event(source, "pass complete: " + nameOf(image));
    }

    @Override
    public void thumbnailPassStarted(ImageReader source, BufferedImage image, int pass, int minPass, int maxPass,
            int minX, int minY, int periodX, int periodY, int[] bands) {
        event(source, "thumbnail pass started");
    }

    @Override
    public void thumbnailUpdate(ImageReader source, BufferedImage image, int minX, int minY, int width, int height,
            int periodX, int periodY, int[] bands) {
        event(source, "thumbnail update");
    }

    @Override
    public void thumbnailPassComplete(ImageReader source, BufferedImage image) {
        event(source, "thumbnail pass complete");
    }

    @Override
    public void warningOccurred(ImageReader source, String warning) {
        event(source, "warning: " + warning);
    }
}
