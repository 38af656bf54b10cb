package dev.slipstream.imageio.inflate;

import java.util.Comparator;
import java.util.PriorityQueue;

/** The lengths of Huffman codes for symbols of given frequencies. */
final class HuffmanLengths {

    private HuffmanLengths() {}

    /** The best that stay within {@code limit} bits, or nearly the best where the limit bites. */
    static int[] of(int[] frequencies, int limit) {
        int[] weights = frequencies.clone();
        int[] lengths = huffmanLengths(weights);
        while (longest(lengths) > limit) {
            // Flatter weights give a flatter tree; used symbols stay used.
            for (int i = 0; i < weights.length; i++) {
                weights[i] = (weights[i] + 1) / 2;
            }
            lengths = huffmanLengths(weights);
        }
        return lengths;
    }

    private record Node(long weight, int order, int left, int right) {}

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
            nodes[next] = new Node(a.weight() + b.weight(), /* order= */ next, /* left= */ a.order(), b.order());
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
}
