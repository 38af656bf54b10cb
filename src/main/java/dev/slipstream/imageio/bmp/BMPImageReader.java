package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.format.DelegatingImageReader;
import dev.slipstream.imageio.format.DestinationRows;
import dev.slipstream.imageio.format.RasterRows;
import dev.slipstream.imageio.format.SampleRows;
import dev.slipstream.imageio.format.ShortRows;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads BMP. Images and events are those of the JDK's reader for files that it reads right. Other files are read as the
 * BMP Suite shows them.
 *
 * <p>Metadata are the JDK's if its reader can read the header. That reader also serves bands without a destination, and
 * destinations with elements of the same type but another meaning: these get the bits of the file.
 */
public final class BMPImageReader extends DelegatingImageReader {

    // Of the input, or null until it is known.
    private @Nullable BmpHeader header;
    private @Nullable ImageType type;
    private @Nullable IIOMetadata metadata;

    /** Whether reading the header has failed. */
    private boolean isHeaderWrong;

    /** See {@link BmpHeader#excerpt}; null if metadata are ignored. */
    private byte @Nullable [] excerpt;

    /** For the provider. */
    public BMPImageReader(ImageReaderSpi originatingProvider, Consumer<ImageInputStream> readEnd) {
        super(originatingProvider, readEnd, "BMP");
    }

    @Override
    public void setInput(@Nullable Object input, boolean seekForwardOnly, boolean ignoreMetadata) {
        super.setInput(input, seekForwardOnly, ignoreMetadata);
        header = null;
        type = null;
        metadata = null;
        isHeaderWrong = false;
        excerpt = null;
        if (input != null) {
            stream().setByteOrder(ByteOrder.LITTLE_ENDIAN); // as the JDK's reader does
        }
    }

    @Override
    protected void checkIndex(int imageIndex) {
        if (imageIndex != 0) {
            throw new IndexOutOfBoundsException("Only one image exists in the stream."); // the JDK's text
        }
    }

    @Override
    public int getNumImages(boolean allowSearch) {
        checkInput();
        if (seekForwardOnly && allowSearch) {
            throw new IllegalStateException("seekForwardOnly and allowSearch cannot both be true."); // the JDK's text
        }
        return 1;
    }

