package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.OutputKind;
import java.io.IOException;
import java.util.Arrays;
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

    /** Whether a bug has spoilt everything from here on, so that this stream is no longer compared. */
    boolean retired;

    /** Whether not to compare this operation. */
    boolean lookAway;

    private boolean bitMarksOutOfStep;
    private boolean closed;

    Witness(ImageInputStream jdk, ReferenceImageStream oracle) {
        this.jdk = jdk;
        this.oracle = oracle;
    }

    /** To be called before the oracle performs the operation: bugs depend on its position. */
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
    final @Nullable String disagreement(Operation operation, Outcome expected) throws IOException {
        if (retired || (closed && operation.method().equals("close"))) {
            return null; // a second close throws
        }
        Outcome answer = operation.on(jdk);
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
    boolean isFlushedByClose(Outcome answer) {
        return false;
    }

    /** Whether the operation leaves it elsewhere, by a bug. */
    boolean isMovedBy(Operation operation) {
        return false;
    }

    String state(ImageInputStream stream) throws IOException {
        return Outcome.state(stream);
    }

    /** After a reset to a flushed mark the JDK's bit marks are one too many. */
    private void resetLeavesBitMark(Outcome answer) throws IOException {
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

    /** An input stream. */
    static final class OfInput extends Witness {

        private final InputKind kind;

        OfInput(InputKind kind, ImageInputStream jdk, ReferenceImageStream oracle) {
            super(jdk, oracle);
            this.kind = kind;
        }

        /** The memory cache gives wrong bytes when what is flushed was never loaded: load it, or give up at the end. */
        @Override
        void beforeFlush(long position) throws IOException {
            long current = jdk.getStreamPosition();
            if (kind != InputKind.JDK_MEMORY || position <= jdk.getFlushedPosition() || position > current) {
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

        /** The caches compute with ints how far they are past the end (the file cache before JDK 25). */
        @Override
        void beforeAny(Operation operation) throws IOException {
            lookAway |= kind != InputKind.JDK_FILE && oracle.getStreamPosition() - oracle.size() > Integer.MAX_VALUE;
        }
    }

    /** An output stream. */
    static final class OfOutput extends Witness {

        private final OutputKind kind;
        private final Opened opened;

        OfOutput(OutputKind kind, Opened opened, ReferenceImageStream oracle) {
            super(opened.stream(), oracle);
            this.kind = kind;
            this.opened = opened;
        }

        /** The caches throw when they are flushed past the end, and remember as flushed what they have not. */
        @Override
        void beforeFlush(long position) throws IOException {
            boolean isPastTheEnd = position > oracle.size() && position <= oracle.getStreamPosition();
            retired |= kind != OutputKind.JDK_FILE && isPastTheEnd;
        }

        /** The memory cache becomes longer when no bytes are written past its end. */
        @Override
        void beforeAny(Operation operation) throws IOException {
            boolean noBytes = operation.method().startsWith("write") && operation.argument() == 0
                    && oracle.getBitOffset() == 0;
            retired |= kind == OutputKind.JDK_MEMORY && noBytes && oracle.getStreamPosition() > oracle.size();
        }

        @Override
        boolean isFlushedByClose(Outcome outcome) {
            return kind != OutputKind.JDK_FILE && outcome.value() == IIOException.class;
        }

        /** A flushed file cache goes on writing at the flushed position. */
        @Override
        boolean isMovedBy(Operation operation) {
            return operation.method().startsWith("flush");
        }

        @Override
        String state(ImageInputStream stream) throws IOException {
            return Outcome.state(stream) + ", length " + stream.length();
        }

        /** Whether it has written what the oracle has, or cannot show it. To be called when it is closed. */
        boolean hasWrittenTheSame() throws IOException {
            return retired || Arrays.equals(oracle.bytes(), opened.arrived());
        }

        boolean isRetired() {
            return retired;
        }

        @Override
        public void close() throws IOException {
            try {
                super.close();
            } catch (IOException | RuntimeException e) {
                if (!retired) {
                    throw e;
                }
            } finally {
                opened.tidy();
            }
        }
    }
}
