package dev.slipstream.imageio.bench.compare;

/** What an application asks of ImageIO, and the words for it. */
enum Operation {

    /** {@code ImageIO.read}. */
    READ("reads", "read", "from"),
    /** Format, width and height, without the pixels. */
    PROBE("probes", "probed", "from"),
    /** {@code ImageIO.write} of the decoded image. */
    WRITE("writes", "written", "to");

    private final String does;
    private final String done;
    private final String preposition;

    Operation(String does, String done, String preposition) {
        this.does = does;
        this.done = done;
        this.preposition = preposition;
    }

    String does() {
        return does;
    }

    String done() {
        return done;
    }

    /** Between an image and its place. */
    String preposition() {
        return preposition;
    }
}
