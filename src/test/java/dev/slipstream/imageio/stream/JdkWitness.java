package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.stream.Operation.Answer;
import java.io.IOException;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;

/**
 * A stream of the JDK that confirms, operation by operation, that the oracle behaves as the JDK does. Where a listed
 * bug of the JDK comes into play it looks away for one operation, is put back beside the oracle, and goes on.
 */
final class JdkWitness implements AutoCloseable {

    private final JdkStream kind;
    private final ImageInputStream jdk;
    private final ReferenceImageStream oracle;
    private boolean bitMarksOutOfStep;
    private boolean retired;
    private boolean closed;
    private boolean lookAway;

    JdkWitness(JdkStream kind, ImageInputStream jdk, ReferenceImageStream oracle) {
        this.kind = kind;
        this.jdk = jdk;
        this.oracle = oracle;
    }

    /** To be called before the oracle performs the operation: bugs depend on where it stands. */
    void before(Operation operation) throws IOException {
        lookAway = false;
        if (closed || retired) {
            return;
        }
        switch (operation.method()) {
            case "readBits" -> lookAway = operation.argument() + oracle.getBitOffset() > 64; // bits are lost
            case "flush" -> loadBefore(oracle.getStreamPosition());
            case "flushBefore" -> loadBefore(operation.argument());
            default -> { }
        }
        // The caches compute with ints how far they stand behind the end (the file cache before JDK 25).
        lookAway |= kind != JdkStream.FILE && oracle.getStreamPosition() - oracle.size() > Integer.MAX_VALUE;
    }

    /** The memory cache gives wrong bytes when what is flushed was never loaded: load it; beyond the end, give up. */
    private void loadBefore(long position) throws IOException {
        long current = jdk.getStreamPosition();
        if (kind != JdkStream.MEMORY || position <= jdk.getFlushedPosition() || position > current) {
            return;
        }
        if (position > oracle.size()) {
            retired = true;
            return;
        }
        int bit = jdk.getBitOffset();
        jdk.seek(position - 1);
        jdk.read();
        jdk.seek(current);
        jdk.setBitOffset(bit);
    }

    /** Null when the JDK agrees with the oracle, else what the JDK did. */
    String disagreement(Operation operation, Answer expected) throws IOException {
        if (retired || closed && operation.method().equals("close")) {
            return null; // a second close throws
        }
        Answer answer = operation.on(jdk);
        closed |= operation.method().equals("close");
        if (closed) {
            return answer.equals(expected) ? null : answer + " on the closed stream";
        }
        if (operation.method().equals("reset")) {
            resetLeavesBitMark(answer);
        }
        if (lookAway || answer.value() == IndexOutOfBoundsException.class) {
            putBesideOracle(); // a refused read of the file stream resets the bit offset, of the others it does not
        }
        String state = Operation.state(jdk);
        boolean same = lookAway || answer.equals(expected);
        return same && state.equals(Operation.state(oracle)) ? null : answer + ", " + state;
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
