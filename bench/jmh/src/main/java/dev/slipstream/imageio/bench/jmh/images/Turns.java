package dev.slipstream.imageio.bench.jmh.images;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Small pictures of one kind take turns: one alone would be learned by heart by the processor's branch prediction,
 * which no application's images are.
 */
public final class Turns<T> {

    private static final int SMALL_PICTURES = 100;
    private static final int LARGEST_SMALL = 128;

    public interface Maker<T> {

        T make(int seed) throws IOException;
    }

    private final List<T> pictures = new ArrayList<>();
    private int next;

    /** Of seeds from 1 on. */
    public Turns(int width, Maker<T> maker) throws IOException {
        for (int seed = 1; seed <= (width <= LARGEST_SMALL ? SMALL_PICTURES : 1); seed++) {
            pictures.add(maker.make(seed));
        }
    }

    public List<T> all() {
        return pictures;
    }

    T first() {
        return pictures.get(0);
    }

    T next() {
        next = next + 1 == pictures.size() ? 0 : next + 1;
        return pictures.get(next);
    }
}
