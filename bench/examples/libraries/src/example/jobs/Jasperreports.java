package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;
import net.sf.jasperreports.engine.JREmptyDataSource;
import net.sf.jasperreports.engine.JasperCompileManager;
import net.sf.jasperreports.engine.JasperExportManager;
import net.sf.jasperreports.engine.JasperFillManager;
import net.sf.jasperreports.engine.JasperPrint;
import net.sf.jasperreports.engine.JasperPrintManager;

/** Reports with an image, to PNG and PDF. */
public final class Jasperreports implements Library {
    private static final String REPORT = "<?xml version='1.0' encoding='UTF-8'?>"
            + "<jasperReport xmlns='http://jasperreports.sourceforge.net/jasperreports' name='report' pageWidth='500'"
            + " pageHeight='400' columnWidth='460' leftMargin='20' rightMargin='20' topMargin='20' bottomMargin='20'>"
            + "<detail><band height='300'><image><reportElement x='0' y='0' width='400' height='300'/>"
            + "<imageExpression><![CDATA[\"%s\"]]></imageExpression></image></band></detail></jasperReport>";

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("report with a PNG photo to PNG", images -> png(report(images, Images.PHOTO)));
        jobs.put("report with a BMP photo to PNG", images -> png(report(images, Images.BMP)));
        jobs.put("report with a PNG photo to PDF", images ->
                JasperExportManager.exportReportToPdf(report(images, Images.PHOTO)));
        return jobs;
    }

    private static JasperPrint report(Path images, String image) throws Exception {
        String path = images.resolve(image).toAbsolutePath().toString();
        byte[] report = String.format(REPORT, path).getBytes(StandardCharsets.UTF_8);
        return JasperFillManager.fillReport(
                JasperCompileManager.compileReport(new ByteArrayInputStream(report)), new HashMap<>(),
                new JREmptyDataSource());
    }

    private static byte[] png(JasperPrint report) throws Exception {
        BufferedImage page = (BufferedImage) JasperPrintManager.printPageToImage(report, 0, 1);
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(page, "png", png);
        return png.toByteArray();
    }
}
