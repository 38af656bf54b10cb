package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import net.sourceforge.plantuml.FileFormat;
import net.sourceforge.plantuml.FileFormatOption;
import net.sourceforge.plantuml.SourceStringReader;

/** Diagrams to PNG. */
public final class Plantuml implements Library {

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("sequence diagram to PNG", images -> diagram("A -> B: the same\nB --> A: with and without"));
        jobs.put("diagram with a PNG icon to PNG",
                images -> diagram("Alice -> Bob: <img:" + images.resolve(Images.ICON).toAbsolutePath() + ">"));
        return jobs;
    }

    private static byte[] diagram(String text) throws Exception {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        new SourceStringReader("@startuml\n" + text + "\n@enduml").outputImage(png,
                new FileFormatOption(FileFormat.PNG));
        return png.toByteArray();
    }
}
