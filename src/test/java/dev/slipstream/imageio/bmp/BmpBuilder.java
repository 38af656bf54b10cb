package dev.slipstream.imageio.bmp;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Makes BMP files. They are legal unless a field is given a wrong value, which is possible for every field. */
public final class BmpBuilder {

    public static final int RGB = 0;
    public static final int RLE8 = 1;
    public static final int RLE4 = 2;
    public static final int BITFIELDS = 3;
    public static final int JPEG = 4;
    public static final int PNG = 5;
    public static final int ALPHABITFIELDS = 6;

    /** In OS/2 2 headers. In headers of Windows, 4 has another meaning. */
    public static final int RLE24 = 4;

    private static final int FILE_HEADER = 14;
    /** The position of the rendering intent in the header of 124 bytes. */
    private static final int INTENT = 108;
    private static final int SRGB = 0x73524742;
    private static final byte FILLER = (byte) 0xee;

    private final int headerSize;
    private final int bits;
    private final int width;
    private final int height;
    private boolean topDown;
    private int compression = RGB;
    private int coloursUsed;
    private int across = 2835;
    private int down = 2836;
    private int intent;
    private int[] palette = {};
    private int[] masks = {0, 0, 0, 0};
    private int gap;
    private byte[] data = {};
    private byte[] behind = {};
    private @Nullable Integer fileSize;
    private @Nullable Integer offset;
    private @Nullable Integer imageSize;

    /** @param headerSize 12, 16 to 64, 108 or 124 */
    public BmpBuilder(int headerSize, int bits, int width, int height) {
        this.headerSize = headerSize;
        this.bits = bits;
        this.width = width;
        this.height = height;
    }

    boolean isTopDown() {
        return topDown;
    }

    public BmpBuilder topDown() {
        topDown = true;
        return this;
    }

    public BmpBuilder compression(int value) {
        compression = value;
        return this;
    }

    public BmpBuilder coloursUsed(int value) {
        coloursUsed = value;
        return this;
    }

    /** In pixels per metre. */
    public BmpBuilder resolution(int acrossAndDown) {
        across = acrossAndDown;
        down = acrossAndDown;
        return this;
    }

    /** The rendering intent, in the header of 124 bytes. */
    public BmpBuilder intent(int value) {
        intent = value;
        return this;
    }

    /** The entries, each 0xRRGGBB. The highest byte goes into the unused one. */
    public BmpBuilder palette(int... entries) {
        palette = entries;
        return this;
    }

    /** Masks go into the header if it has room for them, otherwise after it if the compression needs them. */
    public BmpBuilder masks(int red, int green, int blue, int alpha) {
        masks = new int[] {red, green, blue, alpha};
        return this;
    }

    /** Unused bytes between the palette and the pixels. */
    public BmpBuilder gap(int bytes) {
        gap = bytes;
        return this;
    }

    /** The bytes of the pixels in the file. */
    public BmpBuilder data(byte[] bytes) {
        data = bytes;
        return this;
    }

    /** The pixels by rows from the top. They are packed by the number of bits, the order of rows and the padding. */
    public BmpBuilder pixels(long[] pixels) {
        return data(PackedRows.of(pixels, width, height, bits, topDown));
    }

    BmpBuilder bytesBehind(int count) {
        byte[] bytes = new byte[count];
        Arrays.fill(bytes, FILLER);
        return behind(bytes);
    }

    /** Bytes after the pixels. */
    public BmpBuilder behind(byte[] bytes) {
        behind = bytes;
        return this;
    }

    /** A size of the file that replaces the true one. */
    BmpBuilder claimFileSize(int value) {
        fileSize = value;
        return this;
    }

    /** A position of the pixels that replaces the true one. */
    BmpBuilder claimOffset(int value) {
        offset = value;
        return this;
    }

    /** A size of the pixels that replaces the true one. */
    public BmpBuilder claimImageSize(int value) {
        imageSize = value;
        return this;
    }

    private int paletteEntry() {
        return headerSize == 12 ? 3 : 4;
    }

    private int masksBehind() {
        if (headerSize != 40) {
            return 0;
        }
        return compression == BITFIELDS ? 3 : compression == ALPHABITFIELDS ? 4 : 0;
    }

    /** Where the pixels begin. */
    int trueOffset() {
        return FILE_HEADER + headerSize + 4 * masksBehind() + palette.length * paletteEntry() + gap;
    }

    public byte[] toByteArray() {
        int size = trueOffset() + data.length + behind.length;
        ByteBuffer out = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        out.put((byte) 'B').put((byte) 'M').putInt(fileSize == null ? size : fileSize).putInt(0)
                .putInt(offset == null ? trueOffset() : offset);
        out.put(header());
        for (int i = 0; i < masksBehind(); i++) {
            out.putInt(masks[i]);
        }
        for (int entry : palette) {
            out.put((byte) entry).put((byte) (entry >> 8)).put((byte) (entry >> 16));
            if (paletteEntry() == 4) {
                out.put((byte) (entry >> 24));
            }
        }
        for (int i = 0; i < gap; i++) {
            out.put(FILLER);
        }
        return out.put(data).put(behind).array();
    }

    /** The DIB header, after the header of the file. */
    public byte[] header() {
        int signedHeight = topDown ? -height : height;
        ByteBuffer header = ByteBuffer.allocate(Math.max(headerSize, 124)).order(ByteOrder.LITTLE_ENDIAN);
        header.putInt(headerSize);
        if (headerSize == 12) {
            header.putShort((short) width).putShort((short) signedHeight);
        } else {
            header.putInt(width).putInt(signedHeight);
        }
        header.putShort((short) 1).putShort((short) bits);
        if (headerSize > 12) {
            header.putInt(compression).putInt(imageSize == null ? data.length : imageSize)
                    .putInt(across).putInt(down).putInt(coloursUsed).putInt(0);
        }
        if (isOfWindows()) {
            header.putInt(masks[0]).putInt(masks[1]).putInt(masks[2]).putInt(masks[3]).putInt(SRGB);
        }
        header.putInt(INTENT, intent);
        return Arrays.copyOf(header.array(), headerSize);
    }

    /** Whether the header has more than 40 bytes, with the masks after the first 40. */
    private boolean isOfWindows() {
        return headerSize == 52 || headerSize == 56 || headerSize >= 108;
    }
}
