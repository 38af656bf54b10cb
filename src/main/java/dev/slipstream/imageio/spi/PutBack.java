package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.reader.ReadEnd;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.IOException;
import java.lang.System.Logger.Level;
import javax.imageio.stream.ImageInputStream;

/**
 * Has our streams put back what they have read ahead when a reader ends: an application may go on reading its own
 * stream behind the image, or read the next one from there.
 */
final class PutBack implements ReadEnd {

    private PutBack() {}

    /** Declared as the interface, so that whoever passes it on is verified, and with that registered, without it. */
    static ReadEnd whenReadEnds() {
        return new PutBack();
    }

    /** Where that fails, since the application has moved its stream meanwhile, it is left alone: the read has ended. */
    @Override
    public void readEnded(ImageInputStream stream) {
        if (stream instanceof WindowedImageInputStream ours) {
            try {
                ours.putBack();
            } catch (IOException e) {
                System.getLogger("dev.slipstream.imageio").log(Level.DEBUG, "Cannot put back what was read ahead", e);
            }
        }
    }
}
