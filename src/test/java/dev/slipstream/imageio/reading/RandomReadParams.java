package dev.slipstream.imageio.reading;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Random;
import java.util.stream.IntStream;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;

/** Draws parameters for reading, mostly sensible ones; the same random numbers give equal parameters. */
public final class RandomReadParams {

    private final Random random;
    private final Offer offer;
    private final StringBuilder drawn = new StringBuilder();

    RandomReadParams(Random random, Offer offer) {
        this.random = random;
        this.offer = offer;
    }

    public static RandomReadParams of(Random random, ImageReader reader, int image) throws IOException {
        return new RandomReadParams(random, Offer.of(reader, image));
    }

    /** Of an application: readers do not know its class. */
    private static final class ApplicationsParam extends ImageReadParam {}

    /** What has been drawn, for the report of a failure. */
    @Override
    public String toString() {
        return drawn.toString();
    }

    public ImageReadParam next() {
        ImageReadParam param = oneIn(15) ? new ApplicationsParam() : new ImageReadParam();
        drawn.append(param.getClass().getSimpleName());
        if (oneIn(2)) {
            drawRegion(param);
        }
        if (oneIn(2)) {
            drawSubsampling(param);
        }
        if (oneIn(3)) {
            param.setDestinationOffset(new Point(between(-6, 6), between(-6, 6)));
            drawn.append(" offset ").append(param.getDestinationOffset());
        }
        if (oneIn(3)) {
            drawPasses(param);
        }
        if (oneIn(2)) {
            param.setDestination(destination());
        } else if (oneIn(3)) {
            ImageTypeSpecifier type = anyType();
            param.setDestinationType(type);
            drawn.append(" destination type ").append(type.getBufferedImageType());
        }
        if (oneIn(8)) {
            drawBands(param);
        }
        return param;
    }

    private void drawRegion(ImageReadParam param) {
        int x = oneIn(10) ? between(0, offer.width() + 2) : random.nextInt(offer.width());
        int y = oneIn(10) ? between(0, offer.height() + 2) : random.nextInt(offer.height());
        int right = oneIn(10) ? between(1, 2 * offer.width()) : between(1, Math.max(1, offer.width() - x));
        int bottom = oneIn(10) ? between(1, 2 * offer.height()) : between(1, Math.max(1, offer.height() - y));
        param.setSourceRegion(new Rectangle(x, y, right, bottom));
        drawn.append(" region ").append(param.getSourceRegion());
    }

    private void drawSubsampling(ImageReadParam param) {
        int periodX = oneIn(4) ? 1 : between(1, oneIn(6) ? offer.width() + 3 : 5);
        int periodY = oneIn(4) ? 1 : between(1, oneIn(6) ? offer.height() + 3 : 5);
        int offsetX = random.nextInt(periodX);
        int offsetY = random.nextInt(periodY);
        drawn.append(" every ").append(periodX).append(',').append(periodY)
                .append(" from ").append(offsetX).append(',').append(offsetY);
        try {
            param.setSourceSubsampling(periodX, periodY, offsetX, offsetY);
        } catch (IllegalStateException emptyRegion) {
            drawn.append(", refused");
        }
    }

    private void drawPasses(ImageReadParam param) {
        int first = random.nextInt(7);
        int passes = oneIn(4) ? Integer.MAX_VALUE - first : between(1, 8);
        param.setSourceProgressivePasses(oneIn(3) ? 0 : first, passes);
        drawn.append(" passes ").append(param.getSourceMinProgressivePass()).append(" to ")
                .append(param.getSourceMaxProgressivePass());
    }

    private void drawBands(ImageReadParam param) {
        int bands = between(1, 4);
        if (!oneIn(4)) {
            param.setSourceBands(bands(bands));
            drawn.append(" source bands ").append(bands);
        }
        if (!oneIn(4)) {
            param.setDestinationBands(bands(oneIn(8) ? between(1, 4) : bands));
            drawn.append(" destination bands ").append(bands);
        }
    }

    private int[] bands(int count) {
        int first = random.nextInt(5 - count);
        int[] bands = IntStream.range(first, first + count).toArray();
        if (count > 1 && oneIn(2)) {
            bands[0] = first + count - 1;
            bands[count - 1] = first;
        }
        return bands;
    }

    private BufferedImage destination() {
        int wide = oneIn(3) ? between(1, offer.width() + 5) : offer.width() + between(0, 5);
        int high = oneIn(3) ? between(1, offer.height() + 5) : offer.height() + between(0, 5);
        boolean part = oneIn(4);
        int left = part ? between(0, 4) : 0;
        int top = part ? between(0, 4) : 0;
        BufferedImage image = Destinations.patterned(oneIn(6)
                ? Destinations.custom(random.nextInt(Destinations.CUSTOM_KINDS), wide + 5, high + 5)
                : anyType().createBufferedImage(wide + 5, high + 5));
        drawn.append(" destination ").append(wide).append('x').append(high).append(" type ").append(image.getType());
        if (!part && oneIn(2)) {
            return image;
        }
        drawn.append(" part of another from ").append(left).append(',').append(top);
        return image.getSubimage(left, top, wide, high);
    }

    /** One of those that the reader offers, or of the standard ones. */
    private ImageTypeSpecifier anyType() {
        return oneIn(3)
                ? ImageTypeSpecifier.createFromBufferedImageType(
                        between(BufferedImage.TYPE_INT_RGB, BufferedImage.TYPE_BYTE_INDEXED))
                : offer.types().get(random.nextInt(offer.types().size()));
    }

    private boolean oneIn(int chances) {
        return random.nextInt(chances) == 0;
    }

    private int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }
}
