package dev.slipstream.imageio.inflate;

/** Decodes a zlib stream (RFC 1950) as far as there is input and room. May stop and go on at any byte of either. */
public interface ZlibDecoder {

    /** An array for what it decodes, of at least so many bytes, whatever they are: until the decoder is closed. */
    default byte[] window(int length) {
        return new byte[length];
    }

    /** The same for its input. */
    default byte[] block(int length) {
        return new byte[length];
    }

    /** Begins a new stream. */
    void reset();

    /** Gives the next bytes of the stream, which are not copied. Those given before must have been used up. */
    void setInput(byte[] b, int off, int len);

    /** Bytes of the last input that have been used; less than 0 if none. It may be more, up to a multiple of 512. */
    int used();

    /** Takes back what was given last behind its first {@code len} bytes. None of it has been used. */
    void shortenInput(int len);

    /** Whether all input has been taken. */
    boolean needsInput();

    /** Whether the stream has ended, and its checksum was right. */
    boolean isFinished();

    /**
     * Decodes into {@code out} from index {@code from} to {@code to}, and stops earlier only if the stream ends, the
     * input does, or {@code enough} has been reached or passed; then it does not look at what comes behind. Room
     * behind that, up to {@code to}, may be written as well, and lets it decode the last bytes as fast as the others.
     *
     * @param out holds before {@code from} the bytes that were decoded last, {@link Inflate#HISTORY} or all there are
     * @return the index behind the last byte decoded
     * @throws InflateException if the stream is wrong; {@link #decoded} tells how far it was right
     */
    int inflate(byte[] out, int from, int enough, int to) throws InflateException;

    /** Index behind the last byte that {@link #inflate} has decoded, if it failed. */
    int decoded();

    /** Gives back what the collector does not know of. What has been given as input, or decoded, stays. */
    void close();
}
