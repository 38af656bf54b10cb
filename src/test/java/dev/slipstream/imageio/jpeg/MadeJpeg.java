package dev.slipstream.imageio.jpeg;

import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * A JPEG of random coefficients, with any factors, scans, codes and restart intervals: sequential, with a scan for
 * several components or for each, or progressive, in any order that is allowed.
 */
final class MadeJpeg {

    /** A component, and its coefficients by row and column of blocks. */
    private static final class Part {
        private final int id;
        private final int h;
        private final int v;
        private int blocksX;
        private int blocksY;
        private int[][][] blocks;

        Part(int id, int h, int v) {
            this.id = id;
            this.h = h;
            this.v = v;
        }
    }

    private final Random random;
    private final int width;
    private final int height;
    private final boolean isProgressive;
    private final List<Part> parts = new ArrayList<>();
    private final ScanBits out = new ScanBits();
    private int mcusX;
    private int mcusY;

    private MadeJpeg(Random random) {
        this.random = random;
        boolean isWide = random.nextInt(8) == 0;
        width = 1 + random.nextInt(isWide ? 900 : 70);
        height = 1 + random.nextInt(isWide ? 9 : 70);
        isProgressive = random.nextBoolean();
    }

    /** Most have several scans, and most of these can be recoded. */
    static byte[] of(Random random) {
        return new MadeJpeg(random).make();
    }

    private byte[] make() {
        components();
        out.marker(0xd8);
        if (random.nextBoolean()) {
            out.segment(0xe0, 'J', 'F', 'I', 'F', 0, 1, 1, 0, 0, 1, 0, 1, 0, 0);
            if (random.nextInt(4) == 0) { // a thumbnail of two pixels
                out.segment(0xe0, 'J', 'F', 'X', 'X', 0, 0x13, 2, 1, 1, 2, 3, 4, 5, 6);
            }
        }
        if (random.nextInt(8) == 0) {
            out.segment(0xee, 'A', 'd', 'o', 'b', 'e', 0, 100, 0, 0, 0, 0, random.nextInt(3));
        }
        if (random.nextInt(8) == 0) {
            profile(random.nextBoolean() ? ColorSpace.CS_GRAY : ColorSpace.CS_LINEAR_RGB);
        }
        int[] table = new int[65];
        for (int i = 1; i < 65; i++) {
            table[i] = 1 + random.nextInt(12);
        }
        out.segment(0xdb, table);
        int[] frame = new int[6 + 3 * parts.size()];
        frame[0] = 8;
        frame[1] = height >> 8;
        frame[2] = height;
        frame[3] = width >> 8;
        frame[4] = width;
        frame[5] = parts.size();
        for (int i = 0; i < parts.size(); i++) {
            frame[6 + 3 * i] = parts.get(i).id;
            frame[7 + 3 * i] = parts.get(i).h << 4 | parts.get(i).v;
        }
        out.segment(isProgressive ? 0xc2 : 0xc1, frame);
        if (isProgressive) {
            progressive();
        } else if (random.nextInt(8) == 0) {
            scan(parts, 0, 63, 0, 0);
        } else {
            List<Part> first = parts.subList(0, 1 + random.nextInt(Math.max(1, parts.size() - 1)));
            scan(first, 0, 63, 0, 0);
            for (Part part : parts.subList(first.size(), parts.size())) {
                scan(List.of(part), 0, 63, 0, 0);
            }
        }
        out.marker(0xd9);
        return out.toByteArray();
    }

    /** One that fits or not. */
    private void profile(int space) {
        byte[] profile = ICC_Profile.getInstance(space).getData();
        int[] content = new int[14 + profile.length];
        System.arraycopy(new int[] {'I', 'C', 'C', '_', 'P', 'R', 'O', 'F', 'I', 'L', 'E', 0, 1, 1}, 0, content, 0, 14);
        for (int i = 0; i < profile.length; i++) {
            content[14 + i] = profile[i];
        }
        out.segment(0xe2, content);
    }

