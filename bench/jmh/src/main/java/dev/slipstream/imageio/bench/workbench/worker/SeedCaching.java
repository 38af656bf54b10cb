package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.Checksum;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/** Who keeps the bytes of a stream of unknown length. */
public enum SeedCaching {

    /** ImageIO with {@code useCache=false}. */
    MEMORY {
        @Override
        void read(InputStream in, byte[] piece, Checksum sum) throws IOException {
            throughImageIo(false, in, piece, sum);
        }
    },
    /** ImageIO with {@code useCache=true}. */
    FILE {
        @Override
        void read(InputStream in, byte[] piece, Checksum sum) throws IOException {
            throughImageIo(true, in, piece, sum);
        }
    },
    /** One array that the stream itself makes, copied from piece by piece. */
    READ_ALL_BYTES {
        @Override
        void read(InputStream in, byte[] piece, Checksum sum) throws IOException {
            byte[] all = in.readAllBytes();
            for (int i = 0; i < all.length; i += piece.length) {
                int n = Math.min(piece.length, all.length - i);
                System.arraycopy(all, i, piece, 0, n);
                take(piece, n, sum);
            }
        }
    };

    /** Reads to the end, through {@code piece}; {@code sum} may be null. */
    abstract void read(InputStream in, byte[] piece, Checksum sum) throws IOException;

    private static void throughImageIo(boolean useCache, InputStream in, byte[] piece, Checksum sum)
            throws IOException {
        ImageIO.setUseCache(useCache);
        try (ImageInputStream stream = ImageIO.createImageInputStream(in)) {
            for (int n = stream.read(piece, 0, piece.length); n > 0; n = stream.read(piece, 0, piece.length)) {
                take(piece, n, sum);
            }
        }
    }

    private static void take(byte[] piece, int n, Checksum sum) {
        if (sum != null) {
            sum.update(piece, 0, n);
        }
    }
}
