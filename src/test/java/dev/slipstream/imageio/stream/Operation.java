package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.Ask;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.stream.ImageInputStream;

/** One call of a method of {@link ImageInputStream} with its argument; its answers on two streams can be compared. */
record Operation(String method, long argument, Ask<ImageInputStream, Object> call) {

    /** What a method answered: its value, or the class of what it threw. */
    record Answer(Object value) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Answer answer
                    && Arrays.deepEquals(new Object[] {value}, new Object[] {answer.value});
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

    Answer on(ImageInputStream in) {
        try {
            return new Answer(call.of(in));
        } catch (IOException | RuntimeException e) {
            return new Answer(e.getClass());
        }
    }

    /** Where a stream stands, as one comparable text. */
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
    public String toString() {
        return method + '(' + argument + ')';
    }
}
