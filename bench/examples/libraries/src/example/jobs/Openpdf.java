package example.jobs;

import com.lowagie.text.Document;
import com.lowagie.text.Image;
import com.lowagie.text.pdf.PdfWriter;
import example.Images;
import example.Job;
import example.Library;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;

/** Images that an application has read, into a PDF. */
public final class Openpdf implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("PNG photo into a PDF", images -> document(images, Images.PHOTO));
        jobs.put("BMP photo into a PDF", images -> document(images, Images.BMP));
        return jobs;
    }

    private static byte[] document(Path images, String image) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Document document = new Document();
        PdfWriter.getInstance(document, bytes);
        document.open();
        document.add(Image.getInstance(ImageIO.read(images.resolve(image).toFile()), null));
        document.close();
        return bytes.toByteArray();
    }
}
