package dev.slipstream.imageio.png;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;

/** As a program: reads an image of 20 x 20 pixels, twice, and says how that went. */
public final class HostileSizesChild {

    private HostileSizesChild() {}

    /** No arguments. */
    public static void main(String[] arguments) throws IOException {
        byte[] file = PngChunks.ofSize(20, 20, 8, 0, false).add("IDAT", PngChunks.deflated(new byte[420])).add("IEND")
                .toByteArray();
        for (int i = 0; i < 2; i++) {
            String outcome;
            try {
                outcome = ImageIO.read(new ByteArrayInputStream(file)) == null ? "no reader" : "read";
            } catch (IOException e) {
                outcome = e.getMessage();
            }
            System.out.println(outcome);
        }
    }
}
