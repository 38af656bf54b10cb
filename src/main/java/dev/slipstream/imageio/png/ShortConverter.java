package dev.slipstream.imageio.png;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** For samples of 16 bits, big endian in the file. */
final class ShortConverter implements RowConverter {

    static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);

    private final int bands;

    ShortConverter(int bands) {
        this.bands = bands;
    }

    @Override
    public void convert(byte[] row, int from, int pixels, Object to) {
        short[] samples = (short[]) to;
        int n = pixels * bands;
        for (int i = 0; i < n; i++) {
            samples[i] = (short) SHORT.get(row, from + 2 * i);
        }
    }
}
