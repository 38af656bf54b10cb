package dev.slipstream.imageio.bench.workbench.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class J2dLoopsTest {

    private static final J2dExtent TINY = J2dExtent.of(1);
    private static final int TIMES = 7;

    private final Map<String, Integer> calls = new HashMap<>();

    /** A stream of one pixel has eight bytes; the loop goes back as often as the next value would not fit. */
    @ParameterizedTest
    @CsvSource({
        "read, read, 1", "readByteArray, read, 4", "readFullyByteArray, readFully, 4", "readByte, readByte, 1",
        "readUnsignedByte, readUnsignedByte, 1", "readShort, readShort, 2", "readUnsignedShort, readUnsignedShort, 2",
        "readInt, readInt, 4", "readUnsignedInt, readUnsignedInt, 4", "readFloat, readFloat, 4",
        "readLong, readLong, 8", "readDouble, readDouble, 8", "skipBytes, skipBytes, 4"})
    void readsSoManyValuesAndGoesBackWhenTheNextDoesNotFit(String test, String method, int bytes) throws IOException {
        ForeignImageInputStream stream = new ForeignImageInputStream(new byte[TINY.length()]);
        J2dLoops.INPUT.get(test).run(counting(ImageInputStream.class, stream), TINY, TIMES);
        long valuesOfAPass = TINY.length() / bytes;
        int passes = (int) Math.ceil((double) TIMES / valuesOfAPass);
        assertEquals(Map.of(method, TIMES, "mark", passes, "reset", passes), calls);
        assertEquals(0, stream.getStreamPosition());
    }

    @ParameterizedTest
    @CsvSource({
        "write, write, 1", "writeByteArray, write, 4", "writeByte, writeByte, 1", "writeShort, writeShort, 2",
        "writeInt, writeInt, 4", "writeFloat, writeFloat, 4", "writeLong, writeLong, 8", "writeDouble, writeDouble, 8"})
    void writesSoManyValuesAndGoesBackWhenTheNextDoesNotFit(String test, String method, int bytes) throws IOException {
        ForeignImageOutputStream stream = new ForeignImageOutputStream(OutputStream.nullOutputStream());
        J2dLoops.OUTPUT.get(test).run(counting(ImageOutputStream.class, stream), TINY, TIMES);
        long valuesOfAPass = TINY.length() / bytes;
        int passes = (int) Math.ceil((double) TIMES / valuesOfAPass);
        assertEquals(Map.of(method, TIMES, "mark", passes, "reset", passes), calls);
        assertEquals(0, stream.getStreamPosition());
    }

    @ParameterizedTest
    @CsvSource({"64, 1", "65, 2", "129, 3"})
    void bitsGoOnToTheLastBitOfTheLastByte(int times, int passes) throws IOException {
        J2dLoops.INPUT.get("readBit").run(
                counting(ImageInputStream.class, new ForeignImageInputStream(new byte[TINY.length()])), TINY, times);
        assertEquals(Map.of("readBit", times, "mark", passes, "reset", passes), calls);
        calls.clear();
        J2dLoops.OUTPUT.get("writeBit").run(
                counting(ImageOutputStream.class, new ForeignImageOutputStream(OutputStream.nullOutputStream())), TINY,
                        times);
        assertEquals(Map.of("writeBit", times, "mark", passes, "reset", passes), calls);
    }

    /** What is read is made use of. */
    @ParameterizedTest
    @CsvSource({"read, 21", "readInt, 202578465", "skipBytes, 28", "readByteArray, 28"})
    void loopReturnsTheSumOfWhatItRead(String test, long sum) throws IOException {
        byte[] bytes = {0, 1, 2, 3, 4, 5, 6, 7};
        assertEquals(sum, J2dLoops.INPUT.get(test).run(new ForeignImageInputStream(bytes), TINY, TIMES));
    }

    private <T> T counting(Class<T> type, T stream) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, args) -> {
            calls.merge(method.getName(), 1, Integer::sum);
            try {
                return method.invoke(stream, args);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }));
    }
}
