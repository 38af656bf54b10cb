package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.stream.Operation.Answer;
import dev.slipstream.imageio.testing.JdkOutput;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;

/** An output stream. */
final class JdkOutputWitness extends Witness {

    private final JdkOutput kind;
    private final OpenedOutput opened;

    JdkOutputWitness(JdkOutput kind, OpenedOutput opened, ReferenceImageStream oracle) {
        super(opened.stream(), oracle);
        this.kind = kind;
        this.opened = opened;
    }

    /** The caches throw when they are flushed behind the end, and remember as flushed what they have not. */
    @Override
    void beforeFlush(long position) throws IOException {
        retired |= kind != JdkOutput.FILE && position > oracle.size() && position <= oracle.getStreamPosition();
    }

    /** The memory cache becomes longer when no bytes are written behind its end. */
    @Override
    void beforeAny(Operation operation) throws IOException {
        boolean noBytes = operation.method().startsWith("write") && operation.argument() == 0
                && oracle.getBitOffset() == 0;
        retired |= kind == JdkOutput.MEMORY_CACHE && noBytes && oracle.getStreamPosition() > oracle.size();
    }

    @Override
    boolean isFlushedByClose(Answer answer) {
        return kind != JdkOutput.FILE && answer.value() == IIOException.class;
    }

    /** A flushed file cache goes on writing behind what was flushed. */
    @Override
    boolean isMovedBy(Operation operation) {
        return operation.method().startsWith("flush");
    }

    @Override
    String state(ImageInputStream stream) throws IOException {
        return Operation.state(stream) + ", length " + stream.length();
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
