package dev.slipstream.imageio.tiff;

import dev.slipstream.imageio.format.ForwardingImageReader;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads TIFFs by two readers of the JDK. One has the file itself, and answers all questions. The pixels of a compressed
 * image are read by the other one, which sees an uncompressed image: see {@link PageView}. If a strip or tile turns out
 * to be damaged or unusual, the first reader reads the image again.
 */
public final class TIFFImageReader extends ForwardingImageReader {

    // The first reader is led through the steps that its own read() would make before the first strip: so its state,
    // its warnings, the position of the stream and what has been read of it are the same as if it read the image.

    /** What the JDK's reader says of a Compression that is a LONG. */
    private static final String NO_COMPRESSION = "Compression field is missing; assuming no compression";

    private static final int NONE = -1;

    /** The view, or null until it is needed: it has a buffer of 8 KiB. */
    private @Nullable PageView view;

    /** The reader of the view, or null until it is needed. */
    private volatile @Nullable ImageReader viewReader;

    // Of the input.

    /** Where images are; null until the JDK's reader has read the header for this reader. */
    private @Nullable Directories directories;

    /** Whether the JDK's reader has failed, or has had a param that makes it read directories in another way. */
    private boolean isLeft;

    /** Whether the JDK's reader has the default param, which makes it read all that it knows of directories. */
    private boolean hasDefaultParam;

    /** The last image that is shown, and its index; null if there is none. */
    private @Nullable Page page;
    private int pageIndex;

    /** The images that the JDK's reader reads: because of what their directories say, or since it has failed there. */
    private final Set<Integer> leftImages = new HashSet<>();

    /** The image that the JDK's reader has been asked about and has not answered yet; otherwise {@link #NONE}. */
    private int unanswered = NONE;

    /** The images whose types the JDK's reader has found. It does not move the stream when it is asked again. */
    private final Set<Integer> typedImages = new HashSet<>();

    /** The types of images with a profile. */
    private final Map<Integer, List<ImageTypeSpecifier>> types = new HashMap<>();

    /** For the provider. {@code readEnd} is called with the input whenever a read has ended or failed. */
    public TIFFImageReader(ImageReaderSpi provider, ImageReader jdk, Consumer<ImageInputStream> readEnd) {
        super(provider, jdk, readEnd, "TIFF");
    }

    @Override
    public void setInput(@Nullable Object input, boolean seekForwardOnly, boolean ignoreMetadata) {
        super.setInput(input, seekForwardOnly, ignoreMetadata);
        directories = null;
        isLeft = false;
        hasDefaultParam = true;
        page = null;
        leftImages.clear();
        unanswered = NONE;
        typedImages.clear();
        types.clear();
        ImageReader present = viewReader;
        if (view != null && present != null) {
            view.forget();
            present.setInput(null);
        }
    }

    // If the JDK's reader fails in the middle of a directory, it goes on with what it has of it: that must be known.

    private int asked(int imageIndex) {
        if (unanswered != NONE) {
            leftImages.add(unanswered);
        }
        unanswered = imageIndex;
        return imageIndex;
    }

    private <T> T answered(T answer) {
        unanswered = NONE;
        return answer;
    }

    @Override
    public int getWidth(int imageIndex) throws IOException {
        return answered(super.getWidth(asked(imageIndex)));
    }

    @Override
    public int getHeight(int imageIndex) throws IOException {
        return answered(super.getHeight(asked(imageIndex)));
    }

    @Override
    public float getAspectRatio(int imageIndex) throws IOException {
        return answered(super.getAspectRatio(asked(imageIndex)));
    }

    @Override
    public boolean isImageTiled(int imageIndex) throws IOException {
        return answered(super.isImageTiled(asked(imageIndex)));
    }

    @Override
    public int getTileWidth(int imageIndex) throws IOException {
        return answered(super.getTileWidth(asked(imageIndex)));
    }

    @Override
    public int getTileHeight(int imageIndex) throws IOException {
        return answered(super.getTileHeight(asked(imageIndex)));
    }

