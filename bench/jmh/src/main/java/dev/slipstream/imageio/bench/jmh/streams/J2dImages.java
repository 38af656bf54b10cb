package dev.slipstream.imageio.bench.jmh.streams;

import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A photo, read or written over and over. J2DBench calls all formats core-*. A reader is not warm before its decoder
 * has seen tens of megabytes: with Slipstream a PNG of 20x20 took 53 us at first, 15 after 1.5 s, and 10.4 from 2.5 s
 * on (JDK 17, byteArray).
 */
@Warmup(iterations = 1, time = 2500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = {NanosecondBenchmark.COLLECTOR, "-Xms512m", "-Xmn192m", "-XX:+AlwaysPreTouch"})
public abstract class J2dImages extends NanosecondBenchmark {

    @Param({"core-png", "core-bmp", "core-gif", "core-jpg"})
    String format;

    /** Along a side. */
    @Param({"1", "20", "250", "1000"})
    int pixels;

    @Param({"file", "byteArray", "byteArray" + Place.CACHE})
    private String place;

    private Place opened;

    /** As ImageIO calls it. */
    final String formatName() {
        return format.replace("core-", "");
    }

    /** @param content to be read; null where images are written */
    final void prepare(byte[] content) throws IOException {
        opened = new Place(place, content);
    }

    final Place place() {
        return opened;
    }

    @TearDown
    public void close() throws IOException {
        opened.close();
    }
}
