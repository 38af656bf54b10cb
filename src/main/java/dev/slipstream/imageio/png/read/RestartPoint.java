package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.inflate.BlockStart;

/** A block of the zlib stream at which decoding can begin, and a scanline from which it needs nothing else. */
final class RestartPoint {

    final BlockStart block;

    /** Where the piece of data begins that has the block's first bit. */
    final ImageData.Place place;

    /** The 32 KiB before the block. */
    final byte[] history;

    /** The scanline in which the byte before the block lies: its index, and its unfiltered bytes, if they are known. */
    final int line;
    final byte[] above;

    RestartPoint(BlockStart block, ImageData.Place place, byte[] history, int line, byte[] above) {
        this.block = block;
        this.place = place;
        this.history = history;
        this.line = line;
        this.above = above;
    }

    /** The block's first bit, counted from the place. */
    int bit() {
        return block.bit() % (ImageData.JDK_READ * Byte.SIZE);
    }

    RestartPoint with(byte[] scanline) {
        return new RestartPoint(block, place, history, line, scanline);
    }
}
