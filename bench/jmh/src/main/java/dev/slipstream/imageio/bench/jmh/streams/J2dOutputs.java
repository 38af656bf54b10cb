package dev.slipstream.imageio.bench.jmh.streams;

import dev.slipstream.imageio.bench.jmh.images.ImageSide;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.Channel;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Output streams. */
public class J2dOutputs extends StreamBenchmark<ImageOutputStream> {

    private static final String GROUP = "imageio.output.stream.tests.";

    @Param({GROUP + "construct", GROUP + "write", GROUP + "writeByteArray", GROUP + "writeBit", GROUP + "writeByte",
            GROUP + "writeShort", GROUP + "writeInt", GROUP + "writeFloat", GROUP + "writeLong",
            GROUP + "writeDouble"})
    private String name;

    @Param({"file", "byteArray", "byteArray" + Place.CACHE, "fileChannel"})
    private String place;

    /** TwelveMonkeys has none. */
    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    @Setup
    public void setUp() throws IOException {
        side.takeOver();
        Place opened = new Place(place, null);
        Class<?> type = Place.typeOf(opened.output());
        if (type != Channel.class) {
            side.mustServeOutput(type);
        }
        prepare(name, opened);
    }

    @Override
    ImageOutputStream foreign() {
        return new Foreign(new ByteArrayOutputStream());
    }

    /** The bytes that were written. */
    @Override
    Object result(long sum, ImageOutputStream closed, Place delivered) throws IOException {
        return closed instanceof Foreign foreign ? foreign.written.toByteArray() : delivered.delivered();
    }

    @Override
    ImageOutputStream open(Place opened) throws IOException {
        return opened.openOutput();
    }

    @Override
    Loop<ImageOutputStream> loop(String method) {
        return switch (method) {
            case "write" -> loop((out, line) -> out.write(1), Byte.SIZE);
            case "writeByteArray" -> loop((out, line) -> out.write(line), Loop.SCANLINE);
            case "writeBit" -> loop((out, line) -> out.writeBit(1), 1);
            case "writeByte" -> loop((out, line) -> out.writeByte(1), Byte.SIZE);
            case "writeShort" -> loop((out, line) -> out.writeShort(1), Short.SIZE);
            case "writeInt" -> loop((out, line) -> out.writeInt(1), Integer.SIZE);
            case "writeFloat" -> loop((out, line) -> out.writeFloat(1), Float.SIZE);
            case "writeLong" -> loop((out, line) -> out.writeLong(1), Long.SIZE);
            case "writeDouble" -> loop((out, line) -> out.writeDouble(1), Double.SIZE);
            default -> throw new IllegalArgumentException("No test of an output stream: " + method);
        };
    }

    /** A class of streams that no side opens. */
    private static final class Foreign extends MemoryCacheImageOutputStream {

        private final ByteArrayOutputStream written;

        Foreign(ByteArrayOutputStream written) {
            super(written);
            this.written = written;
        }
    }

    private interface Write {

        void to(ImageOutputStream out, byte[] line) throws IOException;
    }

    private static Loop<ImageOutputStream> loop(Write write, long bits) {
        return new Loop<>((out, line) -> {
            write.to(out, line);
            return 0;
        }, bits);
    }
}
