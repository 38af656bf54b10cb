package dev.slipstream.imageio.gif;

import dev.slipstream.imageio.format.SourceRows;
import dev.slipstream.imageio.format.WrittenRegion;
import java.awt.image.BufferedImage;
import java.awt.image.ComponentSampleModel;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import javax.imageio.ImageWriteParam;
import org.jspecify.annotations.Nullable;

/** The indexes of an image, or its grays, row by row as they are written. */
final class IndexRows {

    private final WrittenRegion region;
    private final SourceRows source;
    private final boolean hasBytes;
    private final boolean isPart;
    private final int bits;
    private final byte[] row;

    private IndexRows(BufferedImage image, WrittenRegion region, SourceRows source) {
        this.region = region;
        this.source = source;
        Raster raster = image.getRaster();
        hasBytes = raster.getSampleModel() instanceof ComponentSampleModel;
        isPart = raster.getSampleModelTranslateX() != 0 || raster.getSampleModelTranslateY() != 0;
        bits = raster.getSampleModel().getSampleSize(0);
        row = new byte[region.width()];
    }

    /** Null if the JDK's writer has to write the image: it is not plain, or the JDK's writer writes it wrong. */
    static @Nullable IndexRows of(RenderedImage image, @Nullable ImageWriteParam param) {
        if (image.getClass() != BufferedImage.class || !SourceRows.canRead(image)) {
            return null;
        }
        SampleModel model = image.getSampleModel();
        WrittenRegion region = WrittenRegion.of(image, param);
        if (model.getClass().getModule() != SampleModel.class.getModule()
                || region.width() <= 0 || region.height() <= 0) {
            return null;
        }
        SourceRows source = new SourceRows(image, region.x(), region.span());
        // The JDK's writer takes bytes for pixels that lie side by side, wherever they are.
        return model instanceof ComponentSampleModel && source.bitsPerPixel() != Byte.SIZE
                ? null : new IndexRows((BufferedImage) image, region, source);
    }

    int width() {
        return region.width();
    }

    int height() {
        return region.height();
    }

    /** How many bits an index has. */
    int bits() {
        return bits;
    }

    /** Whether the JDK's writer takes other rows: it begins with the first row of the image that this is a part of. */
    boolean isWrittenWrongByJdk(boolean isInterlaced) {
        return hasBytes && isPart && !isInterlaced && region.stepX() == 1 && region.stepY() == 1;
    }

    /** The indexes of a row, and perhaps others after them. The next call overwrites the array. */
    byte[] row(int y) {
        int fromY = region.y() + y * region.stepY();
        if (!hasBytes) {
            int[] samples = source.samples(region.x(), fromY, region.span());
            for (int x = 0, from = 0; x < row.length; x++, from += region.stepX()) {
                row[x] = (byte) samples[from];
            }
            return row;
        }
        byte[] bytes = (byte[]) source.elements(region.x(), fromY, region.span());
        if (region.stepX() == 1) {
            return bytes;
        }
        for (int x = 0, from = 0; x < row.length; x++, from += region.stepX()) {
            row[x] = bytes[from];
        }
        return row;
    }
}
