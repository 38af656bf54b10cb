package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import javax.imageio.stream.ImageOutputStream;

/** J2DBench's loop over an output stream, as {@link J2dReadLoop}. */
final class J2dWriteLoop implements J2dLoops.Loop<ImageOutputStream> {

    private final J2dLoops.Write call;
    private final int step;
    private final int stepsOfAByte;

    /** A step of 0 is a scanline. */
    J2dWriteLoop(J2dLoops.Write call, int step, int stepsOfAByte) {
        this.call = call;
        this.step = step;
        this.stepsOfAByte = stepsOfAByte;
    }

    @Override
    public long run(ImageOutputStream out, J2dExtent extent, long times) throws IOException {
        byte[] line = new byte[extent.stride()];
        int bytes = step == 0 ? line.length : step;
        int length = extent.length() * stepsOfAByte;
        int pos = 0;
        out.mark();
        for (long i = 0; i < times; i++) {
            if (pos + bytes > length) {
                out.reset();
                out.mark();
                pos = 0;
            }
            call.to(out, line);
            pos += bytes;
        }
        out.reset();
        return 0;
    }
}
