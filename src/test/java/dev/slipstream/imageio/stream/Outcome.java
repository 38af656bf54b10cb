package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.Ask;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.stream.ImageInputStream;

/** How a call of a stream ended: with a value, that it is closed, or with an exception, of which the class counts. */
record Outcome(Object value) {

    static <S> Outcome of(Ask<S, ?> call, S stream) {
        try {
            return new Outcome(call.of(stream));
        } catch (IOException | RuntimeException e) {
            return new Outcome("closed".equals(e.getMessage()) ? e.getMessage() : e.getClass());
        }
    }

    /** A stream's position and state, as one comparable text. */
    static String state(ImageInputStream in) {
        String where;
        try {
            where = "position " + in.getStreamPosition() + " bit " + in.getBitOffset();
        } catch (EOFException e) {
            throw new AssertionError("A position has no end of file", e);
        } catch (IOException e) {
            where = "closed";
        }
        return where + ' ' + in.getByteOrder() + " flushed " + in.getFlushedPosition();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Outcome outcome
                && Arrays.deepEquals(new Object[] {value}, new Object[] {outcome.value});
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(new Object[] {value});
    }

    @Override
    public String toString() {
        String text = Arrays.deepToString(new Object[] {value});
        return text.length() <= 600 ? text : text.substring(0, 600) + "... (" + text.length() + " characters)";
    }
}
