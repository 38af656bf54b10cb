package dev.slipstream.imageio.bench.jmh.streams;

import dev.slipstream.imageio.bench.jmh.images.ImageSide;
import dev.slipstream.imageio.reading.BytesImageInputStream;
import java.io.IOException;
import java.nio.channels.Channel;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Input streams. */
public class J2dInputs extends StreamBenchmark<ImageInputStream> {

    private static final String GROUP = "imageio.input.stream.tests.";

    @Param({GROUP + "construct", GROUP + "read", GROUP + "readByteArray", GROUP + "readFullyByteArray",
            GROUP + "readBit", GROUP + "readByte", GROUP + "readUnsignedByte", GROUP + "readShort",
            GROUP + "readUnsignedShort", GROUP + "readInt", GROUP + "readUnsignedInt", GROUP + "readFloat",
            GROUP + "readLong", GROUP + "readDouble", GROUP + "skipBytes"})
    private String name;

    @Param({"file", "url", "url" + Place.CACHE, "byteArray", "byteArray" + Place.CACHE, "fileChannel"})
    private String place;

    @Param
    private ImageSide side;

    @Setup
    public void setUp() throws IOException {
        side.takeOver();
        Place opened = new Place(place, content(pixels));
        Class<?> type = Place.typeOf(opened.input());
        if (type != Channel.class) {
            side.mustServeInput(type);
        }
        prepare(name, opened);
    }

    @Override
    ImageInputStream foreign() {
        return new BytesImageInputStream(content(pixels));
    }

    /** Not zeros as J2DBench's, so that a stream that reads something else is noticed; no NaN, which may change. */
    static byte[] content(int size) {
        byte[] content = new byte[Loop.length(size)];
        for (int i = 0; i < content.length; i++) {
            content[i] = (byte) (i * 29 & 0x3F);
        }
        return content;
    }

    /** The sum of what was read. */
    @Override
    Object result(long sum, ImageInputStream closed, Place delivered) {
        return sum;
    }

    @Override
    ImageInputStream open(Place opened) throws IOException {
        return opened.openInput();
    }

    @Override
    Loop<ImageInputStream> loop(String method) {
        return switch (method) {
            case "read" -> new Loop<>((in, line) -> in.read(), Byte.SIZE);
            case "readByteArray" -> new Loop<>((in, line) -> in.read(line), Loop.SCANLINE);
            case "readFullyByteArray" -> new Loop<>((in, line) -> {
                in.readFully(line);
                return line[0];
            }, Loop.SCANLINE);
            case "readBit" -> new Loop<>((in, line) -> in.readBit(), 1);
            case "readByte" -> new Loop<>((in, line) -> in.readByte(), Byte.SIZE);
            case "readUnsignedByte" -> new Loop<>((in, line) -> in.readUnsignedByte(), Byte.SIZE);
            case "readShort" -> new Loop<>((in, line) -> in.readShort(), Short.SIZE);
            case "readUnsignedShort" -> new Loop<>((in, line) -> in.readUnsignedShort(), Short.SIZE);
            case "readInt" -> new Loop<>((in, line) -> in.readInt(), Integer.SIZE);
            case "readUnsignedInt" -> new Loop<>((in, line) -> in.readUnsignedInt(), Integer.SIZE);
            case "readFloat" -> new Loop<>((in, line) -> Float.floatToRawIntBits(in.readFloat()), Float.SIZE);
            case "readLong" -> new Loop<>((in, line) -> in.readLong(), Long.SIZE);
            case "readDouble" -> new Loop<>((in, line) -> Double.doubleToRawLongBits(in.readDouble()), Double.SIZE);
            case "skipBytes" -> new Loop<>((in, line) -> in.skipBytes(line.length), Loop.SCANLINE);
            default -> throw new IllegalArgumentException("No test of an input stream: " + method);
        };
    }
}
