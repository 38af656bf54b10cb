package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.format.DelegatingImageWriter;
import dev.slipstream.imageio.png.file.Pass;
import dev.slipstream.imageio.png.file.PngHeader;
import java.io.IOException;
import java.util.List;

/** Encodes an image, scanline after scanline, and sends the listeners the events that the JDK's writer sends. */
public final class ImageEncoder {

    private final PngHeader header;
    private final SourceScanlines source;
    private final DelegatingImageWriter events;
    private final List<Pass> passes;

    public ImageEncoder(PngHeader header, SourceScanlines source, DelegatingImageWriter events) {
        this.header = header;
        this.source = source;
        this.events = events;
        this.passes = Pass.of(header, Pass.LAST);
    }

    /** The number of bytes of all scanlines, with their filter types. */
    public long length() {
        long length = 0;
        for (Pass pass : passes) {
            length += pass.height() * (1 + header.rowBytes(pass.width()));
        }
        return length;
    }

    /** Encodes the image. Stops early if a listener aborts. */
    public void encode(ScanlineEncoder encoder) throws IOException {
        int total = header.width() * header.height(); // overflows as in the JDK
        int done = 0;
        for (Pass pass : passes) {
            source.begin(pass);
            encoder.beginPass((int) header.rowBytes(pass.width()), pass.height());
            for (int line = 0; line < pass.height(); line++) {
                encoder.scanline(source.scanline(line), 0);
                done += pass.width();
                events.imageProgress(100.0F * done / total);
                if (events.isAborted()) {
                    return;
                }
            }
        }
    }
}
