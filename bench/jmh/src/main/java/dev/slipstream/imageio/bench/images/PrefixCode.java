package dev.slipstream.imageio.bench.images;

import java.util.Comparator;
import java.util.PriorityQueue;

/** A canonical prefix (Huffman) code as deflate and lossless WebP define it. */
final class PrefixCode {
    private final int[] lengths;
    /** Bit-reversed, since codes are sent most significant bit first through a writer of the other kind. */
    private final int[] codes;

    private PrefixCode(int[] lengths) {
        this.lengths = lengths;
        this.codes = canonicalCodes(lengths);
    }

    static PrefixCode ofLengths(int... lengths) {
        return new PrefixCode(lengths.clone());
    }

    /** The best code whose lengths stay within {@code limit} bits, or nearly the best where the limit bites. */
    static PrefixCode ofFrequencies(int[] frequencies, int limit) {
        int[] weights = frequencies.clone();
        int[] lengths = huffmanLengths(weights);
        while (longest(lengths) > limit) {
            // Flatter weights give a flatter tree; used symbols stay used.
            for (int i = 0; i < weights.length; i++) {
                weights[i] = (weights[i] + 1) / 2;
            }
            lengths = huffmanLengths(weights);
        }
        return new PrefixCode(lengths);
    }

    int length(int symbol) {
        return lengths[symbol];
    }

    /** The number of symbols up to the last used one, at least {@code atLeast}. */
    int used(int atLeast) {
        int used = lengths.length;
        while (used > atLeast && lengths[used - 1] == 0) {
            used--;
        }
        return used;
    }

    void write(int symbol, BitWriter out) {
        if (lengths[symbol] == 0) {
            throw new IllegalArgumentException("symbol without a code: " + symbol);
        }
        out.bits(codes[symbol], lengths[symbol]);
    }

    private record Node(long weight, int order, int left, int right) {
    }

    private static int[] huffmanLengths(int[] weights) {
        int n = weights.length;
        Node[] nodes = new Node[2 * n];
        PriorityQueue<Node> queue =
                new PriorityQueue<>(Comparator.comparingLong(Node::weight).thenComparingInt(Node::order));
        for (int i = 0; i < n; i++) {
            if (weights[i] > 0) {
                nodes[i] = new Node(weights[i], i, -1, -1);
                queue.add(nodes[i]);
            }
        }
        int[] lengths = new int[n];
        if (queue.size() == 1) {
            lengths[queue.element().order()] = 1;
            return lengths;
        }
        int next = n;
        while (queue.size() > 1) {
            Node a = queue.remove();
            Node b = queue.remove();
            nodes[next] = new Node(a.weight() + b.weight(), next, a.order(), b.order());
            queue.add(nodes[next++]);
        }
        int[] depths = new int[2 * n];
        for (int i = next - 1; i >= n; i--) {
            depths[nodes[i].left()] = depths[i] + 1;
            depths[nodes[i].right()] = depths[i] + 1;
        }
        System.arraycopy(depths, 0, lengths, 0, n);
        return lengths;
    }

    private static int longest(int[] lengths) {
        int longest = 0;
        for (int length : lengths) {
            longest = Math.max(longest, length);
        }
        return longest;
    }

    private static int[] canonicalCodes(int[] lengths) {
        int[] codes = new int[lengths.length];
        int code = 0;
        for (int length = 1; length <= longest(lengths); length++) {
            code <<= 1;
            for (int i = 0; i < lengths.length; i++) {
                if (lengths[i] == length) {
                    codes[i] = Integer.reverse(code++) >>> (32 - length);
                }
            }
        }
        return codes;
    }
}
