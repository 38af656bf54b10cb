package dev.slipstream.imageio.tiff;

import dev.slipstream.imageio.testing.Writers;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.plugins.tiff.BaselineTIFFTagSet;
import javax.imageio.plugins.tiff.TIFFDirectory;
import javax.imageio.plugins.tiff.TIFFField;
import javax.imageio.plugins.tiff.TIFFTag;
import org.jspecify.annotations.Nullable;

/** A file that the JDK's writer has written, and whose entries are changed afterwards. */
final class MadeTiff {

    final byte[] bytes;
    private final ByteBuffer values;

    private MadeTiff(byte[] bytes) {
        this.bytes = bytes;
        values = ByteBuffer.wrap(bytes).order(bytes[0] == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
    }

    /** A file with some images. {@code compression}: null for none. */
    static MadeTiff of(List<BufferedImage> images, @Nullable String compression, TIFFField... fields)
            throws IOException {
        ImageWriter writer = Writers.jdk("tiff").createWriterInstance();
        ImageWriteParam param = writer.getDefaultWriteParam();
        if (compression != null) {
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            param.setCompressionType(compression);
        }
        return new MadeTiff(Writers.bytes(writer, each -> {
            each.prepareWriteSequence(null);
            for (BufferedImage image : images) {
                TIFFDirectory directory = TIFFDirectory.createFromMetadata(
                        each.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), param));
                List.of(fields).forEach(directory::addTIFFField);
                each.writeToSequence(new IIOImage(image, null, directory.getAsMetadata()), param);
            }
            each.endWriteSequence();
        }));
    }

    static TIFFField field(int tag, int value) {
        return new TIFFField(BaselineTIFFTagSet.getInstance().getTag(tag), value);
    }

    static TIFFField profile() {
        byte[] data = ICC_Profile.getInstance(ColorSpace.CS_sRGB).getData();
        return new TIFFField(BaselineTIFFTagSet.getInstance().getTag(BaselineTIFFTagSet.TAG_ICC_PROFILE),
                TIFFTag.TIFF_UNDEFINED, data.length, data);
    }

    ByteOrder order() {
        return values.order();
    }

    /** The position of the first image's directory. */
    int directory() {
        return values.getInt(4);
    }

    /** Where the position of the next directory is. */
    private int next(int directory) {
        return directory + 2 + Directory.ENTRY_BYTES * values.getShort(directory);
    }

    /** The first directory is the one after the second. */
    void makeLoop() {
        values.putInt(next(values.getInt(next(directory()))), directory());
    }

    private int entry(int tag) {
        for (int at = directory() + 2; at < next(directory()); at += Directory.ENTRY_BYTES) {
            if ((values.getShort(at) & 0xffff) == tag) {
                return at;
            }
        }
        throw new AssertionError("no field " + tag);
    }

    /** Makes a field of the first image one of another tag, which must have its place in their order. */
    void rename(int tag, int newTag) {
        values.putShort(entry(tag), (short) newTag);
    }

    /** Sets the last four bytes of an entry of the first image. */
    void setValue(int tag, int value) {
        values.putInt(entry(tag) + 8, value);
    }

    void setCount(int tag, int count) {
        values.putInt(entry(tag) + 4, count);
    }

    /** Makes a field of the first image one of a single value. */
    void set(int tag, int type, int value) {
        values.putShort(entry(tag) + 2, (short) type);
        setCount(tag, 1);
        if (type == Directory.SHORT) {
            values.putShort(entry(tag) + 8, (short) value);
        } else {
            setValue(tag, value);
        }
    }

    /** The place in the file where the strips of the first image begin, or how many bytes they have. */
    int[] values(int tag) {
        int at = entry(tag);
        int count = values.getInt(at + 4);
        int[] all = new int[count];
        for (int i = 0; i < count; i++) {
            all[i] = values.getInt((count == 1 ? at + 8 : values.getInt(at + 8)) + 4 * i);
        }
        return all;
    }

    /** Adds to each value of a field of the first image, which are of type LONG. */
    void add(int tag, int more) {
        int at = entry(tag);
        int count = values.getInt(at + 4);
        for (int i = 0; i < count; i++) {
            int value = (count == 1 ? at + 8 : values.getInt(at + 8)) + 4 * i;
            values.putInt(value, values.getInt(value) + more);
        }
    }
}
