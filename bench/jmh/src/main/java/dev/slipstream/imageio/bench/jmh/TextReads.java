package dev.slipstream.imageio.bench.jmh;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Nanoseconds a line or string of 20 to 100 characters. */
@OperationsPerInvocation(TextReads.COUNT)
public class TextReads extends ReadBenchmark {

    static final int COUNT = 2048;
    private static final long SEED = 45;
    private static final int SHORTEST = 20;
    private static final int LONGEST = 100;

    @Override
    Content content(String benchmark) throws IOException {
        return new Content(benchmark.equals("readLine") ? lines() : strings());
    }

    /** Lines that end in a line feed. */
    private static byte[] lines() {
        StringBuilder text = new StringBuilder();
        Random random = new Random(SEED);
        for (int i = 0; i < COUNT; i++) {
            text.append(word(random)).append('\n');
        }
        return text.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Strings as DataOutput writes them. */
    private static byte[] strings() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        Random random = new Random(SEED);
        for (int i = 0; i < COUNT; i++) {
            out.writeUTF(word(random));
        }
        return bytes.toByteArray();
    }

    private static String word(Random random) {
        return random.ints(random.nextInt(SHORTEST, LONGEST), ' ', '~')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }

    @Benchmark
    public long readLine() throws IOException {
        return sum(COUNT, (in, i) -> in.readLine().length(), (in, i) -> {
            byte[] bytes = in.array();
            int begin = in.position();
            int end = begin;
            while (bytes[end] != '\n') {
                end++;
            }
            in.position(end + 1);
            return new String(bytes, begin, end - begin, StandardCharsets.ISO_8859_1).length();
        });
    }

    @Benchmark
    public long readUTF() throws IOException {
        return sum(COUNT, (in, i) -> in.readUTF().length(), (in, i) -> {
            int length = in.getShort() & 0xFFFF;
            int begin = in.position();
            in.position(begin + length);
            return new String(in.array(), begin, length, StandardCharsets.UTF_8).length();
        });
    }
}
