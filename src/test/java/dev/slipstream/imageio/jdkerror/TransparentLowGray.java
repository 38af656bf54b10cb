package dev.slipstream.imageio.jdkerror;

import java.nio.ByteBuffer;

/**
 * PNG with gray of less than eight bits and a transparent value: Slipstream finds the transparent pixels that the PNG
 * specification says, the JDK's reader finds others, or none.
 */
final class TransparentLowGray {

    private static final long SIGNATURE = 0x89504e470d0a1a0aL;
    private static final int IDAT = 0x49444154;
    private static final int TRNS = 0x74524e53;
    private static final int DEPTH_AT = 24;
    private static final int COLOUR_TYPE_AT = 25;
    private static final int HEADER_LENGTH = 33;
    private static final int CHUNK_OVERHEAD = 12;

    private TransparentLowGray() {
    }

    /** Of a broken file, as far as it goes. */
    static boolean isIn(byte[] file) {
        if (file.length < HEADER_LENGTH || file[COLOUR_TYPE_AT] != 0 || file[DEPTH_AT] >= Byte.SIZE) {
            return false;
        }
        ByteBuffer png = ByteBuffer.wrap(file);
        if (png.getLong(0) != SIGNATURE) {
            return false;
        }
        long chunk = HEADER_LENGTH;
        while (chunk + CHUNK_OVERHEAD <= file.length) {
            int length = png.getInt((int) chunk);
            int type = png.getInt((int) chunk + Integer.BYTES);
            if (length < 0 || type == IDAT || type == TRNS) {
                return type == TRNS;
            }
            chunk += CHUNK_OVERHEAD + length;
        }
        return false;
    }
}
