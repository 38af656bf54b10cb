package dev.slipstream.imageio.testing;

import java.util.List;
import java.util.Locale;
import javax.imageio.spi.ImageReaderSpi;

/** The formats that Slipstream reads itself, and what reads them here and in the JDK. Does not need the library. */
public enum ReadFormat {

    PNG(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'}, new byte[0], "image/png", "image/x-png"),

    /** Behind the signature: the file's size, nothing, the pixels' place, and the shortest header's size. */
    BMP(new byte[] {'B', 'M'}, new byte[] {30, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 12, 0, 0, 0}, "image/bmp");

    private final byte[] signature;
    private final byte[] next;
    private final List<String> mimeTypes;

    ReadFormat(byte[] signature, byte[] next, String... mimeTypes) {
        this.signature = signature;
        this.next = next;
        this.mimeTypes = List.of(mimeTypes);
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

    public List<String> mimeTypes() {
        return mimeTypes;
    }

    public String nativeMetadataFormat() {
        return "javax_imageio_" + this + "_1.0";
    }

    /** The class name of Slipstream's reader. */
    public String slipstreamReader() {
        return "dev.slipstream.imageio." + this + "." + name() + "ImageReader";
    }

    /** The class name of Slipstream's provider. */
    public String slipstreamProvider() {
        return "dev.slipstream.imageio.spi." + capitalised() + "ReaderProvider";
    }

    /** A new instance of Slipstream's provider, registered nowhere. */
    public ImageReaderSpi newSlipstreamProvider() {
        try {
            return Class.forName(slipstreamProvider()).asSubclass(ImageReaderSpi.class)
                    .getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no " + slipstreamProvider(), e);
        }
    }

    /** The class name of the JDK's reader. */
    public String jdkReader() {
        return "com.sun.imageio.plugins." + this + "." + name() + "ImageReader";
    }

    /** The class name of the JDK's provider. */
    public String jdkProviderName() {
        return jdkReader() + "Spi";
    }

    /** The JDK's provider that is registered. */
    public ImageReaderSpi jdkProvider() {
        return JdkReaders.from(jdkProviderName()).get(0);
    }

    private String capitalised() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}
