package dev.slipstream.imageio.inflate;

import org.jspecify.annotations.Nullable;

/** Decodes a zlib stream (RFC 1950) as far as there is input and room; may stop and go on at any byte of either. */
public interface ZlibDecoder {

    /** An array of at least {@code length} bytes of any value, for decoded bytes, until the decoder is closed. */
    default byte[] window(int length) {
        return new byte[length];
    }

    /** As {@link #window}, for the input. */
    default byte[] block(int length) {
        return new byte[length];
    }

    /** Begins a new stream. */
    void reset();

    /** Gives the next bytes of the stream, which are not copied. The bytes given before must have been used up. */
    void setInput(byte[] b, int off, int len);

    /** How many bytes of the last input are used; less than 0 if none. It may be rounded up to a multiple of 512. */
    int used();

    /** Shortens the last input to its first {@code len} bytes. The bytes after them must not have been used. */
    void shortenInput(int len);

    /** Whether all input has been taken. */
    boolean needsInput();

    /** Whether the stream has ended, with the right checksum. */
    boolean isFinished();

    /**
     * Decodes into {@code out} from index {@code from} to {@code to}, and stops earlier only if the stream or the input
     * ends, or {@code enough} is reached or passed; then it does not look at the input after that. Room from
     * {@code enough} to {@code to} may be overwritten, and lets the last bytes be decoded as fast as the others.
     *
     * @param out has before {@code from} the last decoded bytes: {@link Inflate#HISTORY}, or all if there are fewer
     * @return the index after the last decoded byte
     * @throws InflateException if the stream is wrong; {@link #decoded} shows how far it was right
     */
    int inflate(byte[] out, int from, int enough, int to) throws InflateException;

    /** The index after the last decoded byte, also after {@link #inflate} has failed. */
    int decoded();

    /** Whether this decoder can {@link #begin} at a block, and finds where blocks begin. */
    default boolean canBegin() {
        return false;
    }

    /**
     * Makes decoding stop once, at the first block that begins after {@code bytes} bytes have been decoded, or up to
     * one call later, if this decoder {@link #canBegin}.
     */
    default void pauseFrom(long bytes) {}

    /** Where the next block begins, if the last call has stopped there because of {@link #pauseFrom}. */
    default @Nullable BlockStart pause() {
        return null;
    }

    /** Begins at a block of the stream, with its first bit at {@code bit} of new input. */
    default void begin(BlockStart start, byte[] b, int len, int bit) {
        throw new UnsupportedOperationException();
    }

    /** To be called if it may take long, or for ever, until decoding goes on. */
    default void rest() {}

    /** Frees memory outside of the heap, or keeps this decoder for reuse. Changes neither input nor decoded bytes. */
    void close();
}