    /** For the two methods for which the JDK's reader has another text than for the rest. */
    private void checkInput() {
        if (input == null) {
            throw new IllegalStateException("Input has not been set.");
        }
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
    public boolean isRandomAccessEasy(int imageIndex) throws IOException {
        checkIndex(imageIndex);
        return header().compression() == Compression.RGB;
    }

    @Override
    public Iterator<ImageTypeSpecifier> getImageTypes(int imageIndex) throws IOException {
        checkIndex(imageIndex);
        BmpHeader header = header();
        if (header.compression().isEmbedded()) {
            try (EmbeddedImage embedded = EmbeddedImage.open(header, stream())) {
                return embedded.types().iterator();
            }
        }
        BmpLimits.checkSize(header);
        ImageType type = type(header);
        BmpLimits.checkElements(type.elements(header.width(), header.height()), header.width(), header.height());
        return List.of(type.specifier(header.width(), header.height())).iterator();
    }

    /**
     * The JDK's metadata, or, if the JDK's reader cannot read the header, metadata in the same formats. After a wrong
     * header has been reported, the metadata that the JDK's reader has of it.
     */
    @Override
    public IIOMetadata getImageMetadata(int imageIndex) throws IOException {
        checkIndex(imageIndex);
        IIOMetadata known = metadata;
        if (known == null) {
            boolean isRead = !isHeaderWrong;
            known = isRead ? readMetadata() : metadataOfWrongHeader();
            metadata = known;
            if (isRead) {
                learnType(); // which needs the metadata, if there is an ICC profile
            }
            endRead();
        }
        return known;
    }

    private IIOMetadata readMetadata() throws IOException {
        try {
            return super.getImageMetadata(0);
        } catch (EOFException | IIOException e) {
            return ownMetadata(e);
        }
    }

    @Override
    protected byte @Nullable [] excerpt() {
        return excerpt;
    }

    /** Finds the type, which the JDK's reader knows by now. If that fails, it is tried again when it is needed. */
    private void learnType() {
        try {
            long position = stream().getStreamPosition();
            try {
                BmpHeader header = header();
                if (!header.compression().isEmbedded()) {
                    type(header);
                }
            } finally {
                stream().seek(position);
            }
        } catch (IOException e) {
            // The type stays unknown. Nothing is logged: in a fresh Java that takes longer than reading an image.
        }
    }

    private IIOMetadata ownMetadata(IOException failure) throws IOException {
        long position = stream().getStreamPosition();
        try {
            BmpHeader header = header();
            BmpPalette palette = header.hasPalette() ? BmpPalette.of(header, stream()) : null;
            stream().seek(position);
            return BmpMetadata.of(header, palette, getOriginatingProvider());
        } catch (IOException e) {
            e.addSuppressed(failure);
            throw e;
        }
    }

    @Override
    public boolean canReadRaster() {
        return true;
    }

    @Override
    public @Nullable Raster readRaster(int imageIndex, @Nullable ImageReadParam param) throws IOException {
        BufferedImage image = read(imageIndex, param);
        if (image == null) {
            return null;
        }
        return param == null || param.getDestination() == null ? image.getRaster() : image.getData();
    }

    /** Returns null if a listener aborts the read at its start, as the first read of the JDK's reader does. */
    @Override
    public @Nullable BufferedImage read(int imageIndex, @Nullable ImageReadParam param) throws IOException {
        checkInput();
        checkIndex(imageIndex);
        beginRead();
        try {
            @Nullable BufferedImage image = read(param == null ? DEFAULT_PARAM : param);
            record(image);
            return image;
        } finally {
            endRead();
        }
    }

    private @Nullable BufferedImage read(ImageReadParam param) throws IOException {
        BmpHeader header;
        boolean isLeftToJdk;
        try {
            header = header();
            isLeftToJdk = isLeftToJdk(header, param);
        } catch (IOException e) {
            if (isAbortedAtStart()) { // the JDK's reader reads nothing before
                return null;
            }
            throw e;
        }
        if (isLeftToJdk) {
            leaveToJdk("rare destination or bands");
            forgetJdkReader(); // a used one keeps its last destination
            return readByJdk(param);
        }
        return isAbortedAtStart() ? null : decode(header, param);
    }

    private boolean isAbortedAtStart() {
        clearAbortRequest();
        imageStarted();
        boolean isAborted = isAborted();
        if (isAborted) {
            readAborted();
        }
        return isAborted;
    }

    private BmpHeader header() throws IOException {
        BmpHeader known = header;
        if (known == null) {
            isHeaderWrong = true;
            known = readHeader();
            isHeaderWrong = false;
            header = known;
        }
        return known;
    }

    /** Leaves the stream at the pixels, and fails if the palette is cut off, both as the JDK's reader does. */
    private BmpHeader readHeader() throws IOException {
        stream().seek(start());
        BmpHeader read = new BmpHeader(stream());
        boolean isPlain = !read.compression().isEmbedded() && (read.hasPalette() || !read.hasProfile());
        type = isPlain ? plainType(read) : null; // now, since later the stream may be closed
        read.checkPalette(stream());
        excerpt = ignoreMetadata ? null : read.excerpt(stream());
        stream().seek(read.start() + read.pixelOffset());
        return read;
    }

    private ImageType plainType(BmpHeader header) throws IOException {
        return ImageType.of(header, header.hasPalette() ? BmpPalette.of(header, stream()) : null);
    }

    private ImageType type(BmpHeader header) throws IOException {
        if (type == null && metadata == null) {
            getImageMetadata(0); // and the type with them
        }
        ImageType known = type;
        if (known == null) {
            known = withProfile(plainType(header));
            type = known;
        }
        return known;
    }

    /** The type with the colour space that the JDK's reader finds. */
    private ImageType withProfile(ImageType type) throws IOException {
        try {
            ImageTypeSpecifier found = imageTypesByJdk().next();
            return type.hasLayoutOf(found.getSampleModel()) ? type.with(found.getColorModel()) : type;
        } catch (EOFException | IIOException e) {
            warningOccurred("BMP: the ICC profile cannot be used, the colours are taken as sRGB: "
                    + e.getMessage());
            return type;
        }
    }

    /** Whether the JDK's reader serves the request, in another way than {@code ImageReader} documents. */
    private boolean isLeftToJdk(BmpHeader header, ImageReadParam param) throws IOException {
        BufferedImage image = param.getDestination();
        return !header.compression().isEmbedded() && (image != null || BmpRequest.hasBands(param))
                && !isOrdinary(header, param, image) && isReadByJdk();
    }

    private boolean isOrdinary(BmpHeader header, ImageReadParam param, @Nullable BufferedImage image)
            throws IOException {
        ImageType type = type(header);
        if (image == null) {
            return false;
        }
        int dataType = image.getSampleModel().getDataType();
        if (dataType != type.dataType()) {
            return dataType != ImageType.dataType(header.bitsPerPixel()); // the JDK's reader fails with others
        }
        return BmpRequest.hasBands(param)
                ? hasLegalBands(param, type, image) : type.hasLayoutOf(image.getSampleModel());
    }

    private static boolean hasLegalBands(ImageReadParam param, ImageType type, BufferedImage image) {
        try {
            checkReadParamBandSettings(param, type.bands(), image.getSampleModel().getNumBands());
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private boolean isReadByJdk() throws IOException {
        try {
            super.getImageMetadata(0);
            return true;
        } catch (EOFException | IIOException e) {
            return false;
        }
    }

    private BufferedImage decode(BmpHeader header, ImageReadParam param) throws IOException {
        setImageRead();
        if (!ignoreMetadata && excerpt == null) {
            getImageMetadata(0); // now, since later the stream may be closed
        }
        BmpLimits.checkSize(header);
        Rectangle source = new Rectangle();
        Rectangle destination = new Rectangle();
        computeRegions(param, header.width(), header.height(), param.getDestination(), source, destination);
        BmpRequest request = BmpRequest.of(header, param, source, destination);
        BufferedImage image;
        if (header.compression().isEmbedded()) {
            try (EmbeddedImage embedded = EmbeddedImage.open(header, stream())) {
                image = embedded.read(param, request, this);
            }
        } else {
            image = decodePixels(header, param, request);
        }
        if (isAborted()) {
            readAborted();
        } else {
            imageComplete();
        }
        return image;
    }

    private BufferedImage decodePixels(BmpHeader header, ImageReadParam param, BmpRequest request) throws IOException {
        ImageType type = type(header);
        BufferedImage given = param.getDestination();
        int width = request.destination().x + request.destination().width;
        int height = request.destination().y + request.destination().height;
        long memory = header.stride() + type.bytes(header.width(), 1); // a row of the file and one of the image
        if (given == null) {
            BmpLimits.checkElements(type.elements(width, height), width, height);
            memory += type.bytes(width, height);
        }
        BmpLimits.checkPlausible(header, stream(), memory);
        BufferedImage image = given == null ? type.newImage(width, height) : given;
        if (isAborted()) {
            return image;
        }
        RowDelivery delivery = new RowDelivery(header, request, destinationRows(type, param, image));
        if (header.isRunLengthCoded()) {
            new RleDecoder(header, stream(), request, image, delivery, this).read();
        } else {
            new UncompressedRows(header, stream(), request, image, delivery, this).read();
        }
        return image;
    }

    private static DestinationRows destinationRows(ImageType type, ImageReadParam param, BufferedImage image) {
        WritableRaster raster = image.getWritableTile(0, 0);
        if (!BmpRequest.hasBands(param) && type.hasLayoutOf(raster.getSampleModel())) {
            DestinationRows rows = type.dataType() == DataBuffer.TYPE_USHORT
                    ? ShortRows.of(raster) : RasterRows.of(raster);
            if (rows != null) {
                return rows;
            }
        }
        int[] from = param.getSourceBands();
        int[] to = param.getDestinationBands();
        checkReadParamBandSettings(param, type.bands(), raster.getNumBands());
        int[] all = firstBands(from != null ? from.length : to != null ? to.length : type.bands());
        return new SampleRows(raster, type.sampleModel(1, 1), from == null ? all : from, to == null ? all : to);
    }

    private static int[] firstBands(int count) {
        int[] bands = new int[count];
        for (int i = 0; i < count; i++) {
            bands[i] = i;
        }
        return bands;
    }
}
