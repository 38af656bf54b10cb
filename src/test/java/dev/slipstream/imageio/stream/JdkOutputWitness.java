package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.stream.Operation.Answer;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageOutputStream;

/**
 * An output stream of the JDK that confirms, operation by operation, that the oracle behaves as the JDK does. Where a
 * listed bug of the JDK comes into play it looks away for one operation, is put back beside the oracle, and goes on;
 * where the bug has spoilt what is to be written, it is no witness any more.
 */
final class JdkOutputWitness implements AutoCloseable {

    private final JdkOutputStream kind;
    private final OpenedOutput opened;
    private final ImageOutputStream jdk;
    private final ReferenceImageStream oracle;
    private boolean bitMarksOutOfStep;
    private boolean retired;
    private boolean closed;
    private boolean lookAway;

    JdkOutputWitness(JdkOutputStream kind, OpenedOutput opened, ReferenceImageStream oracle) {
        this.kind = kind;
        this.opened = opened;
        this.jdk = opened.stream();
        this.oracle = oracle;
    }

    /** To be called before the oracle performs the operation: bugs depend on where it stands. */
    void before(Operation operation) throws IOException {
        lookAway = false;
        if (closed || retired) {
            return;
        }
        long position = oracle.getStreamPosition();
        int bit = oracle.getBitOffset();
        String method = operation.method();
        switch (method) {
            case "readBits" -> lookAway = operation.argument() + bit > 64; // bits are lost
            case "flush" -> flushedBehindTheEnd(position, position);
            case "flushBefore" -> flushedBehindTheEnd(operation.argument(), position);
            default -> { }
        }
        // The memory cache becomes longer when no bytes are written behind its end.
        boolean noBytes = method.startsWith("write") && operation.argument() == 0 && bit == 0;
        retired |= kind == JdkOutputStream.MEMORY && noBytes && position > oracle.size();
    }

    /** The caches throw then, and remember as flushed what they have not. */
    private void flushedBehindTheEnd(long flushed, long position) {
        retired |= kind != JdkOutputStream.FILE && flushed > oracle.size() && flushed <= position;
    }

    /** Null when the JDK agrees with the oracle, else what the JDK did. */
    String disagreement(Operation operation, Answer expected) throws IOException {
        if (retired || closed && operation.method().equals("close")) {
            return null; // a second close throws
        }
        Answer answer = operation.on(jdk);
        closed |= operation.method().equals("close");
        if (closed) {
            boolean flushedByClose = kind != JdkOutputStream.FILE && answer.value() == IIOException.class;
            return flushedByClose || answer.equals(expected) ? null : answer + " on the closed stream";
        }
        if (operation.method().equals("reset")) {
            resetLeavesBitMark(answer);
        }
        // A refused read of the file stream resets the bit offset, of the others it does not. A flushed file cache goes
        // on writing behind what was flushed.
        if (lookAway || answer.value() == IndexOutOfBoundsException.class || operation.method().startsWith("flush")) {
            putBesideOracle();
        }
        String state = Operation.state(jdk);
        boolean same = lookAway || answer.equals(expected);
        return same && state.equals(Operation.state(oracle)) && jdk.length() == oracle.length()
                ? null
                : answer + ", " + state + ", length " + jdk.length();
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

    /** Whether it has written what the oracle has, or cannot tell. To be asked when it is closed. */
    boolean hasWrittenTheSame() throws IOException {
        return retired || Arrays.equals(oracle.bytes(), opened.arrived());
    }

    boolean isRetired() {
        return retired;
    }

    @Override
    public void close() throws IOException {
        try {
            if (!closed) {
                closed = true;
                jdk.close();
            }
        } catch (IOException | RuntimeException e) {
            if (!retired) {
                throw e;
            }
        } finally {
            opened.tidy();
        }
    }
}
