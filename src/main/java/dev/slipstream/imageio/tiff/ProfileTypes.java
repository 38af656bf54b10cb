package dev.slipstream.imageio.tiff;

import java.awt.color.ColorSpace;
import java.awt.color.ICC_ColorSpace;
import java.awt.color.ICC_Profile;
import java.awt.image.ColorModel;
import java.awt.image.ComponentColorModel;
import java.lang.ref.SoftReference;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageTypeSpecifier;
import org.jspecify.annotations.Nullable;

/**
 * The types of images with a profile. The colour space of a profile is made once: the JDK's reader tries a conversion
 * with each that it makes, which takes 3 ms.
 */
final class ProfileTypes {

    private static final int MOST_SPACES = 8;

    /**
     * A profile's colour space.
     *
     * @param profile what the file has
     * @param data what the profile said when it was made: an application can change it
     */
    @SuppressWarnings("ArrayRecordComponent") // spaces are found by their profiles
    private record Space(byte[] profile, ICC_ColorSpace colours, byte[] data) {}

    /** Those used last are the first ones. */
    private static SoftReference<ArrayDeque<Space>> spaces = new SoftReference<>(null);

    private ProfileTypes() {}

    /** The types that the JDK's reader finds; null if the profile is wrong, of which that reader warns. */
    static @Nullable List<ImageTypeSpecifier> of(byte[] profile, ImageTypeSpecifier raw) {
        if (!(raw.getColorModel() instanceof ComponentColorModel)) {
            return null;
        }
        ICC_ColorSpace space = space(profile);
        return space == null ? null : types(space, raw);
    }

    private static List<ImageTypeSpecifier> types(ICC_ColorSpace space, ImageTypeSpecifier raw) {
        ColorModel model = raw.getColorModel();
        int bands = raw.getSampleModel().getNumBands();
        int components = space.getNumComponents();
        if (bands != components && bands != components + 1) {
            return List.of(raw);
        }
        boolean hasAlpha = bands != components;
        ImageTypeSpecifier type = new ImageTypeSpecifier(
                new ComponentColorModel(space, model.getComponentSize(), hasAlpha,
                        hasAlpha && model.isAlphaPremultiplied(), model.getTransparency(), model.getTransferType()),
                raw.getSampleModel());
        ColorSpace rawSpace = model.getColorSpace();
        return rawSpace.getType() == space.getType() && rawSpace.getNumComponents() == components
                ? List.of(type, raw) : List.of(type);
    }

    private static synchronized @Nullable ICC_ColorSpace space(byte[] profile) {
        ArrayDeque<Space> known = spaces.get();
        if (known == null) {
            known = new ArrayDeque<>();
            spaces = new SoftReference<>(known);
        }
        Space found = null;
        for (Space space : known) {
            if (Arrays.equals(space.profile, profile)) {
                found = space;
            }
        }
        if (found != null) {
            known.remove(found);
        }
        if (found == null || !Arrays.equals(found.colours.getProfile().getData(), found.data)) {
            found = make(profile);
        }
        if (found != null) {
            known.addFirst(found);
        }
        if (known.size() > MOST_SPACES) {
            known.removeLast();
        }
        return found == null ? null : found.colours;
    }

    private static @Nullable Space make(byte[] profile) {
        try {
            ICC_ColorSpace space = new ICC_ColorSpace(ICC_Profile.getInstance(profile));
            space.toRGB(new float[] {1, 1, 1});
            return new Space(profile, space, space.getProfile().getData());
        } catch (RuntimeException e) {
            return null; // the JDK's reader meets the same exception, and warns
        }
    }
}
