package dev.slipstream.imageio.deflate;

import java.util.Arrays;

/** The result of a search: literals and matches, in blocks. */
final class Parse {

    private Block[] blocks = {};

    /** How many blocks there are. All but the last one are full. */
    int count;

    /** The estimated bits of the blocks before the last one. */
    private long bitsBefore;
    private long literalsBefore;

    /** The bits of all blocks, or -1 if they are not known yet. */
    private long bits = -1;

    void clear() {
        count = 0;
        bits = -1;
        bitsBefore = 0;
        literalsBefore = 0;
    }

    Block block(int index) {
        return blocks[index];
    }

    /** Replaces a block by another one, whose contents do not matter. */
    void replace(int index, Block other) {
        blocks[index] = other;
    }

    /** The block to which the next literals and matches are added. */
    Block last(BlockWriter writer) {
        bits = -1;
        if (count > 0) {
            Block last = blocks[count - 1];
            if (!last.isFull()) {
                return last;
            }
            bitsBefore += writer.estimate(last);
            literalsBefore += last.literalCount;
        }
        if (count == blocks.length) {
            blocks = Arrays.copyOf(blocks, count + 1);
            blocks[count] = new Block();
        }
        Block next = blocks[count++];
        next.clear();
        return next;
    }

    long literals() {
        return literalsBefore + (count == 0 ? 0 : blocks[count - 1].literalCount);
    }

    /** The estimated length of all blocks, in bits. */
    long bits(BlockWriter writer) {
        if (bits < 0) {
            bits = bitsBefore + (count == 0 ? 0 : writer.estimate(blocks[count - 1]));
        }
        return bits;
    }
}
