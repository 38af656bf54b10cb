package dev.slipstream.imageio.bench.sizes;

import dev.slipstream.imageio.testing.Writers;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Locale;
import javax.imageio.IIOImage;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;

/** Is taken for Slipstream's as long as it is registered, and writes one pixel as it is not. */
public final class AlteringWriter extends ImageWriterSpi {

    private final ImageWriterSpi jdk = Writers.jdk("png");

    private AlteringWriter() {
        super("test", "1", new String[] {"png"}, null, null, "", new Class<?>[] {ImageOutputStream.class}, null,
                false, null, null, null, null, false, null, null, null, null);
    }

    /** Before all others. */
    public static AlteringWriter registered() {
        AlteringWriter altering = new AlteringWriter();
        IIORegistry registry = IIORegistry.getDefaultInstance();
        registry.registerServiceProvider(altering, ImageWriterSpi.class);
        Writers.from("dev.slipstream.").stream().filter(other -> other != altering)
                .forEach(other -> registry.setOrdering(ImageWriterSpi.class, altering, other));
        return altering;
    }

    public void deregister() {
        IIORegistry.getDefaultInstance().deregisterServiceProvider(this, ImageWriterSpi.class);
    }

    @Override
    public boolean canEncodeImage(ImageTypeSpecifier type) {
        return jdk.canEncodeImage(type);
    }

    @Override
    public ImageWriter createWriterInstance(Object extension) throws IOException {
        return new Altering(jdk.createWriterInstance(extension));
    }

    @Override
    public String getDescription(Locale locale) {
        return "alters a pixel";
    }

    private static final class Altering extends ImageWriter {

        private final ImageWriter writer;

        Altering(ImageWriter writer) {
            super(writer.getOriginatingProvider());
            this.writer = writer;
        }

        @Override
        public void setOutput(Object output) {
            writer.setOutput(output);
        }

        @Override
        public void write(IIOMetadata metadata, IIOImage image, ImageWriteParam param) throws IOException {
            BufferedImage altered = (BufferedImage) image.getRenderedImage();
            int pixel = altered.getRGB(0, 0);
            altered.setRGB(0, 0, ~pixel);
            writer.write(metadata, image, param);
            altered.setRGB(0, 0, pixel);
        }

        @Override
        public IIOMetadata getDefaultStreamMetadata(ImageWriteParam param) {
            return writer.getDefaultStreamMetadata(param);
        }

        @Override
        public IIOMetadata getDefaultImageMetadata(ImageTypeSpecifier type, ImageWriteParam param) {
            return writer.getDefaultImageMetadata(type, param);
        }

        @Override
        public IIOMetadata convertStreamMetadata(IIOMetadata data, ImageWriteParam param) {
            return writer.convertStreamMetadata(data, param);
        }

        @Override
        public IIOMetadata convertImageMetadata(IIOMetadata data, ImageTypeSpecifier type, ImageWriteParam param) {
            return writer.convertImageMetadata(data, type, param);
        }
    }
}
