package dev.slipstream.imageio.bench.workbench.suite;

/**
 * What one reader made of one file.
 *
 * @param image null if it made none
 * @param failure why there is no image
 * @param rejected whether the failure is an IOException or no reader at all, as it should be
 */
record Reading(ArgbImage image, String failure, boolean rejected) {

    static Reading of(ArgbImage image) {
        return new Reading(image, "", false);
    }

    static Reading rejected(String why) {
        return new Reading(null, why, true);
    }

    static Reading crashed(String why) {
        return new Reading(null, why, false);
    }

    boolean isImage() {
        return image != null;
    }
}
