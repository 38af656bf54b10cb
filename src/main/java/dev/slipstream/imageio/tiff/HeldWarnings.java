package dev.slipstream.imageio.tiff;

import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadWarningListener;

/** Keeps warnings until it is known whether they are to be given. */
final class HeldWarnings implements IIOReadWarningListener {

    final List<String> warnings = new ArrayList<>(0);

    @Override
    public void warningOccurred(ImageReader source, String warning) {
        warnings.add(warning);
    }
}
