package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.bmp.BmpBuilder;
import java.nio.ByteBuffer;

/** Writes a BMP with every freedom that the format gives. Settings return the writer itself. */
final class BmpWriter {
    /** As the headers of 124 bytes say that an image is a drawing. */
    private static final int INTENT_GRAPHICS = 2;

    private final BmpHeader header;
    private final int bitCount;
    private final int width;
    private final int height;
    private final ByteBuffer data;
    private int compression = BmpBuilder.RGB;
    private boolean topDown;
    private int pixelsPerMetre;
    private int coloursUsed;
    private BmpMasks masks = BmpMasks.NONE;
    private int[] palette = {};
    private int gap;
    private byte[] behind = {};

    BmpWriter(BmpHeader header, BmpPixels pixels) {
        this(header, pixels.bitCount(), pixels.picture().width(), pixels.picture().height(), pixels.data());
    }

    /** @param data the rows as they are stored */
    BmpWriter(BmpHeader header, int bitCount, int width, int height, ByteBuffer data) {
        this.header = header;
        this.bitCount = bitCount;
        this.width = width;
        this.height = height;
        this.data = data;
    }

    BmpWriter compression(int value) {
        compression = value;
        return this;
    }

    /** Says that the rows are stored from the top. */
    BmpWriter topDown(boolean value) {
        topDown = value;
        return this;
    }

    BmpWriter resolution(int dotsPerMetre) {
        pixelsPerMetre = dotsPerMetre;
        return this;
    }

    /** A palette; its size is declared as {@code used}, where 0 means as many as the depth allows. */
    BmpWriter palette(Palette colours, int used) {
        palette = new int[colours.colours()];
        for (int i = 0; i < palette.length; i++) {
            palette[i] = colours.level(i, Photo.RED) << 16 | colours.level(i, Photo.GREEN) << 8
                    | colours.level(i, Photo.BLUE);
        }
        coloursUsed = used;
        return this;
    }

    /** Masks, in the header where it has them, else behind it where the compression asks for them. */
    BmpWriter masks(BmpMasks value) {
        masks = value;
        return this;
    }

    /** Unused bytes between the palette and the pixels. */
    BmpWriter gap(int bytes) {
        gap = bytes;
        return this;
    }

    BmpWriter behind(byte[] bytes) {
        behind = bytes;
        return this;
    }

    byte[] write() {
        byte[] rows = new byte[data.remaining()];
        data.duplicate().get(rows);
        BmpBuilder file = new BmpBuilder(header.size(), bitCount, width, height).compression(compression)
                .resolution(pixelsPerMetre).coloursUsed(coloursUsed).intent(INTENT_GRAPHICS).palette(palette)
                .masks(masks.red(), masks.green(), masks.blue(), masks.alpha()).gap(gap).data(rows).behind(behind);
        if (topDown) {
            file.topDown();
        }
        if (compression == BmpBuilder.RGB) {
            file.claimImageSize(0); // only uncompressed pixels may leave it open
        }
        return file.toByteArray();
    }
}
