package dev.slipstream.imageio.png;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.awt.Rectangle;
import java.io.IOException;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;

/** As a program: reads a part of a row of 800,000,000 pixels of one bit, and says how that went. */
public final class GiantScanlinesChild {

    private GiantScanlinesChild() {}

    /** Arguments: jdk or ours; how much of the row. */
    public static void main(String[] arguments) throws IOException {
        byte[] file = GiantScanlinesTest.file(800_000_000, 1, 1, PngHeader.GRAY, RowFilter.NONE, 0);
        ImageReader reader = arguments[0].equals("jdk") ? PngFormat.jdkReader() : PngFormat.ourReader();
        reader.setInput(WindowedImageInputStream.of(file), true, true);
        ImageReadParam param = new ImageReadParam();
        param.setSourceRegion(new Rectangle(0, 0, Integer.parseInt(arguments[1]), 1));
        try {
            reader.read(0, param);
            System.out.println("read");
        } catch (IIOException e) {
            System.out.println("IIOException of " + (e.getCause() == null ? null
                    : e.getCause().getClass().getSimpleName()));
        } catch (OutOfMemoryError e) {
            System.out.println("OutOfMemoryError");
        }
    }
}
