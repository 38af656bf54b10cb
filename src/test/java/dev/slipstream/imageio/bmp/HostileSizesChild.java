package dev.slipstream.imageio.bmp;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** As a program: reads an image of which only the beginning is there, twice, and says how that went. */
public final class HostileSizesChild {

    private HostileSizesChild() {}

    /**
     * Arguments: rgb24, rgb32, rle8 or png; width; height; known or unknown for 2000 bytes in a stream that knows its
     * length or not, enough for as many bytes as the image must have at least.
     */
    public static void main(String[] arguments) throws IOException {
        int width = Integer.parseInt(arguments[1]);
        int height = Integer.parseInt(arguments[2]);
        byte[] data = new byte[arguments[3].equals("enough") ? width * height / 15 : 2000];
        byte[] file = file(arguments[0], width, height, data);
        boolean isKnown = !arguments[3].equals("unknown");
        for (int i = 0; i < 2; i++) {
            String outcome;
            try (ImageInputStream stream = isKnown ? ImageIO.createImageInputStream(ByteBuffer.wrap(file))
                    : new MemoryCacheImageInputStream(new ByteArrayInputStream(file))) {
                outcome = read(stream);
            } catch (IOException e) {
                outcome = e.getMessage();
            } catch (OutOfMemoryError e) {
                outcome = e.toString();
            }
            System.out.println(outcome);
        }
    }

    private static String read(ImageInputStream stream) throws IOException {
        Iterator<ImageReader> readers = ImageIO.getImageReaders(stream);
        if (!readers.hasNext()) {
            return "no reader";
        }
        ImageReader reader = readers.next();
        reader.setInput(stream, true, true);
        reader.read(0);
        reader.dispose();
        return "read";
    }

    private static byte[] file(String kind, int width, int height, byte[] data) throws IOException {
        return switch (kind) {
            case "rgb24" -> new BmpBuilder(40, 24, width, height).data(data).toByteArray();
            case "rgb32" -> new BmpBuilder(40, 32, width, height).data(data).toByteArray();
            case "rle8" -> new BmpBuilder(40, 8, width, height).compression(BmpBuilder.RLE8).palette(new int[256])
                    .data(data).toByteArray();
            case "png" -> png(width, height);
            default -> throw new IllegalArgumentException(kind);
        };
    }

    private static byte[] png(int width, int height) throws IOException {
        byte[] png = EmbeddedImages.png(20, 20);
        ByteBuffer.wrap(png).putInt(16, width).putInt(20, height);
        return EmbeddedImages.bmp(EmbeddedImages.PNG, width, height, png).toByteArray();
    }
}
