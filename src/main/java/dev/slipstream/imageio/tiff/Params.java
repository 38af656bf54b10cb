package dev.slipstream.imageio.tiff;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.util.List;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.plugins.tiff.BaselineTIFFTagSet;
import javax.imageio.plugins.tiff.TIFFImageReadParam;
import javax.imageio.plugins.tiff.TIFFTagSet;
import org.jspecify.annotations.Nullable;

/** What the parameters of a read mean for TIFFs. */
final class Params {

    private Params() {}

    /** Whether a param is of a class whose methods do what they should. */
    static boolean isOrdinary(@Nullable ImageReadParam param) {
        return param == null || param.getClass() == ImageReadParam.class
                || param.getClass() == TIFFImageReadParam.class;
    }

    /** Whether a param makes the JDK's reader take fields for others than they are in the baseline of TIFF. */
    static boolean changesFields(@Nullable ImageReadParam param) {
        if (!(param instanceof TIFFImageReadParam tiff)) {
            return false;
        }
        List<TIFFTagSet> sets = tiff.getAllowedTagSets();
        return tiff.getReadUnknownTags() || (!sets.isEmpty() && !sets.get(0).equals(BaselineTIFFTagSet.getInstance()));
    }

    /**
     * Whether a request is for a whole new image. The JDK's reader has other results for a part of an uncompressed
     * image if several samples share a byte.
     */
    static boolean isWhole(@Nullable ImageReadParam param) {
        return param == null || (param.getSourceRegion() == null && param.getDestination() == null
                && param.getSourceXSubsampling() == 1 && param.getSourceYSubsampling() == 1
                && param.getDestinationOffset().x == 0 && param.getDestinationOffset().y == 0);
    }

    /** The same request for another type, or with an image to read into. */
    static ImageReadParam into(
            @Nullable ImageReadParam param, @Nullable ImageTypeSpecifier type, @Nullable BufferedImage image) {
        ImageReadParam copy = param instanceof TIFFImageReadParam tiff ? withTagSets(tiff) : new ImageReadParam();
        if (param != null) {
            copy.setSourceRegion(param.getSourceRegion());
            copy.setSourceSubsampling(param.getSourceXSubsampling(), param.getSourceYSubsampling(),
                    param.getSubsamplingXOffset(), param.getSubsamplingYOffset());
            copy.setSourceBands(param.getSourceBands());
            copy.setDestinationBands(param.getDestinationBands());
            copy.setDestinationOffset(param.getDestinationOffset());
        }
        if (type != null) {
            copy.setDestinationType(type);
        }
        copy.setDestination(image);
        return copy;
    }

    /** The JDK's reader keeps a param, and reads the metadata of images as that says. */
    private static TIFFImageReadParam withTagSets(TIFFImageReadParam param) {
        TIFFImageReadParam copy = new TIFFImageReadParam();
        copy.getAllowedTagSets().clear();
        copy.getAllowedTagSets().addAll(param.getAllowedTagSets());
        copy.setReadUnknownTags(param.getReadUnknownTags());
        return copy;
    }

    /** Makes all bits of an image as they are in a new one, those after the last pixel of a row, too. */
    static void clear(BufferedImage image) {
        DataBuffer data = image.getRaster().getDataBuffer();
        for (int bank = 0; bank < data.getNumBanks(); bank++) {
            for (int i = 0; i < data.getSize(); i++) {
                data.setElem(bank, i, 0);
            }
        }
    }
}
