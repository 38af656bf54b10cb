package dev.slipstream.imageio.testing;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageInputStream;

/**
 * The formats that Slipstream reads and writes itself, and what does so here and in the JDK. Needs no library before it
 * needs something of Slipstream.
 */
public enum Format {

    PNG(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'}, new byte[0], "rgb8", "image/png",
            "image/x-png"),

    /** After the signature: the file's size, nothing, the pixels' place, and the shortest header's size. */
    BMP(new byte[] {'B', 'M'}, new byte[] {30, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 12, 0, 0, 0}, "info40-rgb24",
            "image/bmp"),

    GIF(new byte[] {'G', 'I', 'F', '8', '9', 'a'}, new byte[0], "palette8", "image/gif");

    private final byte[] signature;
    private final byte[] next;
    private final String plainKind;
    private final List<String> mimeTypes;

    Format(byte[] signature, byte[] next, String plainKind, String... mimeTypes) {
        this.signature = signature;
        this.next = next;
        this.plainKind = plainKind;
        this.mimeTypes = List.of(mimeTypes);
    }

    /** The format of a file, by its name. */
    public static Format of(String file) {
        return valueOf(file.substring(file.lastIndexOf('.') + 1).toUpperCase(Locale.ROOT));
    }

    /** The name that ImageIO knows it by, which is the suffix of files too. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What every file begins with, and what our provider looks at. */
    public byte[] signature() {
        return signature.clone();
    }

    /** The beginning of a file, enough for every reader that somebody has made to know it. */
    public byte[] beginning() {
        byte[] beginning = new byte[signature.length + next.length];
        System.arraycopy(signature, 0, beginning, 0, signature.length);
        System.arraycopy(next, 0, beginning, signature.length, next.length);
        return beginning;
    }

    /** The name of a file of 20 by 20 pixels, of those in {@code testimages}, with nothing special. */
    public String plainFile() {
        return plainKind + "-20x20." + this;
    }

    /** How many files of it there are at least in {@code testimages}. */
    public int leastFiles() {
        return this == GIF ? 60 : 290;
    }

    public List<String> mimeTypes() {
        return mimeTypes;
    }

    public String nativeMetadataFormat() {
        return "javax_imageio_" + this + (this == GIF ? "_image_1.0" : "_1.0");
    }

    /** The class name of the reader. */
    public String reader(Side side) {
        return side == Side.JDK
                ? "com.sun.imageio.plugins." + this + "." + name() + "ImageReader"
                : "dev.slipstream.imageio." + this + "." + name() + "ImageReader";
    }

    /** The class name of the writer. */
    public String writer(Side side) {
        return side == Side.JDK
                ? "com.sun.imageio.plugins." + this + "." + name() + "ImageWriter"
                : "dev.slipstream.imageio." + this + "." + name() + "ImageWriter";
    }

    /** Whether Slipstream has a writer of its own. */
    public boolean writes() {
        return true;
    }

    /** The class name of the provider of readers. */
    public String readerProviderName(Side side) {
        return side == Side.JDK ? reader(side) + "Spi" : slipstreamProvider("Reader");
    }

    /** The JDK's provider of readers that is registered, or a new one of Slipstream's, registered nowhere. */
    public ImageReaderSpi readerProvider(Side side) {
        return side == Side.JDK
                ? JdkReaders.from(readerProviderName(side)).get(0)
                : newInstance(readerProviderName(side), ImageReaderSpi.class);
    }

    /** The JDK's provider of writers that is registered, or a new one of Slipstream's, registered nowhere. */
    public ImageWriterSpi writerProvider(Side side) {
        return side == Side.JDK
                ? Writers.jdk(toString())
                : newInstance(slipstreamProvider("Writer"), ImageWriterSpi.class);
    }

    private String slipstreamProvider(String what) {
        return "dev.slipstream.imageio.spi." + name().charAt(0) + toString().substring(1) + what + "Provider";
    }

    private static <T> T newInstance(String name, Class<T> type) {
        try {
            return Class.forName(name).asSubclass(type).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no " + name, e);
        }
    }

    /** A new reader. */
    public ImageReader open(Side side) throws IOException {
        return readerProvider(side).createReaderInstance();
    }

    /** Has a new reader do something with a stream, and closes both. */
    public <T> T with(Side side, ImageInputStream input, Flags flags, Ask<ImageReader, T> work) throws IOException {
        ImageReader reader = open(side);
        try (ImageInputStream stream = input) {
            flags.setInput(reader, stream);
            return work.of(reader);
        } finally {
            reader.dispose();
        }
    }

    /** Has a new reader do something with a file, as {@code ImageIO.read} sets its input. */
    public <T> T with(Side side, byte[] file, Ask<ImageReader, T> work) throws IOException {
        return with(side, WindowedImageInputStream.of(file), Flags.LIKE_IMAGEIO, work);
    }
}
