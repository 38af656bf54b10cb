package dev.slipstream.imageio.stream;

import java.io.IOException;
import javax.imageio.stream.ImageInputStream;

/** An input stream. */
final class JdkWitness extends Witness {

    private final JdkStream kind;

    JdkWitness(JdkStream kind, ImageInputStream jdk, ReferenceImageStream oracle) {
        super(jdk, oracle);
        this.kind = kind;
    }

    /** The memory cache gives wrong bytes when what is flushed was never loaded: load it; beyond the end, give up. */
    @Override
    void beforeFlush(long position) throws IOException {
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

    /** The caches compute with ints how far they stand behind the end (the file cache before JDK 25). */
    @Override
    void beforeAny(Operation operation) throws IOException {
        lookAway |= kind != JdkStream.FILE && oracle.getStreamPosition() - oracle.size() > Integer.MAX_VALUE;
    }
}
