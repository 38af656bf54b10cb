package dev.slipstream.imageio.png;

import dev.slipstream.imageio.format.DelegatingImageReader;
import dev.slipstream.imageio.format.ErrorText;
import dev.slipstream.imageio.format.RasterRows;
import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.png.file.RowConverter;
import dev.slipstream.imageio.png.read.ChunkScan;
import dev.slipstream.imageio.png.read.ImageDecoder;
import dev.slipstream.imageio.png.read.ImageTypes;
import dev.slipstream.imageio.png.read.PngLimits;
import dev.slipstream.imageio.png.read.ReadRequest;
import dev.slipstream.imageio.png.read.Restarts;
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
 * Reads PNG, with the same image and events as the JDK's reader. The JDK's reader makes the metadata, and serves rare
 * requests: chosen bands, destinations whose samples differ from the file's, subclasses of {@code ImageReadParam}.
 *
 * <p>Three errors of the JDK's reader are not repeated. In gray of 1, 2 and 4 bits with a transparent value, it makes
 * another value transparent, or none. In gray and RGB of 8 bits with a transparent colour, it shifts a region that does
 * not begin at the left edge, or fails. If image data are corrupt, it may lose the last scanlines before the error;
 * this reader delivers all of them.
 */
public final class PNGImageReader extends DelegatingImageReader {

    /** The JDK's text. A constant needs no memory. */
    private static final String ACCIDENT = "Caught exception during read: ";

    // Null until they have been read from the input.
    private @Nullable PngHeader header;
    private @Nullable ChunkScan scan;

    /** Null until a part is read of an image for which it is worthwhile. */
    private @Nullable Restarts restarts;

    /** For the provider. {@code readEnd} is called with the input whenever a read has ended or failed. */
    public PNGImageReader(ImageReaderSpi originatingProvider, Consumer<ImageInputStream> readEnd) {
        super(originatingProvider, readEnd, "PNG");
    }

    @Override
    public void setInput(@Nullable Object input, boolean seekForwardOnly, boolean ignoreMetadata) {
        super.setInput(input, seekForwardOnly, ignoreMetadata);
        header = null;
        scan = null;
        closeRestarts();
    }

    @Override
    protected void checkIndex(int imageIndex) {
        if (imageIndex != 0) {
            throw new IndexOutOfBoundsException("imageIndex != 0!"); // the JDK's text
        }
    }

    @Override
    public int getNumImages(boolean allowSearch) {
        if (input == null) {
            throw new IllegalStateException("No input source set!"); // the JDK's texts
        }
        if (seekForwardOnly && allowSearch) {
            throw new IllegalStateException("seekForwardOnly and allowSearch can't both be true!");
        }
        return 1;
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
        ChunkScan scan = scan(header);
        if (scan.needsJdkForPixels()) {
            return imageTypesByJdk();
        }
        return ImageTypes.all(header, scan.palette(), scan.transparentColour()).iterator();
    }

    @Override
    public IIOMetadata getImageMetadata(int imageIndex) throws IOException {
        checkIndex(imageIndex);
        scan(header());
        IIOMetadata found = super.getImageMetadata(0);
        endRead();
        return found;
    }

    @Override
    protected byte @Nullable [] excerpt() {
        return Objects.requireNonNull(scan).excerpt();
    }

    @Override
    protected byte[] head() {
        return Objects.requireNonNull(scan).head();
    }

