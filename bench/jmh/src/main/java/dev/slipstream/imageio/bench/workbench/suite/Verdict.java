package dev.slipstream.imageio.bench.workbench.suite;

/** What a reading is worth. */
enum Verdict {

    RIGHT("right"),
    /** No channel differs by more than one level: rounding, not an error. */
    WITHIN_ONE_LEVEL("within one level"),
    WRONG("wrong"),
    /** An image of a file for which there is no reference. */
    UNJUDGED("read, no reference"),
    REJECTED("rejected"),
    /** An exception that is no IOException, or a JVM that did not survive. */
    CRASHED("crashed");

    private final String text;

    Verdict(String text) {
        this.text = text;
    }

    @Override
    public String toString() {
        return text;
    }
}
