package dev.slipstream.imageio.interop;

import dev.slipstream.imageio.testing.Ask;
import java.awt.image.BufferedImage;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadata;

/** How applications get at an image and its metadata. */
enum ReadOrder {

    METADATA_LAST(reader -> {
        BufferedImage image = reader.read(0);
        return new IIOImage(image, null, reader.getImageMetadata(0));
    }),
    METADATA_FIRST(reader -> {
        IIOMetadata metadata = reader.getImageMetadata(0);
        return new IIOImage(reader.read(0), null, metadata);
    }),
    ALL_AT_ONCE(reader -> reader.readAll(0, null));

    private final Ask<ImageReader, IIOImage> reading;

    ReadOrder(Ask<ImageReader, IIOImage> reading) {
        this.reading = reading;
    }

    IIOImage read(ImageReader reader) throws IOException {
        return reading.of(reader);
    }
}
