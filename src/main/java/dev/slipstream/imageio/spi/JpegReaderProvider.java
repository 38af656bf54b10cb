package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.format.JdkProvider;
import dev.slipstream.imageio.jpeg.JPEGImageReader;
import java.io.IOException;
import javax.imageio.spi.ImageReaderSpi;

/** The provider of JPEG readers. Without the JDK's provider, it decodes nothing. */
public final class JpegReaderProvider extends ReaderProvider {

    public JpegReaderProvider() {
        super("jpeg", "Standard JPEG Image Reader", new String[] {"image/jpeg"},
                "dev.slipstream.imageio.jpeg.JPEGImageReader", new byte[] {(byte) 0xff, (byte) 0xd8});
        version = "0.5"; // the JDK's, too
        names = new String[] {"JPEG", "jpeg", "JPG", "jpg"};
        suffixes = new String[] {"jpg", "jpeg"};
        supportsStandardStreamMetadataFormat = true;
        nativeStreamMetadataFormatName = "javax_imageio_jpeg_stream_1.0";
        nativeStreamMetadataFormatClassName = JdkProvider.className("jpeg", "StreamMetadataFormat");
        nativeImageMetadataFormatName = "javax_imageio_jpeg_image_1.0";
        nativeImageMetadataFormatClassName = JdkProvider.className("jpeg", "ImageMetadataFormat");
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
        return new JPEGImageReader(this, JdkProvider.get(ImageReaderSpi.class, format).createReaderInstance(), this);
    }
}
