package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.format.DelegatingImageReader;
import dev.slipstream.imageio.format.ErrorText;
import dev.slipstream.imageio.format.ForwardedReadEvents;
import dev.slipstream.imageio.format.StreamReads;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import javax.imageio.IIOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** A JPEG or PNG in place of the pixels. The first reader that ImageIO has for the format reads it. */
final class EmbeddedImage implements AutoCloseable {

    /** The longest array. */
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    /** How many bytes are read first if the length of the file is unknown: the header's length may be wrong. */
    private static final int FIRST_READ = 64 << 10;

    private final BmpHeader header;
    private final ImageReader reader;

    /** How many bytes the embedded file has. */
    private final int length;

    private @Nullable ImageInputStream data;

    private EmbeddedImage(BmpHeader header, ImageReader reader, int length) {
        this.header = header;
        this.reader = reader;
        this.length = length;
    }

    static EmbeddedImage open(BmpHeader header, ImageInputStream stream) throws IOException {
        ByteBuffer bytes = read(header, stream);
        EmbeddedImage image = new EmbeddedImage(header, reader(header.compression()), bytes.limit());
        try {
            image.data = data(header, filledUp(bytes, header.imageSize()));
            image.reader.setInput(image.data);
            return image;
        } catch (IOException | RuntimeException e) {
            image.close();
            throw e;
        }
    }

    private static ImageReader reader(Compression format) throws IIOException {
        Iterator<ImageReader> readers = ImageIO.getImageReadersByFormatName(format.name());
        if (!readers.hasNext()) {
            throw new IIOException("BMP: the pixels are a " + format + ", for which ImageIO has no reader");
        }
        return readers.next();
    }

