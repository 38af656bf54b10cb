package dev.slipstream.imageio.bench.sizes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which images of each class: an encoder must not be judged by the images that it was tuned on. The
 * last fifth is the 5th, 10th, 15th and so on, in the order in which they come.
 */
enum Fifths {
    LAST, OTHERS, ALL;

    private static final int FIFTHS = 5;

    List<Subject> of(List<Subject> subjects) {
        Map<String, Integer> counts = new HashMap<>();
        List<Subject> chosen = new ArrayList<>();
        for (Subject subject : subjects) {
            boolean isLast = counts.merge(subject.group(), 1, Integer::sum) % FIFTHS == 0;
            if (this == ALL || this == LAST == isLast) {
                chosen.add(subject);
            }
        }
        return chosen;
    }
}
