package dev.slipstream.imageio.bench.workbench.worker;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;

/** What an application gives ImageIO to open an output stream on. */
public enum CheckTarget implements CheckStream.Place {
    FILE("File", CheckContent::file),
    PATH("Path", CheckContent::path, CheckContent::file),
    BYTE_ARRAY_OUTPUT_STREAM("ByteArrayOutputStream", CheckContent::emptyMemory),
    /** Of a class that nobody knows. */
    OUTPUT_STREAM("OutputStream", content -> new UnknownOutputStream(content.emptyMemory())),
    /** The same one each time, since no stream closes it, at its beginning. */
    FILE_CHANNEL("FileChannel", CheckContent::channel, content -> Channels.newOutputStream(content.channel()));

    private static final class UnknownOutputStream extends FilterOutputStream {

        UnknownOutputStream(OutputStream out) {
            super(out);
        }
    }

    private final String label;
    private final CheckStream.Maker given;
    private final CheckStream.Maker substitute;

    CheckTarget(String label, CheckStream.Maker given) {
        this(label, given, given);
    }

    CheckTarget(String label, CheckStream.Maker given, CheckStream.Maker substitute) {
        this.label = label;
        this.given = given;
        this.substitute = substitute;
    }

    /** The name in tables. */
    public String label() {
        return label;
    }

    @Override
    public Object given(CheckContent content) throws IOException {
        return given.of(content);
    }

    @Override
    public Object substitute(CheckContent content) throws IOException {
        return substitute.of(content);
    }
}
