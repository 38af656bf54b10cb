package dev.slipstream.imageio.bench.images;

import java.util.Arrays;

/** Finds repeated bytes: greedy, hash chains, as plain as it can be. */
final class Lz77 {
    /** Receives the data as literals and matches. */
    interface Tokens {
        void literal(int value);

        void match(int length, int distance);
    }

    private static final int MIN_MATCH = 3;
    private static final int MAX_MATCH = 258;
    private static final int MAX_CHAIN = 64;
    private static final int HASH_BITS = 13;

    private final byte[] data;
    private final int window;
    /** The newest position of each hash, -1 for none. */
    private final int[] head = new int[1 << HASH_BITS];
    /** The next older position with the same hash. */
    private final int[] previous;
    /** Positions below are in the chains. */
    private int indexed;

    Lz77(byte[] data, int window) {
        this.data = data;
        this.window = window;
        this.previous = new int[data.length];
        Arrays.fill(head, -1);
    }

    /** Starts where {@code other} stands, and leaves it there. */
    Lz77(Lz77 other) {
        this.data = other.data;
        this.window = other.window;
        this.previous = other.previous.clone();
        this.indexed = other.indexed;
        System.arraycopy(other.head, 0, head, 0, head.length);
    }

    /** Tokens of the bytes from..to; matches may reach back before {@code from}. */
    void tokens(int from, int to, Tokens tokens) {
        int position = from;
        while (position < to) {
            indexUpTo(position);
            int best = 0;
            int source = 0;
            int candidate = position + MIN_MATCH <= to ? head[hash(position)] : -1;
            for (int i = 0; i < MAX_CHAIN && candidate >= 0 && position - candidate <= window; i++) {
                int length = matchLength(candidate, position, Math.min(to, position + MAX_MATCH));
                if (length > best) {
                    best = length;
                    source = candidate;
                }
                candidate = previous[candidate];
            }
            if (best >= MIN_MATCH) {
                tokens.match(best, position - source);
                position += best;
            } else {
                tokens.literal(data[position++] & 0xFF);
            }
        }
    }

    private void indexUpTo(int end) {
        for (; indexed < end && indexed + MIN_MATCH <= data.length; indexed++) {
            int hash = hash(indexed);
            previous[indexed] = head[hash];
            head[hash] = indexed;
        }
    }

    private int matchLength(int a, int b, int end) {
        int length = 0;
        while (b + length < end && data[a + length] == data[b + length]) {
            length++;
        }
        return length;
    }

    private int hash(int i) {
        int bytes = (data[i] & 0xFF) << 16 | (data[i + 1] & 0xFF) << 8 | (data[i + 2] & 0xFF);
        return (bytes * 0x9E3779B1) >>> (32 - HASH_BITS);
    }
}
