package dev.slipstream.imageio.bench.workbench.worker;

/** Where an application lets ImageIO read from. ImageIO's cache setting stays at its default. */
public enum Origin {
    FILE("File"),
    INPUT_STREAM("InputStream");

    private final String label;

    Origin(String label) {
        this.label = label;
    }

    /** The name in tables. */
    public String label() {
        return label;
    }
}