    private void components() {
        int count = new int[] {1, 3, 3, 3, 4, 2}[random.nextInt(6)];
        int maxH = 1;
        int maxV = 1;
        int most = 10;
        for (int i = 0; i < count; i++) {
            int h = Math.min(1 + random.nextInt(i == 0 ? 4 : 2), most - (count - i - 1));
            int v = Math.min(1 + random.nextInt(i == 0 ? 4 : 2), (most - (count - i - 1)) / h);
            most -= random.nextInt(50) == 0 ? 0 : h * v;
            parts.add(new Part(i + 1, h, v));
            maxH = Math.max(maxH, h);
            maxV = Math.max(maxV, v);
        }
        mcusX = (width + 8 * maxH - 1) / (8 * maxH);
        mcusY = (height + 8 * maxV - 1) / (8 * maxV);
        for (Part part : parts) {
            part.blocksX = (width * part.h + 8 * maxH - 1) / (8 * maxH);
            part.blocksY = (height * part.v + 8 * maxV - 1) / (8 * maxV);
            part.blocks = new int[mcusY * part.v][mcusX * part.h][64];
            for (int[][] row : part.blocks) {
                for (int[] block : row) {
                    fill(block);
                }
            }
        }
    }

    private void fill(int[] block) {
        block[0] = random.nextInt(400) - 200;
        int some = random.nextInt(4) == 0 ? random.nextInt(200) : random.nextInt(5);
        for (int i = 0; i < some; i++) {
            int most = 1 << random.nextInt(random.nextInt(10) + 1);
            block[1 + random.nextInt(63)] = random.nextInt(2 * most) - most + 1;
        }
    }

    /** First bits, then the others: each component in an order of its own. */
    private void progressive() {
        int dcLow = random.nextInt(3);
        scans(0, 0, dcLow);
        List<int[]> steps = new ArrayList<>(); // DC and each component in turn, by their number; a step: number, ...
        List<List<int[]>> queues = new ArrayList<>();
        queues.add(new ArrayList<>());
        for (int low = dcLow; low > 0; low--) {
            queues.get(0).add(new int[] {-1, 0, low, low - 1});
        }
        for (int i = 0; i < parts.size(); i++) {
            List<int[]> queue = new ArrayList<>();
            int low = random.nextInt(4);
            int end = 1 + random.nextInt(63);
            queue.add(new int[] {i, 1, end, 0, low});
            if (end < 63) {
                queue.add(new int[] {i, end + 1, 63, 0, low});
            }
            for (; low > 0; low--) {
                queue.add(new int[] {i, 1, 63, low, low - 1});
            }
            queues.add(queue);
        }
        while (!queues.isEmpty()) {
            Collections.shuffle(queues, random);
            if (queues.get(0).isEmpty()) {
                queues.remove(0);
            } else {
                steps.add(queues.get(0).remove(0));
            }
        }
        for (int[] step : steps) {
            if (step[0] < 0) {
                scans(step[1], step[2], step[3]);
            } else {
                scan(List.of(parts.get(step[0])), step[1], step[2], step[3], step[4]);
            }
        }
    }

    /** DC coefficients, together or not. */
    private void scans(int unused, int high, int low) {
        if (random.nextBoolean()) {
            scan(parts, unused, 0, high, low);
        } else {
            for (Part part : parts) {
                scan(List.of(part), unused, 0, high, low);
            }
        }
    }

    private void scan(List<Part> in, int first, int end, int high, int low) {
        ScanCoder coder = new ScanCoder(out, random, isProgressive, first, end, high, low);
        int interval = random.nextInt(3) == 0 ? 1 + random.nextInt(12) : 0;
        coder.tables();
        out.segment(0xdd, interval >> 8, interval);
        int[] header = new int[4 + 2 * in.size()];
        header[0] = in.size();
        for (int i = 0; i < in.size(); i++) {
            header[1 + 2 * i] = in.get(i).id;
            header[2 + 2 * i] = coder.slots();
        }
        header[header.length - 3] = first;
        header[header.length - 2] = end;
        header[header.length - 1] = high << 4 | low;
        out.segment(0xda, header);
        int[] before = new int[in.size()];
        int done = 0;
        boolean isAlone = in.size() == 1;
        int unitsX = isAlone ? in.get(0).blocksX : mcusX;
        int unitsY = isAlone ? in.get(0).blocksY : mcusY;
        for (int unit = 0; unit < unitsX * unitsY; unit++) {
            if (interval > 0 && unit > 0 && unit % interval == 0) {
                coder.end();
                out.marker(0xd0 + (done++ & 7));
                before = new int[in.size()];
            }
            for (int i = 0; i < in.size(); i++) {
                Part part = in.get(i);
                int h = isAlone ? 1 : part.h;
                int v = isAlone ? 1 : part.v;
                for (int b = 0; b < h * v; b++) {
                    int[] block = part.blocks[unit / unitsX * v + b / h][unit % unitsX * h + b % h];
                    before[i] = coder.block(block, before[i]);
                }
            }
        }
        coder.end();
    }
}
