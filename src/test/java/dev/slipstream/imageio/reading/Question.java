package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.MetadataTree;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.imageio.ImageReader;
import org.jspecify.annotations.Nullable;

/** What can be asked of a reader besides pixels; the answer is comparable, or a {@link Failure}. */
public record Question(String name, Method method) {

    public interface Method {
        @Nullable Object of(ImageReader reader) throws IOException;
    }

    /** Every question about an image, of which there is only number 0. */
    public static List<Question> about(int image) {
        return List.of(
                new Question("getNumImages", reader -> reader.getNumImages(false)),
                new Question("getNumImages with search", reader -> reader.getNumImages(true)),
                new Question("getWidth", reader -> reader.getWidth(image)),
                new Question("getHeight", reader -> reader.getHeight(image)),
                new Question("getAspectRatio", reader -> reader.getAspectRatio(image)),
                new Question("getImageTypes", reader -> all(reader.getImageTypes(image))),
                new Question("getRawImageType", reader -> reader.getRawImageType(image)),
                new Question("getDefaultReadParam", reader -> reader.getDefaultReadParam().getClass()),
                new Question("getImageMetadata", reader -> MetadataTree.of(reader.getImageMetadata(image))),
                new Question("getStreamMetadata", reader -> MetadataTree.of(reader.getStreamMetadata())),
                new Question("read", reader -> described(reader.read(image))),
                new Question("readAsRenderedImage", reader -> reader.readAsRenderedImage(image, null).getClass()),
                new Question("readTile", reader -> described(reader.readTile(image, 0, 0))),
                new Question("readTile 1,0", reader -> described(reader.readTile(image, 1, 0))),
                new Question("readTileRaster", reader -> reader.readTileRaster(image, 0, 0).getBounds()),
                new Question("readRaster", reader -> reader.readRaster(image, null).getBounds()),
                new Question("canReadRaster", ImageReader::canReadRaster),
                new Question("isRandomAccessEasy", reader -> reader.isRandomAccessEasy(image)),
                new Question("isImageTiled", reader -> reader.isImageTiled(image)),
                new Question("getTileWidth", reader -> reader.getTileWidth(image)),
                new Question("getTileHeight", reader -> reader.getTileHeight(image)),
                new Question("getTileGridXOffset", reader -> reader.getTileGridXOffset(image)),
                new Question("getTileGridYOffset", reader -> reader.getTileGridYOffset(image)),
                new Question("readerSupportsThumbnails", ImageReader::readerSupportsThumbnails),
                new Question("hasThumbnails", reader -> reader.hasThumbnails(image)),
                new Question("getNumThumbnails", reader -> reader.getNumThumbnails(image)),
                new Question("getThumbnailWidth", reader -> reader.getThumbnailWidth(image, 0)),
                new Question("getThumbnailHeight", reader -> reader.getThumbnailHeight(image, 0)),
                new Question("readThumbnail", reader -> described(reader.readThumbnail(image, 0))),
                new Question("getMinIndex", ImageReader::getMinIndex),
                new Question("isSeekForwardOnly", ImageReader::isSeekForwardOnly),
                new Question("isIgnoringMetadata", ImageReader::isIgnoringMetadata),
                new Question("getFormatName", ImageReader::getFormatName),
                new Question("getLocale", ImageReader::getLocale),
                new Question("getAvailableLocales", reader -> reader.getAvailableLocales() == null));
    }

    /** Of BMPs with a JPEG or a PNG in place of the pixels, the JDK's reader does not know the types. */
    public boolean isAboutTypes() {
        return name.endsWith("ImageTypes") || name.endsWith("RawImageType");
    }

    public @Nullable Object ask(ImageReader reader) throws IOException {
        try {
            return method.of(reader);
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            return Failure.of(e);
        }
    }

    /** What the exception of a failure says; null if there is none. */
    public @Nullable String text(ImageReader reader) throws IOException {
        try {
            method.of(reader);
            return null;
        } catch (IOException | RuntimeException e) {
            return e.getMessage();
        }
    }

    /** A failure may be another where the reference fails in an unexpected way. */
    public void assertSameAnswer(@Nullable Object reference, @Nullable Object answer, String what) {
        if (reference instanceof Failure failure && failure.reason() == Failure.Reason.UNEXPECTED) {
            assertTrue(failure.allows(answer), () -> what + ": " + name + ": " + answer + " instead of " + failure);
        } else {
            assertEquals(reference, answer, () -> what + ": " + name);
        }
    }

    private static <T> List<T> all(Iterator<T> iterator) {
        List<T> all = new ArrayList<>();
        iterator.forEachRemaining(all::add);
        return all;
    }

    private static String described(BufferedImage image) {
        return image.getWidth() + "x" + image.getHeight() + " type " + image.getType();
    }

    @Override
    public String toString() {
        return name;
    }
}
