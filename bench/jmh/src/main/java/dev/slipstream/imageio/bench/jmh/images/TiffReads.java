package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.TestImages;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.plugins.tiff.BaselineTIFFTagSet;
import javax.imageio.plugins.tiff.TIFFDirectory;
import javax.imageio.plugins.tiff.TIFFField;
import javax.imageio.plugins.tiff.TIFFTag;
import javax.imageio.stream.ImageOutputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Nanoseconds for reading a TIFF. */
public class TiffReads extends FormatReads {

    private static final int SIZE = 1000;
    private static final int ICON = 20;
    private static final int STRIP_BYTES = 64 << 10;
    private static final int BYTES_A_PIXEL = 3;

    /** What is read: in strips of 64 KiB, and all but the photos are of a screenshot. */
    public enum Kind {
        PHOTO_UNCOMPRESSED(null, SIZE), PHOTO_LZW("LZW", SIZE), PHOTO_DEFLATE("ZLib", SIZE),
        PHOTO_PACK_BITS("PackBits", SIZE), LZW_WITH_PREDICTOR("LZW", SIZE), DEFLATE_WITH_PREDICTOR("ZLib", SIZE),
        FAX("CCITT T.6", SIZE), ICON_UNCOMPRESSED(null, ICON), ICON_WITH_PROFILE(null, ICON);

        private final String compression;
        private final int size;

        Kind(String compression, int size) {
            this.compression = compression;
            this.size = size;
        }

        private byte[] encode() throws IOException {
            byte[] png = name().startsWith("PHOTO")
                    ? TestImages.pngPhoto(size, size) : TestImages.pngScreenshot(size, size);
            BufferedImage image = new BufferedImage(size, size,
                    this == FAX ? BufferedImage.TYPE_BYTE_BINARY : BufferedImage.TYPE_3BYTE_BGR);
            image.createGraphics().drawImage(ImageIO.read(new ByteArrayInputStream(png)), 0, 0, null);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ImageWriter writer = ImageIO.getImageWritersByFormatName("tiff").next();
            try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
                writer.setOutput(stream);
                ImageWriteParam param = writer.getDefaultWriteParam();
                if (compression != null) {
                    param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
                    param.setCompressionType(compression);
                }
                TIFFDirectory fields = TIFFDirectory.createFromMetadata(
                        writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), param));
                addFields(fields);
                writer.write(null, new IIOImage(image, null, fields.getAsMetadata()), param);
            } finally {
                writer.dispose();
            }
            return out.toByteArray();
        }

        private void addFields(TIFFDirectory fields) {
            BaselineTIFFTagSet tags = BaselineTIFFTagSet.getInstance();
            fields.addTIFFField(new TIFFField(tags.getTag(BaselineTIFFTagSet.TAG_ROWS_PER_STRIP),
                    STRIP_BYTES / BYTES_A_PIXEL / size));
            if (name().endsWith("PREDICTOR")) {
                fields.addTIFFField(new TIFFField(tags.getTag(BaselineTIFFTagSet.TAG_PREDICTOR),
                        BaselineTIFFTagSet.PREDICTOR_HORIZONTAL_DIFFERENCING));
            }
            if (this == ICON_WITH_PROFILE) {
                byte[] profile = ICC_Profile.getInstance(ColorSpace.CS_sRGB).getData();
                fields.addTIFFField(new TIFFField(tags.getTag(BaselineTIFFTagSet.TAG_ICC_PROFILE),
                        TIFFTag.TIFF_UNDEFINED, profile.length, profile));
            }
        }
    }

    @Param
    private Kind kind;

    @Setup
    public void encode() throws IOException {
        setUp("tif", kind.encode());
    }

    @Benchmark
    public BufferedImage read() throws IOException {
        return ImageIO.read(ImageIO.createImageInputStream(input())); // which closes the stream
    }
}
