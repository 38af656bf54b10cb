package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.reader.ForwardedEvents;
import dev.slipstream.imageio.reader.ReadEvents;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.imageio.IIOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** A JPEG or PNG that stands in place of the pixels. It is read by the first reader that ImageIO has for the format. */
final class EmbeddedImage implements AutoCloseable {

    /** Data are taken in pieces: the header may lie about their length. */
    private static final int PIECE = 64 << 10;

    private final BmpHeader header;
    private final ImageReader reader;
    private final ImageInputStream data;

    EmbeddedImage(BmpHeader header, ImageInputStream stream) throws IOException {
        this.header = header;
        this.reader = reader(header.compression());
        this.data = open(header, stream);
        reader.setInput(data);
    }

    private static ImageReader reader(Compression format) throws IIOException {
        Iterator<ImageReader> readers = ImageIO.getImageReadersByFormatName(format.name());
        if (!readers.hasNext()) {
            throw new IIOException("BMP: the pixels are a " + format + ", for which ImageIO has no reader");
        }
        return readers.next();
    }

    private static ImageInputStream open(BmpHeader header, ImageInputStream stream) throws IOException {
        byte[] bytes = read(header, stream);
        ImageInputStream data = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes));
        if (data == null) {
            throw new IIOException("BMP: ImageIO has no stream for the embedded " + header.compression());
        }
        return data;
    }

    /** As long as the header says, if the file has so much; if it does not say, to the end of the file. */
    private static byte[] read(BmpHeader header, ImageInputStream stream) throws IOException {
        long position = header.start() + header.pixelOffset();
        stream.seek(position);
        long most = header.imageSize() == 0 ? Integer.MAX_VALUE : Math.min(header.imageSize(), Integer.MAX_VALUE);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] piece = new byte[(int) Math.min(most, PIECE)];
        int got = piece.length;
        while (bytes.size() < most && got == piece.length) {
            got = Blocks.fill(stream, piece, 0, (int) Math.min(piece.length, most - bytes.size()));
            bytes.write(piece, 0, got);
        }
        return bytes.toByteArray();
    }

    /** The types that the image can be read as. */
    List<ImageTypeSpecifier> types() throws IOException {
        List<ImageTypeSpecifier> types = new ArrayList<>();
        reader.getImageTypes(0).forEachRemaining(types::add);
        return types;
    }

    /** Reads it; the size of a new image is as the header has it. */
    BufferedImage read(@Nullable ImageReadParam param, Request request, ReadEvents events) throws IOException {
        BufferedImage given = param == null ? null : param.getDestination();
        BufferedImage image = given == null ? newImage(request) : given;
        ForwardedEvents listener = new ForwardedEvents(new InnerEvents(events, reader));
        reader.addIIOReadProgressListener(listener);
        reader.addIIOReadUpdateListener(listener);
        reader.addIIOReadWarningListener(listener);
        reader.read(0, innerParam(param, image));
        return image;
    }

    private BufferedImage newImage(Request request) throws IOException {
        BmpLimits.checkEmbedded(header, reader.getWidth(0), reader.getHeight(0));
        int width = request.destination().x + request.destination().width;
        int height = request.destination().y + request.destination().height;
        try {
            return reader.getImageTypes(0).next().createBufferedImage(width, height);
        } catch (OutOfMemoryError e) {
            throw BmpLimits.noMemory(width, height, e);
        }
    }

    private ImageReadParam innerParam(@Nullable ImageReadParam param, BufferedImage image) {
        ImageReadParam inner = reader.getDefaultReadParam();
        inner.setDestination(image);
        if (param != null) {
            inner.setDestinationBands(param.getDestinationBands());
            inner.setDestinationOffset(param.getDestinationOffset());
            inner.setSourceBands(param.getSourceBands());
            inner.setSourceRegion(param.getSourceRegion());
            inner.setSourceSubsampling(param.getSourceXSubsampling(), param.getSourceYSubsampling(),
                    param.getSubsamplingXOffset(), param.getSubsamplingYOffset());
        }
        return inner;
    }

    @Override
    public void close() throws IOException {
        reader.dispose();
        data.close();
    }

    /** Those of the inner reader that are of interest outside: beginning and end are the outer reader's. */
    private record InnerEvents(ReadEvents outer, ImageReader inner) implements ReadEvents {

        @Override
        public void imageStarted() {}

        @Override
        public void imageProgress(float percentage) {
            outer.imageProgress(percentage);
            if (outer.isAborted()) {
                inner.abort();
            }
        }

        @Override
        public void imageComplete() {}

        @Override
        public void readAborted() {}

        @Override
        public void passStarted(BufferedImage image, int pass, int minPass, int maxPass, int minX, int minY,
                int periodX, int periodY, int @Nullable [] bands) {
            outer.passStarted(image, pass, minPass, maxPass, minX, minY, periodX, periodY, bands);
        }

        @Override
        public void imageUpdate(BufferedImage image, int minX, int minY, int width, int height,
                int periodX, int periodY, int @Nullable [] bands) {
            outer.imageUpdate(image, minX, minY, width, height, periodX, periodY, bands);
        }

        @Override
        public void passComplete(BufferedImage image) {
            outer.passComplete(image);
        }

        @Override
        public void warningOccurred(String warning) {
            outer.warningOccurred(warning);
        }

        @Override
        public boolean isAborted() {
            return outer.isAborted();
        }
    }
}
