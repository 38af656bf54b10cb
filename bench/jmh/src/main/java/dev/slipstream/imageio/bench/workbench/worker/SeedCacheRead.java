package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import java.util.Random;
import java.util.zip.CRC32;

/** Reads a stream of unknown length to the end, over and over; each repetition has a stream of its own. */
final class SeedCacheRead implements Workload {

    private static final long SEED = 8193832;
    /** Less than any cache's block, so that every byte passes through the cache. */
    private static final int PIECE = 4096;

    private final SeedCaching caching;
    private final byte[] bytes;
    private final byte[] piece = new byte[PIECE];

    SeedCacheRead(SeedCaching caching, int length) {
        this.caching = caching;
        this.bytes = new byte[length];
        new Random(SEED).nextBytes(bytes);
    }

    @Override
    public void repeat(long times) throws IOException {
        for (long i = 0; i < times; i++) {
            caching.read(new SeedInputStream(bytes), piece, null);
        }
    }

    @Override
    public String digest() throws IOException {
        CRC32 sum = new CRC32();
        caching.read(new SeedInputStream(bytes), piece, sum);
        return Long.toHexString(sum.getValue());
    }

    @Override
    public void close() {
        // Every repetition closes its own stream.
    }
}
