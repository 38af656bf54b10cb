package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.format.DelegatingImageReader;
import dev.slipstream.imageio.format.StreamReads;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import javax.imageio.stream.ImageInputStream;

/** Reads the rows of an uncompressed image, in the order of the file, which usually begins with the lowest row. */
final class UncompressedRows {

    /**
     * Rows are read in blocks. A block of this many bytes is read straight from the source, past the stream's own
     * window. Small images have smaller blocks, so that no image takes more memory than with the JDK's reader.
     */
    // BmpReads, PALETTE4_1000X1000, JDK 25, before BlockRows: 41 us, with 8192 bytes 50, with 1024 46.
    private static final int LARGEST_BLOCK = 16384;

    /** In bytes. With larger blocks, a file of 4000x4000 24-bit pixels takes 11.0 ms, not 13.6; 1000x1000 lose 8 %. */
    private static final int LARGE_IMAGE = 16 << 20;

    private static final int BLOCK_OF_LARGE_IMAGE = 128 << 10;

    private static final int SMALLEST_BLOCK = 1024;

    /** How many blocks an image has, unless their size would exceed these limits. */
    private static final int BLOCKS = 8;

    private final BmpHeader header;
    private final ImageInputStream stream;
    private final BmpRequest request;
    private final BufferedImage image;
    private final RowDelivery delivery;
    private final DelegatingImageReader events;
    private final long stride;
    private final int rowBytes;
    private final long blockSize;

    /** The stream position of the first row. */
    private final long start;

    /** The first and the last requested row, counted in the order of the file. */
    private final long firstRow;
    private final long lastRow;

    private byte[] block = {};

    /** The first row in the block. */
    private long blockRow;

    /** How many bytes the block has. */
    private int length;

    UncompressedRows(BmpHeader header, ImageInputStream stream, BmpRequest request, BufferedImage image,
            RowDelivery delivery, DelegatingImageReader events) {
        this.header = header;
        this.stream = stream;
        this.request = request;
        this.image = image;
        this.delivery = delivery;
        this.events = events;
        this.stride = header.stride();
        this.rowBytes = (int) header.rowBytes();
        this.blockSize = blockSize(stride * header.height());
        this.start = header.start() + header.pixelOffset();
        long height = (request.destination().height - 1L) * request.ySubsampling() + 1;
        this.firstRow = header.isTopDown() ? request.source().y : header.height() - request.source().y - height;
        this.lastRow = firstRow + height - 1;
    }

    private static long blockSize(long imageSize) {
        return imageSize >= LARGE_IMAGE ? BLOCK_OF_LARGE_IMAGE
                : Math.max(SMALLEST_BLOCK, Math.min(LARGEST_BLOCK, imageSize / BLOCKS));
    }

    /** Stops early if the read is aborted. Leaves the stream where the JDK's reader leaves it. */
    void read() throws IOException {
        Rectangle to = request.destination();
        int step = request.ySubsampling();
        int[] bands = new int[1];
        int read = 0;
        long end = start + firstRow * stride;
        while (read < to.height && !events.isAborted()) {
            long row = firstRow + (long) read * step;
            int y = header.isTopDown() ? to.y + read : to.y + to.height - 1 - read;
            int at = load(row);
            if (length - at < rowBytes) {
                delivery.deliverPart(y, block, at, (int) ((length - at) * 8L / header.bitsPerPixel()));
                storePartOfPixel(y, at);
                end(row);
                stream.seek(end + length - at + (to.height - read) * skippedBytes());
                return;
            }
            delivery.deliver(y, block, at);
            // The JDK's reader reports row numbers in the order of the file, also where the lowest row comes first.
            events.imageUpdate(image, 0, read, to.width, 1, 1, 1, bands);
            events.imageProgress(100.0F * read / to.height);
            read++;
            end = endOf(row, at);
        }
        stream.seek(end);
    }

    /**
     * Where the JDK's reader leaves the stream after a row. In a part of an image, it reads the padding, as far as the
     * file has it, and then skips the rows that are left out, even after the last requested row.
     */
    private long endOf(long row, int at) {
        boolean isPaddingRead = !request.isWhole() && header.bitsPerPixel() <= 3 * Byte.SIZE;
        long rowEnd = isPaddingRead ? Math.min(stride, length - at) : stride;
        return start + row * stride + rowEnd + skippedBytes();
    }

    /** How many bytes of rows are left out between two requested ones. */
    private long skippedBytes() {
        return request.isWhole() ? 0 : (request.ySubsampling() - 1) * stride;
    }

    /** Stores blue, or blue and green, of a pixel that the end of the file cuts off, as the JDK's reader does. */
    private void storePartOfPixel(int y, int at) {
        int there = length - at;
        int part = header.bitsPerPixel() == 3 * Byte.SIZE && request.isWhole() ? there % 3 : 0;
        for (int i = 0; i < part; i++) {
            image.getWritableTile(0, 0).setSample(there / 3, y, 2 - i, block[at + there - part + i]);
        }
    }

    /** Loads a row into the block, as far as the file has it. Returns the index of the row's first byte. */
    private int load(long row) throws IOException {
        long at = (row - blockRow) * stride;
        if (length - at < rowBytes) {
            boolean isFarApart = request.ySubsampling() * stride > Math.min(blockSize, LARGEST_BLOCK);
            long rows = isFarApart ? 1 : Math.min(lastRow - row + 1, blockSize / stride);
            // The file may end before the padding of the last row.
            boolean isLast = row + rows > lastRow && request.isWhole();
            fill(row, (int) (rows * stride - (isLast ? stride - rowBytes : 0)));
            at = 0;
        }
        return (int) at;
    }

    private void fill(long row, int wanted) throws IOException {
        if (block.length < wanted) {
            block = new byte[wanted];
        }
        stream.seek(start + row * stride);
        blockRow = row;
        length = StreamReads.fill(stream, block, 0, wanted);
    }

    /** Fails, or only warns where the JDK's reader notices no end: in parts of images of 1 to 8 or 24 bits. */
    private void end(long row) throws IOException {
        long end = stream.getStreamPosition() - header.start();
        String message = "BMP: the file ends within row " + row + " of " + header.height()
                + " rows, counted as it has them, at byte " + end;
        boolean isNoticed = header.bitsPerPixel() == 16 || header.bitsPerPixel() >= 32;
        if (request.isWhole() || isNoticed) {
            throw header.end(message, end, null);
        }
        events.warningOccurred(message);
    }
}
