package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.docx4j.dml.wordprocessingDrawing.Inline;
import org.docx4j.openpackaging.packages.WordprocessingMLPackage;
import org.docx4j.openpackaging.parts.WordprocessingML.BinaryPartAbstractImage;

/** Images in a text: how large they are there. */
public final class Docx4j implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("size of a PNG in a text", images -> size(images, Images.PHOTO));
        jobs.put("size of a BMP in a text", images -> size(images, Images.BMP));
        jobs.put("size of a truncated PNG in a text", images -> size(images, Images.TRUNCATED));
        return jobs;
    }

    private static byte[] size(Path images, String image) throws Exception {
        WordprocessingMLPackage text = WordprocessingMLPackage.createPackage();
        byte[] bytes = Files.readAllBytes(images.resolve(image));
        Inline inline = BinaryPartAbstractImage.createImagePart(text, bytes)
                .createImageInline(null, null, 0, 1, false);
        return (inline.getExtent().getCx() + " " + inline.getExtent().getCy()).getBytes();
    }
}
