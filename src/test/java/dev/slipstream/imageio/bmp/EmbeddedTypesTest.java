package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.SameImage;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Side;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An embedded image can be read as each of the types that the reader offers. */
class EmbeddedTypesTest {

    @ParameterizedTest
    @ValueSource(ints = {BmpBuilder.PNG, BmpBuilder.JPEG})
    void aTypeThatIsOfferedIsHonoured(int compression) throws IOException {
        byte[] inner = EmbeddedImages.file(compression, 20, 10);
        byte[] file = EmbeddedImages.bmp(compression, 20, 10, inner).toByteArray();
        List<ImageTypeSpecifier> types = types(BMP.open(Side.SLIPSTREAM), file);
        assertTrue(types.size() > 1, types::toString);
        ImageReader reader = ImageIO.getImageReadersByFormatName(compression == BmpBuilder.PNG ? "png" : "jpeg")
                .next();
        for (ImageTypeSpecifier type : types) {
            BufferedImage expected =
                    read(reader, inner, param -> param.setDestination(type.createBufferedImage(18, 9)));
            BufferedImage actual = read(BMP.open(Side.SLIPSTREAM), file, param -> param.setDestinationType(type));
            SameImage.assertSame(expected, actual, type.toString());
        }
    }

    /** As with any BMP: the JDK's reader ignores the type. */
    @ParameterizedTest
    @ValueSource(ints = {BmpBuilder.PNG, BmpBuilder.JPEG})
    void aTypeThatIsNotOfferedIsIgnored(int compression) throws IOException {
        byte[] inner = EmbeddedImages.file(compression, 20, 10);
        byte[] file = EmbeddedImages.bmp(compression, 20, 10, inner).toByteArray();
        ImageTypeSpecifier odd = ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_BYTE_BINARY);
        Consumer<ImageReadParam> request = param -> param.setDestinationType(odd);
        SameImage.assertSame(read(BMP.open(Side.JDK), file, request), read(BMP.open(Side.SLIPSTREAM), file, request),
                "binary");
    }

    private static List<ImageTypeSpecifier> types(ImageReader reader, byte[] file) throws IOException {
        try (ImageInputStream stream = WindowedImageInputStream.of(file)) {
            reader.setInput(stream);
            List<ImageTypeSpecifier> types = new ArrayList<>();
            reader.getImageTypes(0).forEachRemaining(types::add);
            return types;
        }
    }

    private static BufferedImage read(ImageReader reader, byte[] file, Consumer<ImageReadParam> request)
            throws IOException {
        try (ImageInputStream stream = WindowedImageInputStream.of(file)) {
            reader.setInput(stream);
            ImageReadParam param = reader.getDefaultReadParam();
            request.accept(param);
            param.setSourceRegion(new Rectangle(2, 1, 15, 7));
            param.setDestinationOffset(new Point(3, 2));
            return reader.read(0, param);
        }
    }
}
