package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.format.DelegatingImageWriter;
import dev.slipstream.imageio.png.file.Pass;
import dev.slipstream.imageio.png.file.PngHeader;
import java.io.IOException;
import java.util.List;

/** Encodes an image, scanline after scanline, and tells the listeners what the JDK's writer tells them. */
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

    /** How many bytes the scanlines are, with that which tells the filter. */
    public long length() {
        long length = 0;
        for (Pass pass : passes) {
            length += pass.height() * (1 + header.rowBytes(pass.width()));
        }
        return length;
    }

    /** Stops early if the listeners want so. */
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
