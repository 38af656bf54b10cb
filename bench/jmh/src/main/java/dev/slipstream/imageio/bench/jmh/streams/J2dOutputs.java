package dev.slipstream.imageio.bench.jmh.streams;

import dev.slipstream.imageio.bench.jmh.images.ImageSide;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.Channel;
import javax.imageio.stream.ImageOutputStream;
import org.openjdk.jmh.annotations.Param;

/** Output streams; a name may also be writeBits or writeInts, which J2DBench does not have. */
public class J2dOutputs extends StreamBenchmark<ImageOutputStream> {

    private static final String GROUP = "imageio.output.stream.tests.";
    private static final int INTS = 512;
    /** Not a divisor of 8, so that values straddle bytes. */
    private static final int SOME_BITS = 7;

    private static final int[] INT_ARRAY = new int[INTS];

    @Param({GROUP + "construct", GROUP + "write", GROUP + "writeByteArray", GROUP + "writeBit", GROUP + "writeByte",
            GROUP + "writeShort", GROUP + "writeInt", GROUP + "writeFloat", GROUP + "writeLong",
            GROUP + "writeDouble"})
    private String name;

    @Param({"file", "byteArray", "byteArray" + Place.CACHE, "fileChannel"})
    private String place;

    private final ByteArrayOutputStream foreign = new ByteArrayOutputStream();

    /** TwelveMonkeys has none. */
    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    @Override
    String name() {
        return name;
    }

    @Override
    ImageSide side() {
        return side;
    }

    @Override
    Place place() throws IOException {
        return new Place(place, null);
    }

    @Override
    void mustServe(Place checked) throws IOException {
        Class<?> type = Place.typeOf(checked.output());
        if (type != Channel.class) {
            side.mustServeOutput(type);
        }
    }

    @Override
    ImageOutputStream foreign() {
        return new ForeignImageOutputStream(foreign);
    }

    /** The bytes that were written. */
    @Override
    Object result(long sum, ImageOutputStream closed, Place delivered) throws IOException {
        byte[] bytes = closed instanceof ForeignImageOutputStream ? foreign.toByteArray() : delivered.delivered();
        foreign.reset();
        return bytes;
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
            case "writeBits" -> loop((out, line) -> out.writeBits(1, SOME_BITS), SOME_BITS);
            case "writeInts" -> loop((out, line) -> out.writeInts(INT_ARRAY, 0, INTS), INTS * Integer.SIZE);
            default -> throw new IllegalArgumentException("No test of an output stream: " + method);
        };
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
