package dev.slipstream.imageio.bench.workbench.suite;

/**
 * What one reader made of one file.
 *
 * @param image null if it made none
 * @param failure why there is no image
 * @param rejected whether the failure is an IOException or no reader at all, as it should be
 */
record SuiteReading(ArgbImage image, String failure, boolean rejected) {

    static SuiteReading of(ArgbImage image) {
        return new SuiteReading(image, "", false);
    }

    static SuiteReading rejected(String why) {
        return new SuiteReading(null, why, true);
    }

    static SuiteReading crashed(String why) {
        return new SuiteReading(null, why, false);
    }

    boolean isImage() {
        return image != null;
    }
}
