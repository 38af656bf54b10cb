package example.jobs;

import com.itextpdf.io.image.ImageDataFactory;
import com.itextpdf.kernel.pdf.PdfDocument;
import com.itextpdf.kernel.pdf.PdfWriter;
import com.itextpdf.layout.Document;
import com.itextpdf.layout.element.Image;
import example.Images;
import example.Job;
import example.Library;
import java.io.ByteArrayOutputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;

/** Images that an application has read, into a PDF; and PNGs that iText decodes by itself. */
public final class Itext implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("PNG photo into a PDF", images -> document(new Image(
                ImageDataFactory.create(ImageIO.read(images.resolve(Images.PHOTO).toFile()), null))));
        jobs.put("PNG photo, by iText's decoder", images -> document(new Image(
                ImageDataFactory.create(images.resolve(Images.PHOTO).toString()))));
        return jobs;
    }

    private static byte[] document(Image image) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Document document = new Document(new PdfDocument(new PdfWriter(bytes)))) {
            document.add(image);
        }
        return bytes.toByteArray();
    }
}