    /** Of the last image that was asked for, whichever it is, and not of this one. */
    @Override
    public boolean isRandomAccessEasy(int imageIndex) throws IOException {
        boolean wasLeft = isLeft;
        isLeft = true;
        boolean isEasy = super.isRandomAccessEasy(imageIndex);
        isLeft = wasLeft;
        return isEasy;
    }

    @Override
    public IIOMetadata getImageMetadata(int imageIndex) throws IOException {
        return answered(super.getImageMetadata(asked(imageIndex)));
    }

    @Override
    public Iterator<ImageTypeSpecifier> getImageTypes(int imageIndex) throws IOException {
        List<ImageTypeSpecifier> known = types.get(imageIndex);
        if (known == null && !typedImages.contains(imageIndex) && mayFind(imageIndex)) {
            Page found = find(imageIndex);
            long position = stream().getStreamPosition();
            try {
                known = typesOf(imageIndex, found);
            } finally {
                stream().seek(position);
            }
        }
        return known == null ? answered(super.getImageTypes(asked(imageIndex))) : known.iterator();
    }

    @Override
    public ImageTypeSpecifier getRawImageType(int imageIndex) throws IOException {
        return getImageTypes(imageIndex).next();
    }

    private ImageInputStream stream() {
        return (ImageInputStream) input;
    }

    /**
     * The types of an image with a profile; null if the JDK's reader has found its types. The stream is where that
     * reader leaves it when it finds them.
     */
    private @Nullable List<ImageTypeSpecifier> typesOf(int imageIndex, @Nullable Page found) throws IOException {
        List<ImageTypeSpecifier> known = types.get(imageIndex);
        byte[] profile = found == null ? null : found.profile();
        if (known == null && found != null && profile != null && !typedImages.contains(imageIndex)) {
            known = ProfileTypes.of(profile, viewReader(found).getImageTypes(0).next());
            if (known == null) {
                leftImages.add(imageIndex);
            } else {
                types.put(imageIndex, known);
                stream().seek(found.position());
            }
        }
        if (known == null) {
            typedImages.add(imageIndex); // even if that fails
            jdk.getImageTypes(imageIndex);
        }
        return known;
    }

    @Override
    public RenderedImage readAsRenderedImage(int imageIndex, @Nullable ImageReadParam param) throws IOException {
        isOrdinary(param);
        hasDefaultParam = false; // nor later: the image reads with params of its own
        ImageReadParam used = withJdkType(imageIndex, param);
        typedImages.add(imageIndex);
        return answered(super.readAsRenderedImage(asked(imageIndex), used));
    }

    /** The same request with the JDK's reader's type, if it has one of ours: their colour spaces are not equal. */
    private @Nullable ImageReadParam withJdkType(int imageIndex, @Nullable ImageReadParam param) throws IOException {
        List<ImageTypeSpecifier> known = types.get(imageIndex);
        ImageTypeSpecifier asked = param == null ? null : param.getDestinationType();
        if (known == null || param == null || asked == null || !known.contains(asked)) {
            return param;
        }
        int number = known.indexOf(asked);
        Iterator<ImageTypeSpecifier> same = jdk.getImageTypes(imageIndex);
        ImageTypeSpecifier type = same.next();
        for (int i = 0; i < number; i++) {
            type = same.next();
        }
        return Params.into(param, type, param.getDestination());
    }

    /** As the JDK's reader does it, but for the reader that reads the tile. */
    @Override
    public BufferedImage readTile(int imageIndex, int tileX, int tileY) throws IOException {
        if (!mayFind(imageIndex)) {
            leave(imageIndex);
            hasDefaultParam = false; // it has one that is like it, but another one
            return answered(super.readTile(asked(imageIndex), tileX, tileY));
        }
        int width = getWidth(imageIndex);
        int height = getHeight(imageIndex);
        int tileWidth = getTileWidth(imageIndex);
        int tileHeight = getTileHeight(imageIndex);
        int x = tileWidth * tileX;
        int y = tileHeight * tileY;
        if (tileX < 0 || tileY < 0 || x >= width || y >= height) {
            throw new IllegalArgumentException("Tile indices are out of bounds!");
        }
        ImageReadParam param = getDefaultReadParam();
        param.setSourceRegion(new Rectangle(x, y, Math.min(tileWidth, width - x), Math.min(tileHeight, height - y)));
        return read(imageIndex, param);
    }

