package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.tools.imageio.ImageIOUtil;

/** Images into a PDF, and its pages out as images. */
public final class Pdfbox implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("BMP photo into a PDF", images -> document(images, Images.BMP));
        jobs.put("PNG screenshot into a PDF", images -> document(images, Images.SCREENSHOT));
        for (int dpi : new int[] {50, 72, 96, 100, 150}) {
            jobs.put("page to PNG, " + dpi + " dpi", images -> page(document(images, Images.JPEG), dpi));
        }
        jobs.put("page with a progressive JPEG to PNG", images -> page(document(images, Images.PROGRESSIVE), 72));
        return jobs;
    }

    private static byte[] document(Path images, String image) throws Exception {
        try (PDDocument document = new PDDocument()) {
            document.setDocumentId(1L);
            PDPage page = new PDPage();
            document.addPage(page);
            PDImageXObject xObject = PDImageXObject.createFromFileByContent(images.resolve(image).toFile(), document);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.drawImage(xObject, 50, 50, 500, 400);
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        }
    }

    private static byte[] page(byte[] bytes, int dpi) throws Exception {
        try (PDDocument document = Loader.loadPDF(bytes)) {
            BufferedImage page = new PDFRenderer(document).renderImageWithDPI(0, dpi);
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            ImageIOUtil.writeImage(page, "png", png, dpi);
            return png.toByteArray();
        }
    }
}
