package dev.slipstream.imageio.bench.jmh;

import java.nio.ByteOrder;

/** ByteOrder is not an enum, which a parameter must be. */
public enum Order {

    BIG_ENDIAN(ByteOrder.BIG_ENDIAN),
    LITTLE_ENDIAN(ByteOrder.LITTLE_ENDIAN);

    private final ByteOrder byteOrder;

    Order(ByteOrder byteOrder) {
        this.byteOrder = byteOrder;
    }

    ByteOrder byteOrder() {
        return byteOrder;
    }
}
