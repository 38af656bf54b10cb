package dev.slipstream.imageio.tiff;

import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Writers;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.awt.image.BufferedImage;
import java.awt.image.WritableRaster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.plugins.tiff.BaselineTIFFTagSet;
import javax.imageio.plugins.tiff.TIFFDirectory;
import javax.imageio.plugins.tiff.TIFFField;
import javax.imageio.plugins.tiff.TIFFTag;
import javax.imageio.stream.ImageOutputStream;

/** Files of one to three images that the JDK's writer writes, in all ways that it has. */
final class RandomTiffs {

    private static final List<String> COMPRESSIONS = List.of("LZW", "LZW", "PackBits", "Deflate", "ZLib");
    private static final String BILEVEL = "CCITT T.6";
    private static final int[] TYPES = {BufferedImage.TYPE_INT_RGB, BufferedImage.TYPE_INT_ARGB,
        BufferedImage.TYPE_3BYTE_BGR, BufferedImage.TYPE_4BYTE_ABGR_PRE, BufferedImage.TYPE_BYTE_GRAY,
        BufferedImage.TYPE_USHORT_GRAY, BufferedImage.TYPE_BYTE_INDEXED, BufferedImage.TYPE_BYTE_BINARY};

    private final Random random;
    private final StringBuilder description = new StringBuilder();

    RandomTiffs(Random random) {
        this.random = random;
    }

    @Override
    public String toString() {
        return description.toString();
    }

    byte[] next() throws IOException {
        ImageWriter writer = Writers.jdk("tiff").createWriterInstance();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
            for (int i = random.nextInt(3); i >= 0; i--) {
                write(writer);
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private void write(ImageWriter writer) throws IOException {
        int type = TYPES[random.nextInt(TYPES.length)];
        boolean isBilevel = type == BufferedImage.TYPE_BYTE_BINARY;
        // Small ones are left to the JDK's reader, unless they are LZW.
        int most = isBilevel || random.nextInt(3) == 0 ? 400 : 90;
        BufferedImage image = SampleImages.image(1 + random.nextInt(most), 1 + random.nextInt(most), type);
        if (isBilevel && random.nextBoolean()) {
            drawRuns(image);
        }
        ImageWriteParam param = writer.getDefaultWriteParam();
        String compression = isBilevel && random.nextInt(4) > 0 ? BILEVEL
                : COMPRESSIONS.get(random.nextInt(COMPRESSIONS.size()));
        if (random.nextInt(12) > 0) {
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            param.setCompressionType(compression);
        }
        if (random.nextInt(3) == 0) {
            param.setTilingMode(ImageWriteParam.MODE_EXPLICIT);
            param.setTiling(16 * (1 + random.nextInt(3)), 16 * (1 + random.nextInt(3)), 0, 0);
        }
        IIOMetadata metadata = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), param);
        metadata = withFields(metadata, type, compression);
        description.append(type).append(' ').append(compression).append(' ');
        writer.writeToSequence(new IIOImage(image, null, metadata), param);
    }

    /** Runs of any lengths, and rows that are like the ones above, as faxes have them. */
    private void drawRuns(BufferedImage image) {
        WritableRaster raster = image.getRaster();
        int longest = 1 + random.nextInt(random.nextBoolean() ? 4 : image.getWidth());
        for (int y = 0; y < image.getHeight(); y++) {
            boolean isLikeAbove = y > 0 && random.nextInt(4) > 0;
            int left = 0;
            for (int x = 0; x < image.getWidth(); x++) {
                left = left == 0 ? 1 + random.nextInt(longest) : left - 1;
                int colour = isLikeAbove ? raster.getSample(Math.max(0, x - random.nextInt(2)), y - 1, 0)
                        : x == 0 ? random.nextInt(2) : raster.getSample(x - 1, y, 0) ^ (left == 0 ? 1 : 0);
                raster.setSample(x, y, 0, colour);
            }
        }
    }

    private IIOMetadata withFields(IIOMetadata metadata, int type, String compression) throws IIOInvalidTreeException {
        BaselineTIFFTagSet tags = BaselineTIFFTagSet.getInstance();
        TIFFDirectory directory = TIFFDirectory.createFromMetadata(metadata);
        if (type != BufferedImage.TYPE_USHORT_GRAY && type < BufferedImage.TYPE_BYTE_BINARY
                && !compression.equals("PackBits") && random.nextBoolean()) {
            directory.addTIFFField(new TIFFField(tags.getTag(BaselineTIFFTagSet.TAG_PREDICTOR), 2));
        }
        if (random.nextInt(3) == 0) {
            ICC_Profile profile = ICC_Profile.getInstance(
                    type == BufferedImage.TYPE_BYTE_GRAY ? ColorSpace.CS_GRAY : ColorSpace.CS_sRGB);
            byte[] data = random.nextInt(4) == 0 ? new byte[40] : profile.getData();
            TIFFTag tag = tags.getTag(BaselineTIFFTagSet.TAG_ICC_PROFILE);
            directory.addTIFFField(new TIFFField(tag, TIFFTag.TIFF_UNDEFINED, data.length, data));
        }
        if (random.nextInt(3) == 0) {
            directory.addTIFFField(new TIFFField(tags.getTag(BaselineTIFFTagSet.TAG_ROWS_PER_STRIP),
                    1 + random.nextInt(40)));
        }
        return directory.getAsMetadata();
    }
}
