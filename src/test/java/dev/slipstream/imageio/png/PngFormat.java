package dev.slipstream.imageio.png;

import dev.slipstream.imageio.reading.Attempt;
import dev.slipstream.imageio.reading.AttemptRules;
import dev.slipstream.imageio.reading.Format;
import dev.slipstream.imageio.reading.SameAttempt;
import dev.slipstream.imageio.reading.Side;
import dev.slipstream.imageio.spi.PngReaderProvider;
import java.io.IOException;
import java.nio.ByteBuffer;
import javax.imageio.ImageReader;

/** The two readers of PNG, and what damaged PNGs have of their own. */
final class PngFormat implements AttemptRules {

    static final Format PNG = Format.of("png", new PngReaderProvider());

    private static final String FILTER_TYPE = "filter type of ";
    private static final String DICTIONARY = "preset dictionary";

    /** The signature, and the length and type of the first chunk. */
    private static final int BEGINNING = 16;

    private PngFormat() {}

    static ImageReader jdkReader() throws IOException {
        return PNG.open(Side.JDK);
    }

    static ImageReader ourReader() throws IOException {
        return PNG.open(Side.SLIPSTREAM);
    }

    /** Without destinations. */
    static SameAttempt attempts() throws IOException {
        return new SameAttempt(PNG, new PngFormat());
    }

    /** @param file without damage: it says what the destination is */
    static SameAttempt attempts(byte[] file) throws IOException {
        return new SameAttempt(PNG, new PngFormat(), file);
    }

    /** As the header says, if there is one. */
    @Override
    public long pixels(byte[] file) {
        return file.length < 24 ? 0 : (long) ByteBuffer.wrap(file).getInt(16) * ByteBuffer.wrap(file).getInt(20);
    }

    /**
     * Ours sees a wrong filter type before it has decoded more, where the JDK decodes up to 8 KiB first and may find an
     * error in those. To a stream that needs a dictionary the JDK says that it ends. And ours does not look at the
     * first bytes of a file that has too few to be called a PNG.
     */
    @Override
    public boolean isKnownDifference(Attempt jdk, Attempt ours, byte[] file) {
        return jdk.end() == Attempt.End.DATA && ours.message().contains(FILTER_TYPE)
                || jdk.end() == Attempt.End.EOF && ours.message().contains(DICTIONARY)
                || jdk.end() == Attempt.End.REFUSED && ours.end() == Attempt.End.EOF && file.length < BEGINNING;
    }

    /** There the JDK compares a value of 8 bits with one of fewer, ours does not: the gray is equal, not the alpha. */
    @Override
    public boolean isEveryOtherElementOnly(byte[] file, Attempt jdk) {
        return file.length > 25 && file[24] < 8 && file[25] == 0 && jdk.elementsInPixel() == 2;
    }
}
