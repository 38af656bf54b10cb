package dev.slipstream.imageio.png;

import dev.slipstream.imageio.format.DelegatingImageWriter;
import dev.slipstream.imageio.format.SourceRows;
import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.png.write.ChunkOutput;
import dev.slipstream.imageio.png.write.HeaderChoice;
import dev.slipstream.imageio.png.write.ImageEncoder;
import dev.slipstream.imageio.png.write.JdkPreamble;
import dev.slipstream.imageio.png.write.Preamble;
import dev.slipstream.imageio.png.write.ScanlineEncoder;
import dev.slipstream.imageio.png.write.SourceScanlines;
import dev.slipstream.imageio.png.write.WideIndexes;
import dev.slipstream.imageio.png.write.WriteRequest;
import dev.slipstream.imageio.png.write.WrittenPalette;
import java.awt.image.ColorModel;
import java.awt.image.IndexColorModel;
import java.awt.image.RenderedImage;
import java.io.IOException;
import javax.imageio.IIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageWriteParam;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageWriterSpi;
import org.jspecify.annotations.Nullable;

/**
 * Writes PNG, with the same pixels, metadata and events as the JDK's writer; only the image data are compressed
 * differently. The JDK's writer makes the chunks of metadata, and serves rare requests.
 */
public final class PNGImageWriter extends DelegatingImageWriter {

    /** For the provider. */
    public PNGImageWriter(ImageWriterSpi originatingProvider) {
        super(originatingProvider, "PNG");
    }

    @Override
    protected void writeImage(@Nullable IIOMetadata streamMetadata, @Nullable IIOImage image,
            @Nullable ImageWriteParam param) throws IOException {
        RenderedImage pixels = output == null || image == null || image.hasRaster() ? null : image.getRenderedImage();
        if (image != null && pixels != null && pixels.getColorModel() instanceof IndexColorModel
                && WideIndexes.hasAny(pixels, param)) {
            writeImage(streamMetadata, WideIndexes.direct(image, this, param), param);
            return;
        }
        WriteRequest request =
                pixels == null || !SourceRows.canRead(pixels) ? null : WriteRequest.of(pixels, param);
        if (image == null || pixels == null || request == null) {
            writeByJdk(streamMetadata, image, param);
            return;
        }
        ColorModel colours = pixels.getColorModel();
        WrittenPalette palette = colours instanceof IndexColorModel indexed ? new WrittenPalette(indexed) : null;
        Preamble preamble = preamble(pixels, image.getMetadata(), request, palette);
        if (preamble == null) {
            writeByJdk(streamMetadata, image, param);
            return;
        }
        SourceScanlines source = new SourceScanlines(pixels, request, preamble.header(), palette);
        clearAbortRequest();
        imageStarted(0);
        if (isAborted()) {
            writeAborted();
        } else {
            for (String warning : preamble.warnings()) {
                warningOccurred(0, warning);
            }
            write(preamble, source, request.level());
        }
    }

    /** Null if the JDK's writer has to write the image. */
    private @Nullable Preamble preamble(RenderedImage image, @Nullable IIOMetadata metadata, WriteRequest request,
            @Nullable WrittenPalette palette) throws IOException {
        ColorModel colours = image.getColorModel();
        PngHeader header = colours == null
                ? null : new HeaderChoice(request, image.getSampleModel(), colours).header(palette);
        return header == null ? null
                : metadata == null ? Preamble.of(header, palette)
                : JdkPreamble.of(newJdkWriter(), metadata, image, request);
    }

    private void write(Preamble preamble, SourceScanlines source, int level) throws IIOException {
        PngHeader header = preamble.header();
        ImageEncoder image = new ImageEncoder(header, source, this);
        ChunkOutput output = new ChunkOutput(stream(), preamble.bytes(), image.length());
        boolean isWhole;
        ScanlineEncoder encoder = ScanlineEncoder.take();
        try {
            encoder.begin(header, level, image.length(), output);
            isWhole = encode(image, encoder, output);
        } catch (IOException e) {
            throw new IIOException("PNG: the image cannot be written: " + e.getMessage(), e);
        } finally {
            encoder.stop();
        }
        encoder.giveBack();
        if (isWhole) {
            imageComplete();
        } else {
            writeAborted();
        }
    }

    /** Returns false if the write was aborted. As in the JDK, the data are ended even if a listener or image fails. */
    private boolean encode(ImageEncoder image, ScanlineEncoder scanlines, ChunkOutput output) throws IOException {
        try {
            image.encode(scanlines);
        } catch (RuntimeException | Error e) {
            if (!output.isFailed()) {
                scanlines.finish();
                output.finish(false);
            }
            throw e;
        }
        boolean isWhole = !isAborted();
        scanlines.finish();
        output.finish(isWhole);
        return isWhole;
    }
}
