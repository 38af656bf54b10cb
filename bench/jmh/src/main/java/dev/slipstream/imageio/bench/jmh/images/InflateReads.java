package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.io.IOException;
import java.util.zip.DataFormatException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Nanoseconds for decoding a whole zlib stream through a window. */
public class InflateReads extends NanosecondBenchmark {

    @Param
    private InflateSide side;

    @Param
    private InflateContent content;

    /** Bytes of the array that is decoded into; of Slipstream's, 32 KiB are history. */
    @Param("131072")
    private int window;

    private byte[] stream;
    private InflateSide.Decoder decoder;

    @Setup
    public void open() throws IOException, DataFormatException {
        stream = content.stream();
        decoder = new InflateSide.Decoder(side, window);
        try (InflateSide.Decoder jdk = new InflateSide.Decoder(InflateSide.INFLATER, window)) {
            if (decoder.decode(stream) != jdk.decode(stream)) {
                throw new IllegalStateException(side + " decodes more or fewer bytes than the JDK");
            }
        }
    }

    @Benchmark
    public long inflate() throws IOException, DataFormatException {
        return decoder.decode(stream);
    }

    @TearDown
    public void close() {
        decoder.close();
    }
}
