package dev.slipstream.imageio.writer;

/** The listeners of a writer of one image. */
public interface WriteEvents {

    void imageStarted();

    void imageProgress(float percentage);

    void imageComplete();

    void writeAborted();

    void warningOccurred(int imageIndex, String warning);

    /** Whether somebody has asked for an end. */
    boolean isAborted();
}
