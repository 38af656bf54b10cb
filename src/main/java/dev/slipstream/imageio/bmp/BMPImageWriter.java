package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.format.DelegatingImageWriter;
import dev.slipstream.imageio.format.SourceRows;
import java.io.IOException;
import java.nio.ByteOrder;
import javax.imageio.IIOImage;
import javax.imageio.ImageWriteParam;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/** Writes BMP, byte for byte as the JDK's writer does. Rare requests are left to the JDK's writer. */
public final class BMPImageWriter extends DelegatingImageWriter {

    /** How many bytes are collected before they go to the stream, or more if the header and a row have more. */
    private static final int OUTPUT_BUFFER = 1 << 15;

    private byte[] buffer = {};

    /** How many bytes of the buffer have not gone to the stream. */
    private int pending;

    public BMPImageWriter(ImageWriterSpi provider) {
        super(provider, "BMP");
    }

    @Override
    public void setOutput(@Nullable Object output) {
        super.setOutput(output);
        if (output != null) {
            stream().setByteOrder(ByteOrder.LITTLE_ENDIAN);
        }
    }

    @Override
    protected void writeImage(@Nullable IIOMetadata streamMetadata, @Nullable IIOImage image,
            @Nullable ImageWriteParam param) throws IOException {
        // The JDK's writer writes in the stream's byte order, which the application may have changed.
        WrittenFile file = output == null || image == null || image.hasRaster() || image.getMetadata() != null
                        || stream().getByteOrder() != ByteOrder.LITTLE_ENDIAN
                ? null
                : WrittenFile.of(image.getRenderedImage(), param);
        SourceRows pixels = image == null || file == null ? null
                : new SourceRows(image.getRenderedImage(), file.region().x(), file.region().span());
        if (file == null || pixels == null || pixels.bitsPerPixel() == 0) {
            writeByJdk(streamMetadata, image, param);
            return;
        }
        clearAbortRequest();
        imageStarted(0);
        if (isAborted()) {
            writeAborted();
            return;
        }
        ImageOutputStream stream = stream(); // a listener may have set another one
        writeFile(file, pixels, stream);
        if (isAborted()) {
            writeAborted();
        } else {
            imageComplete();
            stream.flushBefore(stream.getStreamPosition());
        }
    }

    private void writeFile(WrittenFile file, SourceRows pixels, ImageOutputStream stream) throws IOException {
        byte[] outer = buffer; // of an outer write, if its listener has called this one, which fails in the JDK
        int outerPending = pending;
        long size = file.headerBytes() + (long) file.stride() * file.region().height();
        buffer = new byte[(int) Math.min(size, Math.max(OUTPUT_BUFFER, file.headerBytes() + file.stride()))];
        try {
            file.putHeader(buffer);
            pending = file.headerBytes();
            writeRows(file, pixels, stream);
        } finally {
            try {
                // If a listener or the image has failed, the rows before are in the stream, as with the JDK's writer.
                flushBuffer(stream);
            } finally {
                buffer = outer;
                pending = outerPending;
            }
        }
    }

    private void writeRows(WrittenFile file, SourceRows pixels, ImageOutputStream stream) throws IOException {
        int stride = file.stride();
        int height = file.region().height();
        RowPacker rows = file.rows();
        for (int i = 0; i < height; i++) {
            if (buffer.length - pending < stride) {
                flushBuffer(stream);
            }
            WrittenFile.putInt(buffer, pending + stride - Integer.BYTES, 0); // where the row may end in padding
            rows.pack(pixels, file.imageRow(i), buffer, pending);
            pending += stride;
            if (progressListeners != null) {
                flushBuffer(stream); // the listeners may look at the stream
                imageProgress(100.0f * ((float) i / (float) height));
            }
            if (isAborted()) {
                break;
            }
        }
    }

    private void flushBuffer(ImageOutputStream stream) throws IOException {
        int bytes = pending;
        pending = 0;
        if (bytes > 0) { // if there are none, a listener may have aborted and closed the stream
            stream.write(buffer, 0, bytes);
        }
    }
}
