package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.BmpKind;
import java.io.IOException;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Who refuses a kind, or leaves out its alpha, is not measured: the setup fails, and says what is wrong. */
public class BmpReads extends ImageReads {

    @Param
    private BmpKind kind;

    @Setup
    public void encode() throws IOException {
        Turns<byte[]> bmps = new Turns<>(kind.width, kind::encode);
        prepare("bmp", bmps);
        if (ImageIoReads.read(bmps.first()).getColorModel().hasAlpha() != kind.hasAlpha()) {
            throw new IllegalStateException(side + " does not read the alpha of " + kind);
        }
    }
}
