package dev.slipstream.imageio.bench.workbench.worker;

import java.awt.image.BufferedImage;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;

/** Reads an image as an application does, and leaves its colours in a file. */
final class Colours {

    private Colours() {
    }

    /**
     * The fields: the image, and the file for width, height and colours as big-endian ints. It is rejected by an
     * IOException, or if there is no reader; nothing else should be thrown.
     */
    static Message read(Message request) {
        try {
            BufferedImage image = ImageIO.read(new File(request.field(0)));
            if (image == null) {
                return Message.of(Message.REJECTED, "no reader");
            }
            write(image, new File(request.field(1)));
            return Message.of(Message.READY, "");
        } catch (IOException e) {
            return Message.of(Message.REJECTED, e.toString());
        } catch (RuntimeException | Error e) {
            return Message.of(Message.FAILED, e.toString());
        }
    }

    private static void write(BufferedImage image, File file) throws IOException {
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)))) {
            out.writeInt(image.getWidth());
            out.writeInt(image.getHeight());
            for (int y = 0; y < image.getHeight(); y++) {
                for (int argb : image.getRGB(0, y, image.getWidth(), 1, null, 0, image.getWidth())) {
                    out.writeInt(argb);
                }
            }
        }
    }
}
