package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.BmpKind;
import java.awt.image.BufferedImage;
import java.io.IOException;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Who refuses a kind, or reads it wrong, is not measured: the setup fails, and says what is wrong. */
public class BmpReads extends ImageReads {

    @Param({"JDK", "TWELVEMONKEYS", "SLIPSTREAM", "COMMONS_IMAGING"})
    private ReadSide side;

    @Param
    private BmpKind kind;

    /** Pixels that are left out on each side of the image; more than 0 with ImageIO only. */
    @Param("0")
    private int margin;

    @Setup
    public void encode() throws IOException {
        Cutout cutout = new Cutout(margin, subsampling);
        Turns<byte[]> bmps = new Turns<>(kind.width(), kind::encode);
        prepare(side, "bmp", cutout, bmps);
        BufferedImage whole = (BufferedImage) side.read(bmps.first(), Cutout.WHOLE);
        String difference = kind.difference(whole, 1);
        if (!difference.isEmpty()) {
            throw new IllegalStateException(side + " reads " + kind + " wrong: " + difference);
        }
        if (!cutout.isTrue((BufferedImage) side.read(bmps.first(), cutout), whole)) {
            throw new IllegalStateException(side + " reads another part of " + kind + " than " + cutout);
        }
    }
}
