package dev.slipstream.imageio.bench.workbench.worker;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.channels.Channels;

/** What an application gives ImageIO to open a stream on. */
public enum CheckSource implements CheckStream.Place {
    FILE("File", CheckContent::file),
    PATH("Path", CheckContent::path, CheckContent::file),
    BYTE_ARRAY("byte[]", CheckContent::bytes, content -> new ByteArrayInputStream(content.bytes())),
    BYTE_ARRAY_INPUT_STREAM("ByteArrayInputStream", content -> new ByteArrayInputStream(content.bytes())),
    /** Of a class that nobody knows. */
    INPUT_STREAM("InputStream", content -> new UnknownInputStream(new ByteArrayInputStream(content.bytes()))),
    /** The same one each time, since no stream closes it, at its beginning. */
    FILE_CHANNEL("FileChannel", CheckContent::channel, content -> Channels.newInputStream(content.channel())),
    URL("URL", CheckContent::url, CheckContent::openUrlStream);

    private static final class UnknownInputStream extends FilterInputStream {

        UnknownInputStream(InputStream in) {
            super(in);
        }
    }

    private final String label;
    private final CheckStream.Maker given;
    private final CheckStream.Maker substitute;

    CheckSource(String label, CheckStream.Maker given) {
        this(label, given, given);
    }

    CheckSource(String label, CheckStream.Maker given, CheckStream.Maker substitute) {
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
