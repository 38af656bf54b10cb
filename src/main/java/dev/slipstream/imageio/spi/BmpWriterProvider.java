package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.bmp.BMPImageWriter;
import java.awt.image.DataBuffer;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import javax.imageio.ImageTypeSpecifier;

/** The provider of BMP writers. */
public final class BmpWriterProvider extends WriterProvider {

    public BmpWriterProvider() {
        super("bmp", "Standard BMP Image Writer", new String[] {"image/bmp"},
                "dev.slipstream.imageio.bmp.BMPImageWriter");
    }

    @Override
    Object newWriter() {
        return new BMPImageWriter(this);
    }

    /** {@inheritDoc} That provider need not be registered. */
    @Override
    boolean canEncode(ImageTypeSpecifier type) {
        SampleModel model = type.getSampleModel();
        int dataType = model.getDataType();
        if (dataType < DataBuffer.TYPE_BYTE || dataType > DataBuffer.TYPE_INT) {
            return false;
        }
        return switch (model.getNumBands()) {
            case 1 -> dataType == DataBuffer.TYPE_BYTE;
            case 3 -> dataType == DataBuffer.TYPE_BYTE || model instanceof SinglePixelPackedSampleModel;
            default -> false;
        };
    }
}
