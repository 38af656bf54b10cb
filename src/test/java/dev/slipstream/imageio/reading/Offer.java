package dev.slipstream.imageio.reading;

import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Side;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import org.jspecify.annotations.Nullable;

/**
 * What a reader offers for a file: from this, parameters can be made.
 *
 * @param types into which it can be read, the default first
 */
public record Offer(int width, int height, List<ImageTypeSpecifier> types) {

    /** Of the JDK's reader. */
    public static Offer of(Format format, byte[] file) throws IOException {
        return of(format, Side.JDK, file);
    }

    public static Offer of(Format format, Side side, byte[] file) throws IOException {
        return format.with(side, file, reader -> of(reader, 0));
    }

    static Offer of(ImageReader reader, int image) throws IOException {
        List<ImageTypeSpecifier> types = new ArrayList<>();
        reader.getImageTypes(image).forEachRemaining(types::add);
        return new Offer(reader.getWidth(image), reader.getHeight(image), types);
    }

    /**
     * Parameters with a destination of the default type and the right size; none where the JDK knows no type. Of a BMP
     * of run lengths of 4 bits it is black: the JDK's reader puts the last pixel of odd rows over what is there.
     */
    public static @Nullable ImageReadParam paramWithDestination(Format format, byte[] file) {
        try {
            Offer offer = of(format, file);
            BufferedImage image = offer.types.get(0).createBufferedImage(offer.width, offer.height);
            ImageReadParam param = new ImageReadParam();
            boolean isRle4 = format == Format.BMP && file[28] == 4 && file[30] == 2;
            param.setDestination(isRle4 ? image : Destinations.patterned(image));
            return param;
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }

    public RandomReadParams params(long seed) {
        return new RandomReadParams(new Random(seed), this);
    }
}
