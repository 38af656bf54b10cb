package dev.slipstream.imageio.reading;

/** What a format's damaged files have of their own, where the JDK's reader and ours may be unlike. */
public interface AttemptRules {

    /** The pixels that the file declares, as far as it can be told: for too many, the JDK is not asked. */
    long pixels(byte[] file);

    /** Whether both refuse a file, but for different reasons, and should. */
    boolean isKnownDifference(Attempt jdk, Attempt ours, byte[] file);

    /** Whether only the first element of each two is comparable. */
    default boolean isEveryOtherElementOnly(byte[] file, Attempt jdk) {
        return false;
    }
}
