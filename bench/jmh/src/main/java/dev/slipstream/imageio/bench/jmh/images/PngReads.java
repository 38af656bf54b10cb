package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.PngKind;
import java.io.IOException;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

public class PngReads extends ImageReads {

    @Param({"JDK", "SLIPSTREAM", "PNGJ", "COMMONS_IMAGING"})
    private ReadSide side;

    @Param
    private PngKind kind;

    @Setup
    public void encode() throws IOException {
        prepare(side, "png", new Cutout(0, subsampling), new Turns<>(kind.width(), kind::encode));
    }
}
