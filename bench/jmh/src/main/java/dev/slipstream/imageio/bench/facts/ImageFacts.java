package dev.slipstream.imageio.bench.facts;

import java.awt.color.ColorSpace;
import java.awt.color.ICC_ColorSpace;
import java.awt.color.ICC_Profile;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** All that two equal images have in common: type, models, buffers and digests of their pixels. */
public final class ImageFacts {

    private ImageFacts() {
    }

    public static Map<String, String> of(BufferedImage image) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("type", Integer.toString(image.getType()));
        facts.put("color model", describe(image.getColorModel()));
        facts.put("sample model", describe(image.getSampleModel()));
        facts.put("data buffer", describe(image.getRaster().getDataBuffer()));
        facts.put("samples", PixelDigest.ofSamples(image.getRaster()));
        facts.put("rgb", PixelDigest.ofRgb(image));
        return facts;
    }

    /** Not the model's own toString, which contains identity hash codes. */
    private static String describe(ColorModel model) {
        StringBuilder text = new StringBuilder(model.getClass().getName())
                .append(" bits ").append(Arrays.toString(model.getComponentSize()))
                .append(" pixel ").append(model.getPixelSize())
                .append(" transfer ").append(model.getTransferType())
                .append(" transparency ").append(model.getTransparency())
                .append(" alpha ").append(model.hasAlpha())
                .append(" premultiplied ").append(model.isAlphaPremultiplied())
                .append(" space ").append(model.getColorSpace().getType());
        if (model.getColorSpace() instanceof ICC_ColorSpace space) {
            text.append(" profile ").append(describe(space.getProfile()));
        }
        if (model instanceof IndexColorModel palette) {
            int[] colours = new int[palette.getMapSize()];
            palette.getRGBs(colours);
            text.append(" palette ").append(colours.length)
                    .append(' ').append(PixelDigest.ofInts(colours))
                    .append(" transparent ").append(palette.getTransparentPixel());
        }
        return text.toString();
    }

    /** The bytes of the JDK's own differ between its versions. */
    private static String describe(ICC_Profile profile) {
        return profile == ICC_Profile.getInstance(ColorSpace.CS_sRGB) ? "sRGB"
                : profile == ICC_Profile.getInstance(ColorSpace.CS_GRAY) ? "gray"
                : PixelDigest.ofBytes(profile.getData());
    }

    private static String describe(SampleModel model) {
        StringBuilder text = new StringBuilder(model.getClass().getName())
                .append(" type ").append(model.getDataType())
                .append(" size ").append(model.getWidth()).append('x').append(model.getHeight())
                .append(" bits ").append(Arrays.toString(model.getSampleSize()));
        if (model instanceof ComponentSampleModel component) {
            text.append(" strides ").append(component.getPixelStride()).append(' ')
                    .append(component.getScanlineStride())
                    .append(" offsets ").append(Arrays.toString(component.getBandOffsets()))
                    .append(" banks ").append(Arrays.toString(component.getBankIndices()));
        } else if (model instanceof SinglePixelPackedSampleModel packed) {
            text.append(" stride ").append(packed.getScanlineStride())
                    .append(" masks ").append(Arrays.toString(packed.getBitMasks()));
        } else if (model instanceof MultiPixelPackedSampleModel packed) {
            text.append(" stride ").append(packed.getScanlineStride())
                    .append(" bit offset ").append(packed.getDataBitOffset());
        }
        return text.toString();
    }

    private static String describe(DataBuffer buffer) {
        return buffer.getClass().getName() + " banks " + buffer.getNumBanks() + " size " + buffer.getSize()
                + " offsets " + Arrays.toString(buffer.getOffsets());
    }
}
