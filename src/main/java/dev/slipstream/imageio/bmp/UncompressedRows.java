package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.format.DelegatingImageReader;
import dev.slipstream.imageio.format.StreamReads;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import javax.imageio.stream.ImageInputStream;

/** The rows of an image that is not compressed, in the order of the file, which usually begins with the lowest. */
final class UncompressedRows {

    /**
     * Rows are read several at a time. A block of so many bytes comes past the stream's own window, straight from its
     * source; of a small image it is smaller, so that no image takes more memory than with the JDK's reader.
     */
    // BmpReads, PALETTE4_1000X1000, JDK 25, before BlockRows: 41 us, with 8192 bytes 50, with 1024 46.
    private static final int LARGEST_BLOCK = 16384;

    /** With larger blocks 4000x4000 pixels of 24 bits of a file take 11.0 ms, not 13.6; 1000x1000 would lose 8 %. */
    private static final int LARGE_IMAGE = 16 << 20;

    private static final int BLOCK_OF_LARGE_IMAGE = 128 << 10;

    private static final int SMALLEST_BLOCK = 1024;

    /** The whole image has so many blocks, if they are not of one of these sizes. */
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

    /** The rows of the file, counted from the first one there, between which are the wanted ones. */
    private final long firstRow;
    private final long lastRow;

    private byte[] block = {};

    /** The first row in the block. */
    private long blockRow;

    /** Bytes in the block. */
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

    /** Stops early if the listeners want so. Leaves the stream where the JDK's reader leaves it. */
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
            // As the JDK's reader: neither are these the rows of the image if the lowest comes first.
            events.imageUpdate(image, 0, read, to.width, 1, 1, 1, bands);
            events.imageProgress(100.0F * read / to.height);
            read++;
            end = endOf(row, at);
        }
        stream.seek(end);
    }

    /**
     * Where the JDK's reader leaves the stream behind a row. Of a part of an image, it reads the padding, as far as
     * that is there, and then skips the rows that are left out, even behind the last one.
     */
    private long endOf(long row, int at) {
        boolean isPaddingRead = !request.isWhole() && header.bitsPerPixel() <= 3 * Byte.SIZE;
        long rowEnd = isPaddingRead ? Math.min(stride, length - at) : stride;
        return start + row * stride + rowEnd + skippedBytes();
    }

    /** Of the rows that are left out between two. */
    private long skippedBytes() {
        return request.isWhole() ? 0 : (request.ySubsampling() - 1) * stride;
    }

    /** Blue, or blue and green, of a pixel that is not there as a whole: the JDK's reader has them, too. */
    private void storePartOfPixel(int y, int at) {
        int there = length - at;
        int part = header.bitsPerPixel() == 3 * Byte.SIZE && request.isWhole() ? there % 3 : 0;
        for (int i = 0; i < part; i++) {
            image.getRaster().setSample(there / 3, y, 2 - i, block[at + there - part + i]);
        }
    }

    /** Makes sure that a row is in the block, as far as the file has it; returns the index of its first byte. */
    private int load(long row) throws IOException {
        long at = (row - blockRow) * stride;
        if (length - at < rowBytes) {
            boolean isFarApart = request.ySubsampling() * stride > Math.min(blockSize, LARGEST_BLOCK);
            long rows = isFarApart ? 1 : Math.min(lastRow - row + 1, blockSize / stride);
            // The padding of the last row may be missing.
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

    /** The file ends too early. Of a part of an image, the JDK's reader mostly takes no notice, so this only warns. */
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
