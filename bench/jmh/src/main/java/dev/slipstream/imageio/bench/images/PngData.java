package dev.slipstream.imageio.bench.images;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Takes the zlib stream out of a PNG. */
public final class PngData {
    private static final int IDAT = 0x49444154;
    private static final int SIGNATURE_LENGTH = 8;
    private static final int CRC_LENGTH = 4;

    private PngData() {
    }

    /** What the IDAT chunks of a valid PNG contain, joined. */
    public static byte[] of(byte[] png) {
        ByteBuffer file = ByteBuffer.wrap(png).position(SIGNATURE_LENGTH);
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        while (file.hasRemaining()) {
            int length = file.getInt();
            int type = file.getInt();
            if (type == IDAT) {
                data.writeBytes(Arrays.copyOfRange(png, file.position(), file.position() + length));
            }
            file.position(file.position() + length + CRC_LENGTH);
        }
        return data.toByteArray();
    }
}
