package dev.slipstream.imageio.bmp;

import java.nio.ByteBuffer;

/** Run lengths of 4, 8 or 24 bits, decoded one pixel at a time. */
final class ModelRle {

    private final ByteBuffer in;
    private final int end;
    private final int bits;
    private final int width;
    private final int height;
    private int at;
    private int x;
    private int row;

    ModelRle(ByteBuffer in, int begin, int end, int bits, int width, int height) {
        this.in = in;
        this.at = begin;
        this.end = end;
        this.bits = bits;
        this.width = width;
        this.height = height;
    }

    /** Is told each pixel that the data have, with its row in the order of the file. */
    interface Canvas {
        /**
         * Takes one pixel.
         *
         * @param x less than 0 if all that is told is that the row is there
         */
        void set(int x, int row, int pixel);
    }

    /** Returns whether the data end with the image, or a row. Rows beyond the image are decoded, too, but not told. */
    boolean decode(Canvas canvas) {
        while (at + 1 < end) {
            int count = next();
            int second = in.get(at) & 0xff;
            if (count > 0) {
                encoded(count, canvas);
            } else if (second > 2) {
                at++;
                absolute(second, canvas);
            } else if (!escape(second, canvas)) {
                return true;
            }
        }
        return x == 0;
    }

    private int next() {
        return at < end ? in.get(at++) & 0xff : 0;
    }

    /** False at the end of the bitmap. */
    private boolean escape(int code, Canvas canvas) {
        at++;
        if (code == 1) {
            return false;
        }
        int right = code == 2 ? next() : -x;
        int down = code == 2 ? next() : 1;
        if (down > 0 && row < height) {
            canvas.set(-1, row, 0);
        }
        x += right;
        row += down;
        return true;
    }

    private void encoded(int count, Canvas canvas) {
        if (bits == 4) {
            int pair = next();
            for (int i = 0; i < count; i++) {
                put(i % 2 == 0 ? pair >> 4 : pair & 15, canvas);
            }
            return;
        }
        int pixel = pixel();
        for (int i = 0; i < count; i++) {
            put(pixel, canvas);
        }
    }

    private void absolute(int count, Canvas canvas) {
        int begin = at;
        int pair = 0;
        for (int i = 0; i < count; i++) {
            if (bits != 4) {
                put(pixel(), canvas);
            } else if (i % 2 == 0) {
                pair = next();
                put(pair >> 4, canvas);
            } else {
                put(pair & 15, canvas);
            }
        }
        at += (at - begin) % 2;
    }

    private int pixel() {
        int pixel = 0;
        for (int shift = 0; shift < bits; shift += 8) {
            pixel |= next() << shift;
        }
        return pixel;
    }

    private void put(int pixel, Canvas canvas) {
        if (x < width) {
            if (row < height) {
                canvas.set(x, row, pixel);
            }
            x++;
        }
    }
}
