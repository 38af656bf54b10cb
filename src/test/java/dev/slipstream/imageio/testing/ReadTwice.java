package dev.slipstream.imageio.testing;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** A program that reads an image, twice, and says how that went. Needs no library. */
public final class ReadTwice {

    private ReadTwice() {}

    /** Arguments: a file, and whether its length is {@code known} to the stream. */
    public static void main(String[] arguments) throws IOException {
        File file = new File(arguments[0]);
        for (int i = 0; i < 2; i++) {
            try (ImageInputStream stream = arguments[1].equals("known") ? ImageIO.createImageInputStream(file)
                    : new MemoryCacheImageInputStream(new FileInputStream(file))) {
                ImageReader reader = ImageIO.getImageReaders(stream).next();
                reader.setInput(stream, true, true);
                reader.read(0);
                System.out.println("read");
            } catch (IOException e) {
                System.out.println(e.getMessage());
            } catch (OutOfMemoryError e) {
                System.out.println(e);
            }
        }
    }
}
