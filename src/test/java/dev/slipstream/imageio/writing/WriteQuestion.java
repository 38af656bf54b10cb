package dev.slipstream.imageio.writing;

import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.MetadataTree;
import dev.slipstream.imageio.testing.Use;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;

/** A request to a writer other than to write an image; the answer, or the failure, as text. */
public record WriteQuestion(String name, Ask<ImageWriter, ?> question) {

    private static final BufferedImage IMAGE = new BufferedImage(3, 2, BufferedImage.TYPE_INT_RGB);

    /** Every question there is. */
    public static List<WriteQuestion> all() {
        List<WriteQuestion> all = new ArrayList<>(List.of(
                new WriteQuestion("getDefaultWriteParam", writer -> described(writer.getDefaultWriteParam())),
                new WriteQuestion("getDefaultStreamMetadata",
                        writer -> MetadataTree.of(writer.getDefaultStreamMetadata(null))),
                new WriteQuestion("convertStreamMetadata", writer -> writer.convertStreamMetadata(null, null)),
                new WriteQuestion("canWriteRasters", ImageWriter::canWriteRasters),
                new WriteQuestion("canWriteSequence", ImageWriter::canWriteSequence),
                new WriteQuestion("canReplaceStreamMetadata", ImageWriter::canReplaceStreamMetadata),
                new WriteQuestion("canReplaceImageMetadata", writer -> writer.canReplaceImageMetadata(0)),
                new WriteQuestion("canInsertImage", writer -> writer.canInsertImage(0)),
                new WriteQuestion("canRemoveImage", writer -> writer.canRemoveImage(0)),
                new WriteQuestion("canWriteEmpty", ImageWriter::canWriteEmpty),
                new WriteQuestion("canInsertEmpty", writer -> writer.canInsertEmpty(0)),
                new WriteQuestion("canReplacePixels", writer -> writer.canReplacePixels(0)),
                new WriteQuestion("getNumThumbnailsSupported",
                        writer -> writer.getNumThumbnailsSupported(null, null, null, null)),
                new WriteQuestion("getPreferredThumbnailSizes",
                        writer -> writer.getPreferredThumbnailSizes(null, null, null, null)),
                new WriteQuestion("getLocale", ImageWriter::getLocale),
                new WriteQuestion("getAvailableLocales", ImageWriter::getAvailableLocales),
                act("prepareWriteSequence", writer -> writer.prepareWriteSequence(null)),
                act("writeToSequence", writer -> writer.writeToSequence(new IIOImage(IMAGE, null, null), null)),
                act("endWriteSequence", ImageWriter::endWriteSequence),
                act("replaceStreamMetadata", writer -> writer.replaceStreamMetadata(null)),
                act("replaceImageMetadata", writer -> writer.replaceImageMetadata(0, null)),
                act("writeInsert", writer -> writer.writeInsert(0, new IIOImage(IMAGE, null, null), null)),
                act("removeImage", writer -> writer.removeImage(0)),
                act("prepareWriteEmpty", writer -> writer.prepareWriteEmpty(null, null, 1, 1, null, null, null)),
                act("endWriteEmpty", ImageWriter::endWriteEmpty),
                act("prepareInsertEmpty", writer -> writer.prepareInsertEmpty(0, null, 1, 1, null, null, null)),
                act("endInsertEmpty", ImageWriter::endInsertEmpty),
                act("prepareReplacePixels", writer -> writer.prepareReplacePixels(0, new Rectangle(1, 1))),
                act("replacePixels", writer -> writer.replacePixels(IMAGE, null)),
                act("replacePixels with a raster", writer -> writer.replacePixels(IMAGE.getRaster(), null)),
                act("endReplacePixels", ImageWriter::endReplacePixels),
                act("write without an image", writer -> writer.write((IIOImage) null)),
                act("setOutput to text", writer -> writer.setOutput("text"))));
        for (int type = BufferedImage.TYPE_INT_RGB; type <= BufferedImage.TYPE_BYTE_INDEXED; type++) {
            ImageTypeSpecifier specifier = ImageTypeSpecifier.createFromBufferedImageType(type);
            all.add(new WriteQuestion("getDefaultImageMetadata of type " + type,
                    writer -> MetadataTree.of(writer.getDefaultImageMetadata(specifier, null))));
            all.add(new WriteQuestion("convertImageMetadata of type " + type, writer -> {
                IIOMetadata metadata = writer.getDefaultImageMetadata(specifier, writer.getDefaultWriteParam());
                return MetadataTree.of(writer.convertImageMetadata(metadata, specifier, null));
            }));
        }
        return all;
    }

    private static WriteQuestion act(String name, Use<ImageWriter> act) {
        return new WriteQuestion(name, writer -> {
            act.of(writer);
            return "done";
        });
    }

    private static String described(ImageWriteParam param) {
        return param.getClass().getName() + " " + param.canWriteProgressive() + " " + param.canWriteTiles() + " "
                + param.getCompressionMode() + " " + Arrays.toString(param.getCompressionTypes()) + " "
                + param.getLocale();
    }

    /** The answer, or the failure. */
    public String ask(ImageWriter writer) {
        try {
            return String.valueOf(question.of(writer));
        } catch (IOException | RuntimeException e) {
            return Writing.text(e);
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
