package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.sax.SAXResult;
import javax.xml.transform.stream.StreamSource;
import org.apache.fop.apps.FOUserAgent;
import org.apache.fop.apps.FopFactory;

/** Pages with images, to PDF and to PNG, by FOP and its XML Graphics Commons. */
public final class Fop implements Library {
    private static final String PAGE = "<fo:root xmlns:fo='http://www.w3.org/1999/XSL/Format'><fo:layout-master-set>"
            + "<fo:simple-page-master master-name='p' page-width='20cm' page-height='15cm'><fo:region-body/>"
            + "</fo:simple-page-master></fo:layout-master-set><fo:page-sequence master-reference='p'>"
            + "<fo:flow flow-name='xsl-region-body'><fo:block><fo:external-graphic src='%s' content-width='15cm'/>"
            + "</fo:block></fo:flow></fo:page-sequence></fo:root>";

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("PNG with a profile into a PDF", images -> page(images, Images.PROFILE, "application/pdf"));
        jobs.put("PNG photo into a PDF", images -> page(images, Images.PHOTO, "application/pdf"));
        jobs.put("BMP photo into a PDF", images -> page(images, Images.BMP, "application/pdf"));
        jobs.put("page with a PNG with a profile to PNG", images -> page(images, Images.PROFILE, "image/png"));
        jobs.put("truncated PNG into a PDF", images -> page(images, Images.TRUNCATED, "application/pdf"));
        return jobs;
    }

    private static byte[] page(Path images, String image, String type) throws Exception {
        FopFactory factory = FopFactory.newInstance(new File(".").toURI());
        FOUserAgent agent = factory.newFOUserAgent();
        agent.setCreationDate(new Date(0));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        org.apache.fop.apps.Fop fop = factory.newFop(type, agent, bytes);
        String page = String.format(PAGE, images.resolve(image).toUri());
        TransformerFactory.newInstance().newTransformer().transform(new StreamSource(new StringReader(page)),
                new SAXResult(fop.getDefaultHandler()));
        return bytes.toByteArray();
    }
}
