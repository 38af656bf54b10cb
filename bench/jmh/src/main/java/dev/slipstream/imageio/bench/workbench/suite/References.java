package dev.slipstream.imageio.bench.workbench.suite;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Judges images by the hashes of their references. The reference images themselves are taken from whoever read a file
 * exactly: with one of them at hand a small difference can be told from a large one.
 */
final class References {

    private final Map<String, ArgbImage> images = new HashMap<>();

    /** Takes an image, which may turn out to be the reference of some other file. */
    void add(SuiteReading reading) {
        if (reading.isImage()) {
            images.putIfAbsent(reading.image().hash(), reading.image());
        }
    }

    Verdict judge(SuiteFile file, SuiteReading reading) {
        if (!reading.isImage()) {
            return reading.rejected() ? Verdict.REJECTED : Verdict.CRASHED;
        }
        if (file.references().isEmpty()) {
            return Verdict.UNJUDGED;
        }
        return isRight(reading.image(), file.references()) ? Verdict.RIGHT
                : isWithinOneLevel(reading.image(), file.references()) ? Verdict.WITHIN_ONE_LEVEL : Verdict.WRONG;
    }

    private static boolean isRight(ArgbImage image, List<String> references) {
        return references.contains(image.hash())
                || (image.isGray() && references.contains(image.inGrayColourSpace().hash()));
    }

    private boolean isWithinOneLevel(ArgbImage image, List<String> references) {
        return references.stream().filter(images::containsKey)
                .anyMatch(reference -> image.isWithin(1, images.get(reference)));
    }
}
