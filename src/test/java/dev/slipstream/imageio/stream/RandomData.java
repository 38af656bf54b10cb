package dev.slipstream.imageio.stream;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Bytes with something for every method: noise, lines with all three ends, modified UTF-8, runs of one value. */
record RandomData(byte[] bytes, List<Integer> strings) {

    private static final int[] SMALL = {0, 1, 7, 8, 9, 15, 16, 17, 63, 64, 65, 300, 1000};
    private static final int[] MEDIUM = {8191, 8192, 8193, 16383, 16384, 16385};
    private static final int[] LARGE = {65535, 65536, 65537};
    private static final int[] HUGE = {1 << 20};

    /** Mostly small: what goes wrong does so at a boundary, and one of 8 bytes is as good as one of 64 KiB. */
    static RandomData of(Random random) throws IOException {
        int drawn = random.nextInt(100);
        int[] sizes = drawn < 70 ? SMALL : drawn < 93 ? MEDIUM : drawn < 99 ? LARGE : HUGE;
        return of(random, sizes[random.nextInt(sizes.length)]);
    }

    static RandomData of(Random random, int size) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(size + 1000);
        DataOutputStream out = new DataOutputStream(bytes);
        List<Integer> strings = new ArrayList<>();
        while (out.size() < size) {
            switch (random.nextInt(6)) {
                case 0, 1 -> out.write(noise(random));
                case 2, 3 -> out.write(line(random));
                case 4 -> {
                    strings.add(out.size());
                    out.writeUTF(characters(random, 1 + random.nextInt(40)));
                }
                default -> {
                    byte[] run = new byte[random.nextInt(40)];
                    Arrays.fill(run, (byte) random.nextInt());
                    out.write(run);
                }
            }
        }
        return new RandomData(Arrays.copyOf(bytes.toByteArray(), size), strings);
    }

    private static byte[] noise(Random random) {
        byte[] noise = new byte[random.nextInt(200)];
        random.nextBytes(noise);
        return noise;
    }

    private static byte[] line(Random random) {
        String end = List.of("\n", "\r", "\r\n", "\n\r", "\r\r\n").get(random.nextInt(5));
        return ("x".repeat(random.nextInt(30)) + '\u00e9' + end).getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Characters of one, two and three bytes in modified UTF-8. */
    private static String characters(Random random, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append((char) random.nextInt(1 << (1 + random.nextInt(16))));
        }
        return text.toString();
    }
}
