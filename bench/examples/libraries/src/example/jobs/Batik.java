package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.batik.transcoder.TranscoderInput;
import org.apache.batik.transcoder.TranscoderOutput;
import org.apache.batik.transcoder.image.PNGTranscoder;

/** SVG drawings to PNG. */
public final class Batik implements Library {
    private static final String SVG = "<svg xmlns='http://www.w3.org/2000/svg' "
            + "xmlns:xlink='http://www.w3.org/1999/xlink' width='640' height='480'>"
            + "<rect width='640' height='480' fill='#abcdef'/><circle cx='320' cy='240' r='200' fill='teal'/>%s</svg>";

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("SVG to PNG", images -> png(""));
        jobs.put("SVG with a PNG screenshot to PNG", Batik::embedded);
        return jobs;
    }

    private static byte[] embedded(Path images) throws Exception {
        byte[] screenshot = Files.readAllBytes(images.resolve(Images.SCREENSHOT));
        return png("<image width='600' height='400' xlink:href='data:image/png;base64,"
                + Base64.getEncoder().encodeToString(screenshot) + "'/>");
    }

    private static byte[] png(String more) throws Exception {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        new PNGTranscoder().transcode(new TranscoderInput(new StringReader(String.format(SVG, more))),
                new TranscoderOutput(png));
        return png.toByteArray();
    }
}
