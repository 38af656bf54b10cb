package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.format.JdkProvider;
import dev.slipstream.imageio.gif.GIFImageReader;

/** The provider of GIF readers. */
public final class GifReaderProvider extends ReaderProvider {

    public GifReaderProvider() {
        super("gif", "Standard GIF image reader", new String[] {"image/gif"},
                "dev.slipstream.imageio.gif.GIFImageReader",
                new byte[] {'G', 'I', 'F', '8', '7', 'a'}, new byte[] {'G', 'I', 'F', '8', '9', 'a'});
        supportsStandardStreamMetadataFormat = true;
        nativeStreamMetadataFormatName = "javax_imageio_gif_stream_1.0";
        nativeStreamMetadataFormatClassName = JdkProvider.className("gif", "StreamMetadataFormat");
        nativeImageMetadataFormatName = "javax_imageio_gif_image_1.0";
        nativeImageMetadataFormatClassName = JdkProvider.className("gif", "ImageMetadataFormat");
    }

    @Override
    Object newReader() {
        return new GIFImageReader(this, this);
    }
}
