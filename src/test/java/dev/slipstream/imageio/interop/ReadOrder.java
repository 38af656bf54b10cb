package dev.slipstream.imageio.interop;

import java.awt.image.BufferedImage;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadata;

/** How applications get at an image and its metadata. */
enum ReadOrder {

    METADATA_LAST {
        @Override
        IIOImage read(ImageReader reader) throws IOException {
            BufferedImage image = reader.read(0);
            return new IIOImage(image, null, reader.getImageMetadata(0));
        }
    },
    METADATA_FIRST {
        @Override
        IIOImage read(ImageReader reader) throws IOException {
            IIOMetadata metadata = reader.getImageMetadata(0);
            return new IIOImage(reader.read(0), null, metadata);
        }
    },
    ALL_AT_ONCE {
        @Override
        IIOImage read(ImageReader reader) throws IOException {
            return reader.readAll(0, null);
        }
    };

    abstract IIOImage read(ImageReader reader) throws IOException;
}