    /** The last of the types. The types before it are standard types of {@code BufferedImage}, which are faster. */
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
        beginRead();
        try {
            BufferedImage image = read(param);
            record(image);
            return image;
        } catch (IOException | IllegalArgumentException | IllegalStateException e) {
            if (e.getCause() instanceof RuntimeException accident) { // of the JDK's reader, in the chunks
                throw new IIOException(ACCIDENT, accident);
            }
            throw e; // the file or the request is wrong
        } catch (Throwable e) {
            // A listener or the stream has failed, or memory has run out. Callers expect no Error: the JDK wraps it.
            throw new IIOException(ACCIDENT, e);
        } finally {
            endRead();
        }
    }

    private PngHeader header() throws IOException {
        PngHeader known = header;
        if (known == null) {
            known = PngHeader.read(stream()); // from its position, even after a failure, as in the JDK
            setStart(stream().getStreamPosition() - PngHeader.LENGTH);
            header = known;
        }
        return known;
    }

    /** Scans what the JDK's reader reads before it answers for types or metadata, or lets that reader read it. */
    private ChunkScan scan(PngHeader header) throws IOException {
        ChunkScan known = scan;
        if (known == null) {
            known = new ChunkScan(stream(), start() + PngHeader.LENGTH, header, ignoreMetadata);
            known.run();
            scan = known;
        }
        if (known.needsJdk()) {
            parseByJdk(known);
        }
        return known;
    }

    private void parseByJdk(ChunkScan scan) throws IOException {
        boolean isParsed = false;
        try {
            super.getImageMetadata(0);
            isParsed = true;
        } finally {
            if (!isParsed) {
                scan.leavePixelsToJdk(); // it goes on from here, and may find other pixels
            }
        }
    }

    private BufferedImage read(@Nullable ImageReadParam param) throws IOException {
        ImageReadParam requested = param == null ? DEFAULT_PARAM : param;
        PngHeader header = header();
        ChunkScan scan = scan(header);
        BufferedImage given = requested.getDestination();
        PngLimits.check(header, stream(), start(), given == null);
        if (scan.needsJdkForPixels() || !isOrdinary(requested)) {
            leaveToJdk(scan.needsJdkForPixels() ? "rare chunks" : "rare param");
            return readByJdk(param);
        }
        ImageTypeSpecifier standard = ImageTypes.standard(header, scan.palette(), scan.transparentColour());
        ImageTypeSpecifier type = requested.getDestinationType() == null ? standard : requested.getDestinationType();
        SampleModel model = given == null ? type.getSampleModel() : given.getSampleModel();
        RowConverter converter = ImageTypes.converter(header, scan.transparentColour(), model);
        RasterRows givenRows = given == null ? null : RasterRows.of(given.getWritableTile(0, 0));
        if (converter == null || (given != null && givenRows == null)) {
            leaveToJdk("rare destination");
            return readByJdk(param); // before an image is made in vain
        }
        ImageDecoder decoder = null;
        try {
            stream().seek(scan.dataStart()); // where listeners find it in the JDK
            BufferedImage image = given == null ? newImage(requested, header, scan, standard) : given;
            RasterRows rows = givenRows == null
                    ? RasterRows.of(image.getWritableTile(0, 0)) : givenRows.keepingUnusedBits(model);
            ReadRequest request = request(requested, header, image);
            decoder = new ImageDecoder(header, scan, request, image, Objects.requireNonNull(rows), converter, this);
            decode(decoder, restarts(header, request));
            return image;
        } catch (IOException e) {
            // The JDK's reader wraps every IOException as a cause: of the data, the stream, even of a listener.
            String where = decoder == null ? "" : decoder.place() + ": ";
            throw new IIOException(ErrorText.of("Error reading PNG image data", where + e.getMessage()), e);
        }
    }

    /** Whether this reader can serve the request without the JDK's reader. */
    private static boolean isOrdinary(ImageReadParam param) {
        return param.getClass() == ImageReadParam.class && param.getSourceBands() == null
                && param.getDestinationBands() == null;
    }

    private BufferedImage newImage(ImageReadParam param, PngHeader header, ChunkScan scan, ImageTypeSpecifier standard)
            throws IOException {
        List<ImageTypeSpecifier> types = param.getDestinationType() == null
                ? List.of(standard) : ImageTypes.all(header, scan.palette(), scan.transparentColour());
        return getDestination(param, types.iterator(), header.width(), header.height());
    }

    private static ReadRequest request(ImageReadParam param, PngHeader header, BufferedImage image) {
        Rectangle source = new Rectangle();
        Rectangle destination = new Rectangle();
        computeRegions(param, header.width(), header.height(), image, source, destination);
        return ReadRequest.of(param, source, destination);
    }

    /** What the reads of this input leave to each other; null until a part is read. */
    private @Nullable Restarts restarts(PngHeader header, ReadRequest request) {
        if (restarts == null && request.isPart(header)) {
            restarts = new Restarts(header);
        }
        return restarts;
    }

    private void closeRestarts() {
        Restarts present = restarts;
        restarts = null;
        if (present != null) {
            present.close();
        }
    }

    @Override
    public void dispose() {
        closeRestarts();
        super.dispose();
    }

    private void decode(ImageDecoder decoder, @Nullable Restarts restarts) throws IOException {
        clearAbortRequest();
        imageStarted();
        if (!isAborted()) {
            decoder.decode(stream(), restarts);
        }
        if (isAborted()) {
            readAborted();
        } else {
            imageComplete();
        }
    }
}
