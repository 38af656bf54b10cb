package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import javax.imageio.stream.ImageInputStream;

/**
 * J2DBench's loop over an input stream. What does not fit into the rest of it is read from the beginning; in the end
 * the stream stands where it stood. Returns the sum of what it has read, so that no compiler can leave it out.
 *
 * <p>Each test has a copy of this class, see {@link J2dLoops}: the call site in it must know one kind of call only. A
 * shared one would have seen everything.
 */
final class J2dReadLoop implements J2dLoops.Loop<ImageInputStream> {

    private final J2dLoops.Read call;
    private final int step;
    private final int stepsOfAByte;

    /** A step of 0 is a scanline. */
    J2dReadLoop(J2dLoops.Read call, int step, int stepsOfAByte) {
        this.call = call;
        this.step = step;
        this.stepsOfAByte = stepsOfAByte;
    }

    @Override
    public long run(ImageInputStream in, J2dExtent extent, long times) throws IOException {
        byte[] line = new byte[extent.stride()];
        int bytes = step == 0 ? line.length : step;
        int length = extent.length() * stepsOfAByte;
        long sum = 0;
        int pos = 0;
        in.mark();
        for (long i = 0; i < times; i++) {
            if (pos + bytes > length) {
                in.reset();
                in.mark();
                pos = 0;
            }
            sum += call.from(in, line);
            pos += bytes;
        }
        in.reset();
        return sum;
    }
}
