package dev.slipstream.imageio.png;

import dev.slipstream.imageio.inflate.Inflate;
import dev.slipstream.imageio.inflate.NativeInflate;
import dev.slipstream.imageio.inflate.ZlibDecoder;
import dev.slipstream.imageio.reader.DelegatingImageReader;
import dev.slipstream.imageio.reader.RasterRows;
import dev.slipstream.imageio.warmup.WarmUp;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.SampleModel;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads PNG: the image and the events are those of the JDK's reader, from which metadata come, and which reads what is
 * rarely asked for: bands, destinations that need other samples than the file has, subclasses of {@code
 * ImageReadParam}.
 *
 * <p>Where the JDK's reader is wrong, this one is not: of gray of 1, 2 and 4 bits with a transparent value, the JDK's
 * reader finds another value transparent, or none; of gray and RGB of 8 bits with a transparent colour it delivers a
 * region that does not begin at the left shifted, or not at all. Of corrupt image data, all scanlines before the error
 * are delivered; the JDK's reader may lose the last ones.
 */
public final class PngImageReader extends DelegatingImageReader {

    // What is known of the input.
    private @Nullable PngHeader header;
    private @Nullable ChunkScan scan;

    /** For the provider. */
    public PngImageReader(ImageReaderSpi originatingProvider, Consumer<ImageInputStream> readEnd) {
        super(originatingProvider, readEnd, "PNG");
    }

    @Override
    public void setInput(@Nullable Object input, boolean seekForwardOnly, boolean ignoreMetadata) {
        super.setInput(input, seekForwardOnly, ignoreMetadata);
        header = null;
        scan = null;
    }

    @Override
    public int getWidth(int imageIndex) throws IOException {
        checkIndex(imageIndex);
        return header().width();
    }

    @Override
    public int getHeight(int imageIndex) throws IOException {
        checkIndex(imageIndex);
        return header().height();
    }

    @Override
    public Iterator<ImageTypeSpecifier> getImageTypes(int imageIndex) throws IOException {
        checkIndex(imageIndex);
        PngHeader header = header();
        if (header.colourType() == PngHeader.GRAY_ALPHA || header.colourType() == PngHeader.RGB_ALPHA) {
            return ImageTypes.all(header, null, null).iterator();
        }
        ChunkScan scan = scan();
        if (scan.needsJdkForPixels()) {
            return imageTypesByJdk();
        }
        return ImageTypes.all(header, scan.palette(), scan.transparentColour()).iterator();
    }

    @Override
    public IIOMetadata getImageMetadata(int imageIndex) throws IOException {
        checkIndex(imageIndex);
        scan(); // what the JDK's reader knows when it has the metadata
        return super.getImageMetadata(0);
    }

    @Override
    protected byte @Nullable [] excerpt() {
        ChunkScan known = scan;
        return known == null ? null : known.excerpt();
    }

    /** The last of the types: those before are standard types of {@code BufferedImage}, for the sake of speed. */
    @Override
    public ImageTypeSpecifier getRawImageType(int imageIndex) throws IOException {
        Iterator<ImageTypeSpecifier> types = getImageTypes(imageIndex);
        ImageTypeSpecifier last = types.next();
        while (types.hasNext()) {
            last = types.next();
        }
        return last;
    }

    @Override
    public BufferedImage read(int imageIndex, @Nullable ImageReadParam param) throws IOException {
        checkIndex(imageIndex);
        try {
            return read(param);
        } catch (IOException | IllegalArgumentException | IllegalStateException e) {
            throw e; // the file or the request is wrong
        } catch (Throwable e) {
            // A listener, the stream, or there is no memory. So does the JDK's reader; who calls it expects no Error.
            throw new IIOException("PNG: reading failed: " + e, e);
        } finally {
            endRead();
        }
    }

    private PngHeader header() throws IOException {
        PngHeader known = header;
        if (known == null) {
            goToBeginning();
            known = PngHeader.read(stream());
            header = known;
        }
        return known;
    }

    /** Goes to where the image begins. */
    private void goToBeginning() throws IIOException {
        try {
            long start = start();
            stream().seek(start);
            if (seekForwardOnly) {
                // Nobody can ask for an image before; the JDK's reader flushes the beginning of this one as well.
                stream().flushBefore(start);
            }
        } catch (IOException e) {
            throw new IIOException("PNG: the header cannot be read: " + e.getMessage(), e);
        }
    }

