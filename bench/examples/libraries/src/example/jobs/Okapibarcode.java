package example.jobs;

import example.Job;
import example.Library;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;
import uk.org.okapibarcode.backend.Code128;
import uk.org.okapibarcode.backend.QrCode;
import uk.org.okapibarcode.backend.Symbol;
import uk.org.okapibarcode.graphics.Color;
import uk.org.okapibarcode.output.Java2DRenderer;

/** Barcodes to PNG and BMP. */
public final class Okapibarcode implements Library {
    private static final int MAGNIFICATION = 4;

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("QR code to PNG", images -> code(new QrCode(), "png"));
        jobs.put("Code 128 to PNG", images -> code(new Code128(), "png"));
        jobs.put("QR code to BMP", images -> code(new QrCode(), "bmp"));
        return jobs;
    }

    private static byte[] code(Symbol symbol, String format) throws Exception {
        symbol.setContent("the same with and without");
        BufferedImage image = new BufferedImage(symbol.getWidth() * MAGNIFICATION, symbol.getHeight() * MAGNIFICATION,
                BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = image.createGraphics();
        new Java2DRenderer(graphics, MAGNIFICATION, Color.WHITE, Color.BLACK).render(symbol);
        graphics.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, format, bytes);
        return bytes.toByteArray();
    }
}
