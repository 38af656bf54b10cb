package dev.slipstream.imageio.testing;

import java.util.List;
import java.util.Locale;
import javax.imageio.spi.ImageWriterSpi;

/** The formats that Slipstream writes itself, and what writes them here and in the JDK. Does not need the library. */
public enum WriteFormat {

    PNG("image/png", "image/x-png"),
    BMP("image/bmp");

    private final List<String> mimeTypes;

    WriteFormat(String... mimeTypes) {
        this.mimeTypes = List.of(mimeTypes);
    }

    /** The name that ImageIO knows it by, which is the suffix of files too. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    public List<String> mimeTypes() {
        return mimeTypes;
    }

    /** The class name of Slipstream's writer. */
    public String slipstreamWriter() {
        return "dev.slipstream.imageio." + this + "." + name() + "ImageWriter";
    }

    /** A new instance of Slipstream's provider, registered nowhere. */
    public ImageWriterSpi newSlipstreamProvider() {
        String name = "dev.slipstream.imageio.spi." + capitalised() + "WriterProvider";
        try {
            return Class.forName(name).asSubclass(ImageWriterSpi.class).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no " + name, e);
        }
    }

    /** The class name of the JDK's writer. */
    public String jdkWriter() {
        return "com.sun.imageio.plugins." + this + "." + name() + "ImageWriter";
    }

    /** The JDK's provider that is registered. */
    public ImageWriterSpi jdkProvider() {
        return Writers.jdk(toString());
    }

    private String capitalised() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}