    private ChunkScan scan() throws IOException {
        ChunkScan known = scan;
        if (known == null) {
            known = new ChunkScan(stream(), start() + PngHeader.LENGTH, header(), ignoreMetadata);
            known.toImage();
            scan = known;
        }
        return known;
    }

    private BufferedImage read(@Nullable ImageReadParam param) throws IOException {
        ImageReadParam asked = param == null ? DEFAULT_PARAM : param;
        PngHeader header = header();
        PngLimits.check(header, stream(), start(), asked.getDestination() == null);
        ChunkScan scan = scan();
        if (scan.needsEnd()) {
            scan.toEnd();
        }
        if (scan.needsJdkForPixels() || !isOrdinary(asked)) {
            return readByJdk(param);
        }
        if (scan.needsJdkForMetadata()) {
            getImageMetadata(0);
        }
        setImageRead();
        ImageTypeSpecifier standard = ImageTypes.standard(header, scan.palette(), scan.transparentColour());
        RowConverter converter = converter(asked, scan, standard);
        if (converter == null) {
            return readByJdk(param); // asked before there is an image, so that no one is made for nothing
        }
        ImageDecoder decoder = null;
        try {
            BufferedImage image = destination(asked, scan, standard);
            decoder = decoder(asked, image, converter);
            decode(decoder, scan);
            return image;
        } catch (IOException e) {
            // Whatever it is, the JDK's reader has it as the cause: data, the stream, even what listeners throw.
            String where = decoder == null ? "" : decoder.place() + ": ";
            throw new IIOException("PNG: " + where + e.getMessage(), e);
        }
    }

    /** Whether the request is one that need not be left to the JDK's reader. */
    private static boolean isOrdinary(ImageReadParam param) {
        return param.getClass() == ImageReadParam.class && param.getSourceBands() == null
                && param.getDestinationBands() == null;
    }

    /** That into the image that is asked for; null if it takes the JDK's reader. */
    private @Nullable RowConverter converter(ImageReadParam param, ChunkScan scan, ImageTypeSpecifier standard)
            throws IOException {
        BufferedImage given = param.getDestination();
        if (given != null && RasterRows.of(given.getRaster()) == null) {
            return null;
        }
        ImageTypeSpecifier type = param.getDestinationType() == null ? standard : param.getDestinationType();
        SampleModel model = given == null ? type.getSampleModel() : given.getSampleModel();
        return RowConverter.of(header(), scan.transparentColour(), model);
    }

    private BufferedImage destination(ImageReadParam param, ChunkScan scan, ImageTypeSpecifier standard)
            throws IOException {
        PngHeader header = header();
        List<ImageTypeSpecifier> types = param.getDestination() != null || param.getDestinationType() == null
                ? List.of(standard) : ImageTypes.all(header, scan.palette(), scan.transparentColour());
        return getDestination(param, types.iterator(), header.width(), header.height());
    }

    private ImageDecoder decoder(ImageReadParam param, BufferedImage image, RowConverter converter)
            throws IOException {
        PngHeader header = header();
        RasterRows rows = Objects.requireNonNull(RasterRows.of(image.getRaster()), "rows of an image that was asked");
        if (param.getDestination() != null) {
            rows = rows.keepingUnusedBits(image.getSampleModel());
        }
        Rectangle source = new Rectangle();
        Rectangle destination = new Rectangle();
        computeRegions(param, header.width(), header.height(), image, source, destination);
        return new ImageDecoder(header, Request.of(param, source, destination), image, rows, converter, this);
    }

    private void decode(ImageDecoder decoder, ChunkScan scan) throws IOException {
        clearAbortRequest();
        imageStarted();
        if (!isAborted()) {
            ZlibDecoder zlib = zlibDecoder();
            try {
                decoder.decode(new ImageData(stream(), scan.dataStart(), scan.dataLength()), zlib);
            } finally {
                zlib.close();
            }
        }
        if (isAborted()) {
            readAborted();
        } else {
            imageComplete();
        }
    }

    private ZlibDecoder zlibDecoder() {
        return WarmUp.INFLATE.isUnderWay() ? new NativeInflate() : Inflate.reused();
    }
}
