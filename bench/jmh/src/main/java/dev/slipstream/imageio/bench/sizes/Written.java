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

    static final String HEADINGS = "class,file,type,level,jdk bytes,bytes,same,jdk ns,ns\n";

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

    /** A line of CSV; a comma in a name becomes a blank. */
    String line() {
        return String.join(",", subject.group(), subject.name().replace(',', ' '), type.description(), level.toString(),
                Integer.toString(jdkBytes), Integer.toString(bytes), Boolean.toString(isSame), Long.toString(jdkNanos),
                Long.toString(nanos)) + "\n";
    }

    /** Of which file, and how it was written. */
    String label() {
        return subject.group() + "/" + subject.name() + ", " + type.description()
                + (level.isDefault() ? "" : ", level " + level);
    }
}