    /** A stream that knows its length, if a provider has one for buffers: wrong sizes are then detected sooner. */
    private static ImageInputStream data(BmpHeader header, ByteBuffer bytes) throws IOException {
        ImageInputStream data = ImageIO.createImageInputStream(bytes);
        if (data == null) {
            data = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes.array(), bytes.arrayOffset(),
                    bytes.limit()));
        }
        if (data == null) {
            throw new IIOException("BMP: ImageIO has no stream for the embedded " + header.compression());
        }
        return data;
    }

    /** Reads as many bytes as the header says, or all if it does not say, at most to the end of the file. */
    private static ByteBuffer read(BmpHeader header, ImageInputStream stream) throws IOException {
        long position = header.start() + header.pixelOffset();
        stream.seek(position);
        long length = stream.length();
        long most = Math.min(header.imageSize() == 0 ? LONGEST : header.imageSize(), LONGEST);
        long likely = length < 0 ? FIRST_READ : Math.max(0, length - position);
        byte[] bytes = new byte[(int) Math.min(most, likely)];
        int there = StreamReads.fill(stream, bytes, 0, bytes.length);
        while (there == bytes.length && there < most && length < 0) {
            bytes = Arrays.copyOf(bytes, (int) Math.min(most, 2L * there));
            there += StreamReads.fill(stream, bytes, there, bytes.length - there);
        }
        return ByteBuffer.wrap(bytes, 0, there);
    }

    /**
     * The JDK's reader adds zeros up to the stated length, with which the JPEG reader shows more of a cut file. This
     * method at most doubles the bytes, or adds {@link #FIRST_READ} zeros to few bytes: the stated length may be wrong.
     */
    private static ByteBuffer filledUp(ByteBuffer bytes, long stated) {
        int there = bytes.limit();
        long most = there + (long) Math.max(there, FIRST_READ);
        long length = Math.min(Math.min(stated, most), LONGEST);
        return length <= there ? bytes : ByteBuffer.wrap(new byte[(int) length]).put(bytes).rewind();
    }

    /** The types of images into which the inner reader can read. */
    List<ImageTypeSpecifier> types() throws IOException {
        List<ImageTypeSpecifier> types = new ArrayList<>();
        try {
            reader.getImageTypes(0).forEachRemaining(types::add);
        } catch (IOException | RuntimeException e) {
            throw failure(e);
        }
        return types;
    }

    /** Reads the image. The size of a new image follows from the BMP's header. */
    BufferedImage read(ImageReadParam param, BmpRequest request, DelegatingImageReader events) throws IOException {
        BufferedImage given = param.getDestination();
        BufferedImage image = given == null ? newImage(request, type(param)) : given;
        ImageReadParam inner = innerParam(param, image);
        new InnerEvents(events, reader).listenTo(reader);
        try {
            reader.read(0, inner);
        } catch (IOException | RuntimeException e) {
            if (e instanceof IllegalArgumentException wrong && BmpRequest.hasBands(inner)) {
                throw wrong; // a wrong request, not a wrong file
            }
            throw failure(e);
        }
        return image;
    }

    /** An exception that names the embedded image. Its text and cause are the inner reader's, as in the JDK. */
    private IOException failure(Exception e) {
        String text = ErrorText.of(e.getMessage(), "BMP: the embedded " + header.compression() + ", at byte "
                + header.pixelOffset() + ", cannot be read" + (e.getMessage() == null ? ": " + e : ""));
        if (e instanceof EOFException end) {
            return header.end(text, header.pixelOffset(), end);
        }
        if (e instanceof IIOException && e.getCause() != null) {
            IIOException failure = new IIOException(text, e.getCause());
            failure.addSuppressed(e);
            return failure;
        }
        return new IIOException(text, e);
    }

    /** The requested type if it is offered, otherwise the first one: the JDK's reader ignores the request for BMP. */
    private ImageTypeSpecifier type(ImageReadParam param) throws IOException {
        List<ImageTypeSpecifier> types = types();
        ImageTypeSpecifier wanted = param.getDestinationType();
        return wanted != null && types.contains(wanted) ? wanted : types.get(0);
    }

    private BufferedImage newImage(BmpRequest request, ImageTypeSpecifier type) throws IOException {
        checkInnerSize(type);
        int width = request.destination().x + request.destination().width;
        int height = request.destination().y + request.destination().height;
        BmpLimits.checkElements((long) width * height * type.getNumBands(), width, height);
        return type.createBufferedImage(width, height);
    }

    private void checkInnerSize(ImageTypeSpecifier type) throws IOException {
        int innerWidth;
        int innerHeight;
        try {
            innerWidth = reader.getWidth(0);
            innerHeight = reader.getHeight(0);
        } catch (IOException | RuntimeException e) {
            throw failure(e);
        }
        long pixelBytes = type.getNumBands() * (DataBuffer.getDataTypeSize(type.getSampleModel().getDataType()) / 8L);
        BmpLimits.checkEmbedded(header, innerWidth, innerHeight, pixelBytes, length);
    }

    private ImageReadParam innerParam(ImageReadParam param, BufferedImage image) {
        ImageReadParam inner = reader.getDefaultReadParam();
        inner.setDestination(image);
        inner.setDestinationBands(param.getDestinationBands());
        inner.setDestinationOffset(param.getDestinationOffset());
        inner.setSourceBands(param.getSourceBands());
        inner.setSourceRegion(param.getSourceRegion());
        inner.setSourceSubsampling(param.getSourceXSubsampling(), param.getSourceYSubsampling(),
                param.getSubsamplingXOffset(), param.getSubsamplingYOffset());
        return inner;
    }

    @Override
    public void close() throws IOException {
        ImageInputStream opened = data;
        try {
            reader.dispose();
        } finally {
            if (opened != null) {
                opened.close();
            }
        }
    }

    /** Forwards the inner reader's events, except those of the start and the end, which the outer reader sends. */
    private static final class InnerEvents extends ForwardedReadEvents {

        private final ImageReader inner;

        InnerEvents(DelegatingImageReader outer, ImageReader inner) {
            super(outer);
            this.inner = inner;
        }

        @Override
        public void imageStarted(ImageReader source, int imageIndex) {}

        @Override
        public void imageProgress(ImageReader source, float percentage) {
            super.imageProgress(source, percentage);
            if (to.isAborted()) {
                inner.abort();
            }
        }

        @Override
        public void imageComplete(ImageReader source) {}

        @Override
        public void readAborted(ImageReader source) {}
    }
}
