package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.format.JdkProvider;
import dev.slipstream.imageio.tiff.TIFFImageReader;
import java.io.IOException;
import javax.imageio.spi.ImageReaderSpi;

/** The provider of TIFF readers. Without the JDK's provider, it decodes nothing. */
public final class TiffReaderProvider extends ReaderProvider {

    public TiffReaderProvider() {
        super("tiff", "Standard TIFF image reader", new String[] {"image/tiff"},
                "dev.slipstream.imageio.tiff.TIFFImageReader",
                new byte[] {'I', 'I', 42, 0}, new byte[] {'M', 'M', 0, 42});
        names = new String[] {"tif", "TIF", "tiff", "TIFF"};
        suffixes = new String[] {"tif", "tiff"};
        nativeStreamMetadataFormatName = "javax_imageio_tiff_stream_1.0";
        nativeStreamMetadataFormatClassName = JdkProvider.className("tiff", "StreamMetadataFormat");
        nativeImageMetadataFormatName = "javax_imageio_tiff_image_1.0";
        nativeImageMetadataFormatClassName = JdkProvider.className("tiff", "ImageMetadataFormat");
    }

    @Override
    boolean passesExtensions() {
        return false;
    }

    @Override
    boolean isUsable() {
        return JdkProvider.find(ImageReaderSpi.class, format) != null;
    }

    @Override
    Object newReader() throws IOException {
        return new TIFFImageReader(this, JdkProvider.get(ImageReaderSpi.class, format).createReaderInstance(), this);
    }
}
