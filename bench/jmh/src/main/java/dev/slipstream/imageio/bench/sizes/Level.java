package dev.slipstream.imageio.bench.sizes;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How hard a writer is to try, as zlib counts: 0 to 9, or whatever it does where nobody says. */
record Level(int zlib) {

    static final Level DEFAULT = new Level(-1);
    private static final int HIGHEST = 9;

    /** For the command line. */
    static final class Converter implements ITypeConverter<Level> {

        @Override
        public Level convert(String value) {
            if (value.equals(DEFAULT.toString())) {
                return DEFAULT;
            }
            if (!value.matches("\\d")) {
                throw new TypeConversionException("'" + value + "' is neither 'default' nor 0 to " + HIGHEST);
            }
            return new Level(Integer.parseInt(value));
        }
    }

    boolean isDefault() {
        return equals(DEFAULT);
    }

    /** What makes the JDK's writer take this level: 9 less nine times the quality. */
    float quality() {
        return (HIGHEST - zlib) / (float) HIGHEST;
    }

    @Override
    public String toString() {
        return isDefault() ? "default" : Integer.toString(zlib);
    }
}
