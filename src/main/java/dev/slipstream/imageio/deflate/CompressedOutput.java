package dev.slipstream.imageio.deflate;

import java.io.IOException;

/** Takes a compressed stream, a piece at a time. */
public interface CompressedOutput {

    /** Takes the next bytes, which are not the caller's any more when this returns. */
    void write(byte[] bytes, int offset, int length) throws IOException;
}
