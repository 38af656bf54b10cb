package example.jobs;

import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import example.Images;
import example.Job;
import example.Library;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Pages of HTML with images, to PDF. */
public final class Openhtmltopdf implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("HTML with a PNG photo to PDF", images -> page(images, Images.PHOTO));
        jobs.put("HTML with a PNG icon to PDF", images -> page(images, Images.ICON));
        jobs.put("HTML with a BMP photo to PDF", images -> page(images, Images.BMP));
        return jobs;
    }

    private static byte[] page(Path images, String image) throws Exception {
        ByteArrayOutputStream pdf = new ByteArrayOutputStream();
        new PdfRendererBuilder().withHtmlContent("<html><body><img src='" + image + "' width='400'/></body></html>",
                images.toUri().toString()).toStream(pdf).run();
        return pdf.toByteArray();
    }
}