    @Override
    protected BufferedImage readImage(int imageIndex, @Nullable ImageReadParam param) throws IOException {
        try {
            if (isOrdinary(param) && mayFind(imageIndex) && (view == null || !view.isFollowing())) {
                setJdkParam(param);
                Page found = find(imageIndex);
                if (found != null && (found.layout().bits() >= 8 || Params.isWhole(param))) {
                    return read(imageIndex, param, found);
                }
            }
            leave(imageIndex);
            hasDefaultParam = param == null;
            return answered(jdk.read(asked(imageIndex), withJdkType(imageIndex, param)));
        } catch (NullPointerException | ArrayIndexOutOfBoundsException e) {
            throw JdkFailure.of(e);
        }
    }

    private boolean isOrdinary(@Nullable ImageReadParam param) {
        isLeft |= Params.changesFields(param);
        return !isLeft && Params.isOrdinary(param);
    }

    /** Has the JDK's reader keep a param: it has effects on the metadata that it reads afterwards. */
    private void setJdkParam(@Nullable ImageReadParam param) throws IOException {
        if (param == null && hasDefaultParam) {
            return;
        }
        hasDefaultParam = param == null;
        try {
            jdk.readAsRenderedImage(-1, param);
        } catch (IndexOutOfBoundsException e) {
            // It always fails, since there is no such image, but it has the param.
        }
    }

    /** The JDK's reader is about to read an image: it finds the image's types. */
    private void leave(int imageIndex) {
        if (!leftImages.contains(imageIndex)) {
            typedImages.add(imageIndex);
        }
    }

    /** Whether an image may be one that is shown. If not, nothing has been done that it would not do anyway. */
    private boolean mayFind(int imageIndex) throws IOException {
        if (input == null || isLeft || imageIndex == unanswered || leftImages.contains(imageIndex)
                || imageIndex < getMinIndex()) {
            return false;
        }
        if (directories == null) {
            long before = stream().getStreamPosition();
            try {
                jdk.getStreamMetadata(); // with warnings that come only once
            } catch (IOException e) {
                isLeft = true;
                stream().seek(before); // the JDK's reader will meet the same when it has taken note of the index
                return false;
            }
            directories = new Directories(stream());
            long position = stream().getStreamPosition();
            if (position != before) {
                directories.add(0, position); // otherwise it has been asked before, and that was done then
            }
        }
        if (page == null || pageIndex != imageIndex) {
            try {
                Directory known = directories.read(imageIndex);
                if (known != null && !Page.isLikely(known)) {
                    leftImages.add(imageIndex);
                }
            } catch (IOException | IndexOutOfBoundsException e) {
                leftImages.add(imageIndex); // the JDK's reader will meet the same
            }
        }
        return !leftImages.contains(imageIndex);
    }

    /**
     * Has the JDK's reader read the directory of an image. Null if that reader is to read the image; then nobody has
     * heard a warning. Otherwise the stream is where that reader leaves it.
     */
    private @Nullable Page find(int imageIndex) throws IOException {
        HeldWarnings held = new HeldWarnings();
        List<String> warnings = held.warnings;
        setJdkTells(false);
        jdk.addIIOReadWarningListener(held);
        try {
            jdk.getWidth(asked(imageIndex));
            unanswered = NONE;
            Page known = page;
            if (known == null || pageIndex != imageIndex) {
                known = warnings.isEmpty() || warnings.equals(List.of(NO_COMPRESSION)) ? open(imageIndex) : null;
                page = known;
                pageIndex = imageIndex;
            }
            if (known == null || known.hasLongCompression() == warnings.isEmpty()) {
                leftImages.add(imageIndex);
                return null;
            }
            return known;
        } catch (IOException | RuntimeException e) {
            for (String warning : warnings) {
                processWarningOccurred(warning);
            }
            throw e;
        } finally {
            setJdkTells(true);
        }
    }

