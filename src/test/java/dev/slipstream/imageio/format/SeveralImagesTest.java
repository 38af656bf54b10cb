package dev.slipstream.imageio.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.testing.Events;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The JDK's reader sees an image of several as the first one. Here it is a GIF whose header is kept apart, and the
 * stream has something else before the image, or has forgotten it.
 */
class SeveralImagesTest {

    private static final int HEADER_LENGTH = 13 + 3 * 256;

    private static final int BEFORE = 2000;

    private final byte[] gif = gif();

    /** A reader that leaves everything to the JDK's. */
    private static final class Reader extends DelegatingImageReader {

        private final byte[] head;

        Reader(byte[] head) {
            super(null, stream -> {}, "GIF");
            this.head = head;
        }

        @Override
        public BufferedImage read(int imageIndex, @Nullable ImageReadParam param) throws IOException {
            setImageIndex(imageIndex);
            try {
                return openJdkReader(BEFORE, head).read(0, param);
            } finally {
                closeJdkReader();
            }
        }

        @Override
        public int getWidth(int imageIndex) throws IOException {
            try {
                return openJdkReader(gif(imageIndex)).getWidth(0);
            } finally {
                closeJdkReader();
            }
        }

        private byte[] gif(int shorter) {
            return Arrays.copyOf(SeveralImagesTest.gif(), SeveralImagesTest.gif().length - shorter);
        }

        @Override
        public int getHeight(int imageIndex) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Iterator<ImageTypeSpecifier> getImageTypes(int imageIndex) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int getNumImages(boolean allowSearch) {
            throw new UnsupportedOperationException();
        }

        @Override
        protected void checkIndex(int imageIndex) {}
    }

    private static byte[] gif() {
        try {
            BufferedImage image = new BufferedImage(5, 6, BufferedImage.TYPE_BYTE_GRAY);
            image.getRaster().setSample(2, 3, 0, 77);
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            ImageIO.write(image, "gif", file);
            return file.toByteArray();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The stream: other bytes, the image without the header, and something after it. */
    private BytesImageInputStream stream() {
        byte[] bytes = new byte[BEFORE + gif.length - HEADER_LENGTH + 100];
        Arrays.fill(bytes, (byte) 0x55);
        System.arraycopy(gif, HEADER_LENGTH, bytes, BEFORE, gif.length - HEADER_LENGTH);
        return new BytesImageInputStream(bytes);
    }

    private Reader reader() {
        return new Reader(Arrays.copyOf(gif, HEADER_LENGTH));
    }

    @Test
    void theJdksReaderReadsAnImageBehindOthers() throws IOException {
        Reader reader = reader();
        BytesImageInputStream stream = stream();
        stream.seek(BEFORE + 5);
        stream.flushBefore(BEFORE); // what is before the image
        reader.setInput(stream);
        Events events = Events.withoutPixels(reader);
        BufferedImage image = reader.read(7, null);
        assertEquals(new Rectangle(5, 6), image.getRaster().getBounds());
        assertEquals(77, image.getRaster().getSample(2, 3, 0));
        assertEquals("image started 7", events.lines().get(0));
        assertEquals("image complete", events.lines().get(events.lines().size() - 1));
        assertEquals(BEFORE + gif.length - HEADER_LENGTH - 1, stream.getStreamPosition());
        reader.read(8, null);
        assertEquals(List.of("image started 7", "image started 8"),
                events.lines().stream().filter(line -> line.startsWith("image started")).toList());
    }

    @Test
    void anAbortReachesTheJdksReader() throws IOException {
        Reader reader = reader();
        reader.setInput(stream());
        Events events = Events.withoutPixels(reader);
        events.at(2, reader::abort);
        reader.read(1, null);
        assertEquals("read aborted", events.lines().get(events.lines().size() - 1));
    }

    /** Exceptions are the JDK's, and another request begins anew. */
    @Test
    void aFailureLeavesNoTrace() throws IOException {
        Reader reader = reader();
        BytesImageInputStream stream = stream();
        reader.setInput(stream);
        ImageReadParam outside = new ImageReadParam();
        outside.setSourceRegion(new Rectangle(50, 50, 1, 1));
        assertEquals("Empty region!", message(reader, outside));
        assertEquals(77, reader.read(0, null).getRaster().getSample(2, 3, 0));
        stream.failFrom(BEFORE + 25);
        assertEquals("I/O error reading image!", message(reader, null));
    }

    private static @Nullable String message(ImageReader reader, @Nullable ImageReadParam param) {
        try {
            reader.read(0, param);
            return null;
        } catch (IOException | RuntimeException e) {
            return e.getMessage();
        }
    }

    @Test
    void aFileInMemoryNeedsNoStream() throws IOException {
        Reader reader = reader();
        BytesImageInputStream stream = stream();
        reader.setInput(stream);
        stream.seek(9);
        stream.close();
        assertEquals(5, reader.getWidth(0));
        assertNull(reader.getStreamMetadata());
    }
}
