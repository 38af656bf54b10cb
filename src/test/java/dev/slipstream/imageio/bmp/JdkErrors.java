package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.jdkerror.KnownJdkError;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/** Files that the JDK's reader does not read right, and those that it had better not be given. */
final class JdkErrors {

    /** Pixels for which the JDK is not asked to take memory. */
    private static final long LARGE = 1L << 23;

    /** Pixels that may be more than 16 MiB. */
    private static final long LARGE_EMBEDDED = 1L << 21;

    private static final int SHORTEST = 70;

    /** In the image, it has a part of the header, or the pixels are others. */
    private static final Set<KnownJdkError> WRONG = EnumSet.of(KnownJdkError.UNENDED_RLE, KnownJdkError.MASK_OF_32_BITS,
            KnownJdkError.UNSIGNED_SIZE, KnownJdkError.OFFSET_IN_HEADER);

    private final ByteBuffer file;
    private final boolean isCore;
    private final int compression;

    private JdkErrors(byte[] bytes) {
        file = ByteBuffer.wrap(Arrays.copyOf(bytes, Math.max(bytes.length, SHORTEST))).order(ByteOrder.LITTLE_ENDIAN);
        isCore = file.getInt(14) == 12;
        compression = isCore ? BmpBuilder.RGB : file.getInt(30);
    }

    /** Whether it would take memory for what the header says, without a look at the length of the file. */
    static boolean isTooLargeToAsk(byte[] bytes) {
        JdkErrors errors = new JdkErrors(bytes);
        return errors.pixels() > LARGE || (errors.isEmbedded() && errors.file.getInt(34) > LARGE);
    }

    /** Whether it gives another image than it should. */
    static boolean isWrong(byte[] bytes) {
        return WRONG.stream().anyMatch(error -> error.isIn(bytes));
    }

    /**
     * Whether it takes part of the header, CMYK or a part of the rows for the image, or puts a small embedded image
     * into a large one: there others may refuse.
     */
    static boolean isNonsense(byte[] bytes) {
        JdkErrors errors = new JdkErrors(bytes);
        boolean isCmyk = errors.compression >= 11 && errors.compression <= 13;
        boolean isEmbeddedLarge = errors.isEmbedded() && errors.pixels() > LARGE_EMBEDDED;
        return isCmyk || isEmbeddedLarge || KnownJdkError.UNSIGNED_SIZE.isIn(bytes)
                || KnownJdkError.OFFSET_IN_HEADER.isIn(bytes);
    }

    private boolean isEmbedded() {
        return compression == BmpBuilder.JPEG || compression == BmpBuilder.PNG;
    }

    private long pixels() {
        return isCore ? Math.abs(file.getShort(18) * (long) file.getShort(20))
                : Math.abs(file.getInt(18) * (long) file.getInt(22));
    }
}
