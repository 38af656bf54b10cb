package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.BmpKind;
import java.io.IOException;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Who refuses a kind, or reads it wrong, is not measured: the setup fails, and says what is wrong. */
public class BmpReads extends ImageReads {

    @Param
    private BmpKind kind;

    @Setup
    public void encode() throws IOException {
        Turns<byte[]> bmps = new Turns<>(kind.width(), kind::encode);
        prepare("bmp", bmps);
        String difference = kind.difference(ImageIoReads.read(bmps.first()), 1);
        if (!difference.isEmpty()) {
            throw new IllegalStateException(side + " reads " + kind + " wrong: " + difference);
        }
    }
}
