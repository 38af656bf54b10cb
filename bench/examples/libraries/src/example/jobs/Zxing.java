package example.jobs;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.MultiFormatReader;
import com.google.zxing.client.j2se.BufferedImageLuminanceSource;
import com.google.zxing.client.j2se.MatrixToImageWriter;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeWriter;
import example.Job;
import example.Library;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;

/** A QR code to PNG, and back. */
public final class Zxing implements Library {
    private static final String TEXT = "the same with and without";

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("QR code to PNG", images -> code());
        jobs.put("QR code to PNG and read again", images -> read(code()));
        return jobs;
    }

    private static byte[] code() throws Exception {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        MatrixToImageWriter.writeToStream(new QRCodeWriter().encode(TEXT, BarcodeFormat.QR_CODE, 300, 300), "PNG", png);
        return png.toByteArray();
    }

    private static byte[] read(byte[] png) throws Exception {
        BufferedImageLuminanceSource source =
                new BufferedImageLuminanceSource(ImageIO.read(new ByteArrayInputStream(png)));
        return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText()
                .getBytes(StandardCharsets.UTF_8);
    }
}
