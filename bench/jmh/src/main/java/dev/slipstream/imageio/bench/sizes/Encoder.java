package dev.slipstream.imageio.bench.sizes;

import dev.slipstream.imageio.testing.Writers;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Who writes PNGs to memory, each through streams of its own. */
enum Encoder {
    JDK, SLIPSTREAM;

    private static final String PNG = "png";
    private static final String OURS = "dev.slipstream.";

    private ImageOutputStream stream(ByteArrayOutputStream out) throws IOException {
        return this == JDK ? new MemoryCacheImageOutputStream(out) : ImageIO.createImageOutputStream(out);
    }

    private ImageWriterSpi provider() {
        return this == JDK ? Writers.jdk(PNG) : Writers.from(OURS).stream()
                .filter(spi -> List.of(spi.getFormatNames()).contains(PNG)).findFirst().orElseThrow();
    }

    byte[] write(BufferedImage image, Level level) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageWriter writer = provider().createWriterInstance();
        try (ImageOutputStream stream = stream(out)) {
            writer.setOutput(stream);
            ImageWriteParam param = level.isDefault() ? null : writer.getDefaultWriteParam();
            if (param != null) {
                param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
                param.setCompressionQuality(level.quality());
            }
            writer.write(null, new IIOImage(image, null, null), param);
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }
}
