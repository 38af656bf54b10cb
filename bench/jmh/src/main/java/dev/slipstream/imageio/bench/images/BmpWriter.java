package dev.slipstream.imageio.bench.images;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Writes a BMP with every freedom that the format gives. Settings return the writer itself. */
final class BmpWriter {
    static final int RGB = 0;
    static final int RLE8 = 1;
    static final int RLE4 = 2;
    static final int BITFIELDS = 3;
    static final int JPEG = 4;
    static final int PNG = 5;
    static final int ALPHABITFIELDS = 6;
    /** The OS/2 headers count otherwise from 3 on. */
    static final int OS2_HUFFMAN_1D = 3;
    static final int OS2_RLE24 = 4;

    private static final int FILE_HEADER = 14;
    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

    private final BmpHeader header;
    private final int bitCount;
    private final int width;
    private final int height;
    private final ByteBuffer data;
    private int compression = RGB;
    private boolean topDown;
    private int pixelsPerMetre;
    private int coloursUsed;
    private BmpMasks masks = BmpMasks.NONE;
    private ByteBuffer palette = NOTHING;
    private int gap;
    private ByteBuffer behind = NOTHING;

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
        palette = ByteBuffer.allocate(colours.colours() * header.paletteEntryBytes());
        for (int i = 0; i < colours.colours(); i++) {
            int at = i * header.paletteEntryBytes();
            palette.put(at, (byte) colours.level(i, Photo.BLUE));
            palette.put(at + 1, (byte) colours.level(i, Photo.GREEN));
            palette.put(at + 2, (byte) colours.level(i, Photo.RED));
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
        behind = ByteBuffer.wrap(bytes);
        return this;
    }

    byte[] write() {
        int offset = FILE_HEADER + header.size() + extraMasks() * 4 + palette.capacity() + gap;
        ByteBuffer out = ByteBuffer.allocate(offset + data.remaining() + behind.remaining())
                .order(ByteOrder.LITTLE_ENDIAN);
        out.put((byte) 'B').put((byte) 'M').putInt(out.capacity()).putInt(0).putInt(offset);
        header.write(fields(), out);
        for (int i = 0; i < extraMasks(); i++) {
            out.putInt(new int[] {masks.red(), masks.green(), masks.blue(), masks.alpha()}[i]);
        }
        out.put(palette.duplicate().clear());
        for (int i = 0; i < gap; i++) {
            out.put((byte) 0xEE);
        }
        return out.put(data.duplicate()).put(behind.duplicate()).array();
    }

    private BmpHeader.Fields fields() {
        // Only uncompressed pixels may leave their size open.
        int imageSize = compression == RGB ? 0 : data.remaining();
        return new BmpHeader.Fields(width, topDown ? -height : height, bitCount, compression, imageSize,
            pixelsPerMetre, coloursUsed, masks);
    }

    private int extraMasks() {
        if (header != BmpHeader.INFO40) {
            return 0;
        }
        return compression == BITFIELDS ? 3 : compression == ALPHABITFIELDS ? 4 : 0;
    }
}
