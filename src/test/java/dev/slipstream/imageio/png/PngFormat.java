package dev.slipstream.imageio.png;

import dev.slipstream.imageio.inflate.Engine;
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

    private static final String DICTIONARY = "preset dictionary";

    private PngFormat() {}

    /** With the filters for a young process, or those for an old one. */
    static void decodeWith(Engine engine) {
        engine.use();
        PlainFilter.setCold(engine != Engine.OURS);
    }

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

    @Override
    public long pixels(byte[] file) {
        return declaredPixels(file);
    }

    /** As the header says, if there is one. */
    static long declaredPixels(byte[] file) {
        return file.length < 24 ? 0 : (long) ByteBuffer.wrap(file).getInt(16) * ByteBuffer.wrap(file).getInt(20);
    }

    /** To a stream that needs a dictionary the JDK says that it ends. */
    @Override
    public boolean isKnownDifference(Attempt jdk, Attempt ours, byte[] file) {
        return jdk.end() == Attempt.End.EOF && ours.message().contains(DICTIONARY);
    }

    /** There the JDK compares a value of 8 bits with one of fewer, ours does not: the gray is equal, not the alpha. */
    @Override
    public boolean isEveryOtherElementOnly(byte[] file, Attempt jdk) {
        return file.length > 25 && file[24] < 8 && file[25] == 0 && jdk.elementsInPixel() == 2;
    }
}
