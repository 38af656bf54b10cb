package example;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;

/** What a job has returned, as bytes, and what of them must not change. */
public final class Result {
    private static final String THROWN = "thrown ";
    private static final String PNG = "\u0089PNG\r\n\u001a\n";
    private static final int LENGTH_AND_TYPE = 8;
    private static final int CRC = 4;
    /** What PDFs have that differs from run to run. */
    private static final Pattern PDF_TIME = Pattern.compile("/(Creation|Mod)Date ?\\([^)]*\\)|/ID ?\\[.*?\\]"
            + "|<xmp:(CreateDate|ModifyDate|MetadataDate)>[^<]*<");
    /** The most by which a PNG may be larger than the JDK's: this part of it, or LARGER_BYTES. */
    private static final double LARGER = 0.01;
    private static final int LARGER_BYTES = 64;

    private Result() {
    }

    /** What the job returns or throws. */
    static Object of(Job job, Path images) {
        try {
            return job.run(images);
        } catch (Exception e) {
            return e;
        }
    }

    /** Of an image, type, size and colours; of an exception, the classes of it and of its causes. */
    static byte[] bytes(Object result) throws IOException {
        if (result instanceof Throwable) {
            StringBuilder classes = new StringBuilder(THROWN);
            for (Throwable t = (Throwable) result; t != null; t = t.getCause()) {
                classes.append(t.getClass().getName()).append(' ');
            }
            return classes.toString().getBytes(StandardCharsets.UTF_8);
        }
        return result instanceof BufferedImage ? pixels((BufferedImage) result) : (byte[]) result;
    }

    static boolean isThrown(byte[] result) {
        return text(result).startsWith(THROWN);
    }

    /**
     * A digest of what must be equal: of a PNG, whose compression is the writer's business, the pixels, decoded by the
     * JDK, and all chunks but IDAT; otherwise the bytes.
     */
    static String facts(byte[] result) throws IOException {
        String text = text(result);
        if (text.startsWith(PNG)) {
            return digest(pixels(ImageIO.read(new ByteArrayInputStream(result)))) + chunks(result);
        }
        return digest(text.startsWith("%PDF")
                ? PDF_TIME.matcher(text).replaceAll("").getBytes(StandardCharsets.ISO_8859_1) : result);
    }

    /** Whether a PNG is larger than the JDK's by more than it may be. */
    static boolean isTooLarge(byte[] jdk, byte[] slipstream) {
        return text(slipstream).startsWith(PNG)
                && slipstream.length - jdk.length > Math.max(LARGER_BYTES, jdk.length * LARGER);
    }

    private static String chunks(byte[] png) {
        StringBuilder chunks = new StringBuilder();
        ByteBuffer bytes = ByteBuffer.wrap(png).position(PNG.length());
        while (bytes.remaining() >= LENGTH_AND_TYPE + CRC) {
            int length = bytes.getInt();
            String type = text(new byte[] {bytes.get(), bytes.get(), bytes.get(), bytes.get()});
            bytes.position(bytes.position() + length);
            int crc = bytes.getInt();
            if (!type.equals("IDAT")) {
                chunks.append(' ').append(type).append(' ').append(Integer.toHexString(crc));
            }
        }
        return chunks.toString();
    }

    /** Type, size and colours. */
    public static byte[] pixels(BufferedImage image) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(image.getType());
        out.writeInt(image.getWidth());
        out.writeInt(image.getHeight());
        for (int y = 0; y < image.getHeight(); y++) {
            for (int argb : image.getRGB(0, y, image.getWidth(), 1, null, 0, image.getWidth())) {
                out.writeInt(argb);
            }
        }
        return bytes.toByteArray();
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static String digest(byte[] bytes) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IOException(e);
        }
    }
}
