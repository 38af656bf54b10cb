package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.PngKind;
import java.io.IOException;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

public class PngReads extends ImageReads {

    @Param
    private PngKind kind;

    @Setup
    public void encode() throws IOException {
        prepare("png", new Turns<>(kind.width, kind::encode));
    }
}
