package dev.slipstream.imageio.bench.jmh;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import javax.imageio.stream.ImageInputStream;

/** Reads {@link #COUNT} lines or strings from the beginning on; as a stream and as a ByteBuffer. */
final class TextLoops {

    static final int COUNT = 2048;

    private static final long SEED = 45;
    private static final int SHORTEST = 20;
    private static final int LONGEST = 100;

    private TextLoops() {
    }

    /** Lines that end in a line feed. */
    static byte[] lines() {
        StringBuilder text = new StringBuilder();
        Random random = new Random(SEED);
        for (int i = 0; i < COUNT; i++) {
            text.append(word(random)).append('\n');
        }
        return text.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Strings as DataOutput writes them. */
    static byte[] strings() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        Random random = new Random(SEED);
        for (int i = 0; i < COUNT; i++) {
            out.writeUTF(word(random));
        }
        return bytes.toByteArray();
    }

    static long readLine(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.readLine().length();
        }
        return sum;
    }

    static long readLine(ByteBuffer in) {
        in.position(0);
        byte[] bytes = in.array();
        int begin = 0;
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            int end = begin;
            while (bytes[end] != '\n') {
                end++;
            }
            sum += new String(bytes, begin, end - begin, StandardCharsets.ISO_8859_1).length();
            begin = end + 1;
        }
        return sum;
    }

    static long readUtf(ImageInputStream in) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += in.readUTF().length();
        }
        return sum;
    }

    static long readUtf(ByteBuffer in) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            int length = in.getShort() & 0xFFFF;
            sum += new String(in.array(), in.position(), length, StandardCharsets.UTF_8).length();
            in.position(in.position() + length);
        }
        return sum;
    }

    private static String word(Random random) {
        return random.ints(random.nextInt(SHORTEST, LONGEST), ' ', '~')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }
}
