package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** What a header probe finds out. */
record Header(String format, int width, int height) {

    /** Returns null if no reader knows the format. */
    static Header of(ImageInputStream stream) throws IOException {
        Iterator<ImageReader> readers = ImageIO.getImageReaders(stream);
        if (!readers.hasNext()) {
            return null;
        }
        ImageReader reader = readers.next();
        try {
            reader.setInput(stream, true, true);
            return new Header(reader.getFormatName(), reader.getWidth(0), reader.getHeight(0));
        } finally {
            reader.dispose();
        }
    }
}
