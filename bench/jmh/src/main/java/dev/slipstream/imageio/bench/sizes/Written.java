package dev.slipstream.imageio.bench.sizes;

/**
 * One image, written once by each side.
 *
 * @param isSame whether the JDK's reader finds the same in both files
 * @param jdkNanos thread CPU time; 0 if it was not measured
 * @param nanos of Slipstream
 */
record Written(Subject subject, ImageType type, Level level, int jdkBytes, int bytes, boolean isSame, long jdkNanos,
        long nanos) {

    /** What Slipstream writes, as a part of what the JDK writes. */
    double size() {
        return (double) bytes / jdkBytes;
    }

    /** How many times as fast as the JDK Slipstream is; NaN if it was not measured. */
    double speed() {
        return nanos == 0 ? Double.NaN : (double) jdkNanos / nanos;
    }

    Written timed(long jdk, long slipstream) {
        return new Written(subject, type, level, jdkBytes, bytes, isSame, jdk, slipstream);
    }

    /** Of which file, and how it was written. */
    String label() {
        return subject.group() + "/" + subject.name() + ", " + type.description()
                + (level.isDefault() ? "" : ", level " + level);
    }
}
