package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.stream.Operation.Answer;
import java.io.IOException;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A stream of the JDK that confirms, operation by operation, that the oracle behaves as the JDK does. Where a listed
 * bug of the JDK comes into play it looks away for one operation, is put back beside the oracle, and goes on.
 */
abstract class Witness implements AutoCloseable {

    final ImageInputStream jdk;
    final ReferenceImageStream oracle;

    /** A bug has spoilt what is to come: it has nothing to say any more. */
    boolean retired;

    /** For this operation. */
    boolean lookAway;

    private boolean bitMarksOutOfStep;
    private boolean closed;

    Witness(ImageInputStream jdk, ReferenceImageStream oracle) {
        this.jdk = jdk;
        this.oracle = oracle;
    }

    /** To be called before the oracle performs the operation: bugs depend on where it stands. */
    final void before(Operation operation) throws IOException {
        lookAway = false;
        if (!closed && !retired) {
            if (operation.method().equals("readBits")) {
                lookAway = operation.argument() + oracle.getBitOffset() > 64; // bits are lost
            } else if (operation.method().equals("flush")) {
                beforeFlush(oracle.getStreamPosition());
            } else if (operation.method().equals("flushBefore")) {
                beforeFlush(operation.argument());
            }
            beforeAny(operation);
        }
    }

    abstract void beforeFlush(long position) throws IOException;

    abstract void beforeAny(Operation operation) throws IOException;

    /** Null when the JDK agrees with the oracle, else what the JDK did. */
    final @Nullable String disagreement(Operation operation, Answer expected) throws IOException {
        if (retired || (closed && operation.method().equals("close"))) {
            return null; // a second close throws
        }
        Answer answer = operation.on(jdk);
        closed |= operation.method().equals("close");
        if (closed) {
            return answer.equals(expected) || isFlushedByClose(answer) ? null : answer + " on the closed stream";
        }
        if (operation.method().equals("reset")) {
            resetLeavesBitMark(answer);
        }
        // A refused read of the file stream resets the bit offset, of the others it does not.
        if (lookAway || answer.value() == IndexOutOfBoundsException.class || isMovedBy(operation)) {
            putBesideOracle();
        }
        boolean same = lookAway || answer.equals(expected);
        return same && state(jdk).equals(state(oracle)) ? null : answer + ", " + state(jdk);
    }

    /** Whether that answer of a closed stream says only that it had flushed. */
    boolean isFlushedByClose(Answer answer) {
        return false;
    }

    /** Whether the operation leaves it elsewhere, by a bug. */
    boolean isMovedBy(Operation operation) {
        return false;
    }

    String state(ImageInputStream stream) throws IOException {
        return Operation.state(stream);
    }

    /** After a reset to a flushed mark the JDK's bit marks are one too many. */
    private void resetLeavesBitMark(Answer answer) throws IOException {
        bitMarksOutOfStep |= answer.value() == IIOException.class;
        if (bitMarksOutOfStep) {
            jdk.setBitOffset(oracle.getBitOffset());
        }
    }

    private void putBesideOracle() throws IOException {
        jdk.seek(oracle.getStreamPosition());
        jdk.setBitOffset(oracle.getBitOffset());
        jdk.setByteOrder(oracle.getByteOrder());
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            closed = true;
            jdk.close();
        }
    }
}
