package dev.slipstream.imageio.bench.workbench.seeds;

import java.util.List;

/**
 * What the second document gives for a stream of unknown length that is read into one array.
 *
 * @param length of the stream
 * @param doublingOps reads a second of the implementation that doubles its buffer, on the document's machine
 * @param listOps the same of the one that keeps a list of blocks and gathers them at the end
 */
record ReadAllBytesFigures(int length, double doublingOps, double listOps) {

    static final int BLOCK = 8192;

    static final List<ReadAllBytesFigures> ALL = List.of(
            new ReadAllBytesFigures(8191, 578064.253, 530963.634),
            new ReadAllBytesFigures(8192, 1414243.593, 532019.149),
            new ReadAllBytesFigures(8193, 293586.365, 361682.265),
            new ReadAllBytesFigures(16383, 216809.517, 212346.244),
            new ReadAllBytesFigures(16384, 379757.470, 218802.256),
            new ReadAllBytesFigures(16385, 123570.712, 208801.577),
            new ReadAllBytesFigures(32767, 93083.146, 104398.304),
            new ReadAllBytesFigures(32768, 151104.878, 104849.088),
            new ReadAllBytesFigures(32769, 58039.827, 104489.685),
            new ReadAllBytesFigures(65535, 43144.695, 55583.338),
            new ReadAllBytesFigures(65536, 67216.536, 55680.238),
            new ReadAllBytesFigures(65537, 27908.000, 55938.779),
            new ReadAllBytesFigures(131071, 20299.014, 28115.036),
            new ReadAllBytesFigures(131072, 31617.475, 28274.289),
            new ReadAllBytesFigures(131073, 13640.406, 28221.298),
            new ReadAllBytesFigures(262143, 9995.183, 14043.194),
            new ReadAllBytesFigures(262144, 15309.238, 14048.569),
            new ReadAllBytesFigures(262145, 5940.442, 14055.357));

    static ReadAllBytesFigures of(int length) {
        return ALL.stream().filter(figures -> figures.length == length).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The document has no stream of length " + length));
    }

    /** The document's model: M = B(2^(n+1) - 1), n = ceil(log2(L/B)), and L more where the last buffer is not full. */
    long doublingBytes() {
        long buffer = BLOCK;
        long all = BLOCK;
        while (buffer < length) {
            buffer *= 2;
            all += buffer;
        }
        return buffer == length ? all : all + length;
    }

    /** The document's model: B + L while one block is enough, else B + 2L. */
    long listBytes() {
        return length <= BLOCK ? BLOCK + length : BLOCK + 2L * length;
    }
}
