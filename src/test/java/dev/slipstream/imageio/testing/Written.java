package dev.slipstream.imageio.testing;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;

/**
 * What a writer has done: the bytes at the end, and the stream's state before it was closed, or the classes of the
 * exceptions if it refused. Two are equal if {@link #facts} are.
 */
public record Written(byte[] bytes, List<String> state) {

    /** Has a writer write, and closes {@code stream}. */
    public static Written by(ImageWriterSpi spi, Use<ImageWriter> encoding, ImageOutputStream stream,
            OutputKind.Output output) throws IOException {
        List<String> state = new ArrayList<>();
        ImageWriter writer = spi.createWriterInstance();
        try (stream) {
            writer.addIIOWriteWarningListener((source, image, warning) -> state.add("warning " + warning));
            writer.setOutput(stream);
            try {
                encoding.of(writer);
            } catch (IOException | RuntimeException e) {
                state.add(Decoding.classes(e));
            }
            state.add("position " + stream.getStreamPosition() + " bit " + stream.getBitOffset());
            state.add("flushed " + stream.getFlushedPosition() + " length " + stream.length());
            state.add(stream.getByteOrder().toString());
        } finally {
            writer.dispose();
        }
        return new Written(output.bytes(), state);
    }

    /** Whether the writer wrote something and threw nothing. */
    public boolean isComplete() {
        return bytes.length > 0 && state.stream().noneMatch(line -> line.startsWith("exception"));
    }

    /** All in one line; bytes by their number and checksum. */
    public String facts() {
        return state + " " + bytes.length + " bytes " + Integer.toHexString(Arrays.hashCode(bytes));
    }
}
