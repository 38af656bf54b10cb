package dev.slipstream.imageio.bmp;

/** Of pixels of 24 bits. */
final class RleRow24 extends RleRow {

    private static final int BYTES = 3;

    RleRow24(BmpHeader header) {
        super(header.width(), header.rowBytes());
    }

    @Override
    int bytes(int pixels) {
        return BYTES * pixels;
    }

    @Override
    int runBytes() {
        return BYTES;
    }

    @Override
    void run(byte[] data, int at, int count) {
        int end = BYTES * (x + count);
        for (int i = BYTES * x; i < end; i += BYTES) {
            row[i] = data[at];
            row[i + 1] = data[at + 1];
            row[i + 2] = data[at + 2];
        }
        x += count;
    }

    @Override
    void literals(byte[] data, int at, int count) {
        System.arraycopy(data, at, row, BYTES * x, BYTES * count);
        x += count;
    }

    @Override
    void skip(int count, byte[] background) {
        System.arraycopy(background, BYTES * x, row, BYTES * x, BYTES * count);
        x += count;
    }
}