    /** Reads a directory, and leaves the stream where it is. */
    private @Nullable Page open(int imageIndex) throws IOException {
        Directories known = Objects.requireNonNull(directories);
        long position = stream().getStreamPosition();
        try {
            Directory directory = known.read(imageIndex);
            if (directory == null) {
                stream().seek(position);
                jdk.getWidth(imageIndex); // moves the stream to the directory, which the JDK's reader knows by now
                long found = stream().getStreamPosition();
                known.add(imageIndex, found);
                directory = Directory.read(stream(), found);
            }
            return Page.of(directory);
        } catch (IOException e) {
            return null;
        } finally {
            stream().seek(position);
        }
    }

    /** The reader of the view, which shows an image. */
    private ImageReader viewReader(Page shown) throws IOException {
        ImageReader present = viewReader;
        PageView shows = view;
        if (present == null || shows == null) {
            present = jdk.getOriginatingProvider().createReaderInstance();
            viewReader = present;
            shows = new PageView();
            view = shows;
        }
        if (!shows.shows(shown)) {
            shows.show(shown);
            present.setInput(shows);
        }
        return present;
    }

    private BufferedImage read(int imageIndex, @Nullable ImageReadParam param, Page found) throws IOException {
        List<ImageTypeSpecifier> ours = typesOf(imageIndex, found);
        if (ours == null && found.profile() != null) {
            return jdk.read(imageIndex, param);
        }
        ImageReader reader = viewReader(found);
        Iterator<ImageTypeSpecifier> offered = ours == null ? reader.getImageTypes(0) : ours.iterator();
        ImageReadParam used;
        try {
            used = Params.into(param, null, getDestination(param, offered, reader.getWidth(0), reader.getHeight(0)));
        } catch (IllegalArgumentException e) {
            reader.read(0, Params.into(param, null, null)); // the JDK's reader looks at the bands first
            throw e;
        }
        PageView shows = Objects.requireNonNull(view);
        PageEvents events = new PageEvents(this, imageIndex);
        boolean isOdd = false;
        shows.follow(stream(), Params.isWhole(param), progressListeners == null && updateListeners == null);
        events.listenTo(reader);
        leaveToJdk(null);
        try {
            return reader.read(0, used);
        } catch (OddStripException e) {
            leaveToJdk("a rare or damaged strip");
            isOdd = true;
        } finally {
            events.leave(reader);
            shows.leave(isOdd);
        }
        return readAgain(imageIndex, param, used, events);
    }

    /** Lets the JDK's reader read the image from its beginning: into the same image, since listeners may know it. */
    private BufferedImage readAgain(int imageIndex, @Nullable ImageReadParam param, ImageReadParam begun,
            PageEvents events) throws IOException {
        ImageReadParam used = param;
        if (param == null || param.getDestination() == null) {
            Params.clear(begun.getDestination());
            used = begun;
            hasDefaultParam = false;
        }
        events.beginAgain();
        setJdkTells(true);
        jdk.removeAllIIOReadProgressListeners();
        jdk.removeAllIIOReadUpdateListeners();
        events.listenTo(jdk);
        try {
            typedImages.add(imageIndex);
            return answered(jdk.read(asked(imageIndex), used));
        } finally {
            setJdkTells(true);
            setJdkParam(param);
        }
    }

    @Override
    public synchronized void abort() {
        super.abort();
        ImageReader present = viewReader;
        if (present != null) {
            present.abort();
        }
    }

    @Override
    public void dispose() {
        super.dispose();
        ImageReader present = viewReader;
        if (present != null) {
            present.dispose();
        }
    }

    // For PageEvents: the methods of ImageReader that begin with process are protected.

    void imageStarted(int imageIndex) {
        Objects.requireNonNull(view).start();
        processImageStarted(imageIndex);
    }

    void imageProgress(float percentageDone) {
        processImageProgress(percentageDone);
    }

    void imageComplete() {
        processImageComplete();
    }

    void readAborted() {
        processReadAborted();
    }

    void imageUpdate(BufferedImage image, int minX, int minY, int width, int height, int periodX, int periodY,
            int @Nullable [] bands) {
        processImageUpdate(image, minX, minY, width, height, periodX, periodY, bands);
    }
}
