package example.jobs;

import example.Images;
import example.Job;
import example.Library;
import java.io.FileInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.tika.io.TikaInputStream;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.parser.image.ImageParser;
import org.xml.sax.helpers.DefaultHandler;

/** What an index learns of an image: its metadata. */
public final class Tika implements Library {
    private static final String BMP = "metadata of a BMP photo";

    @Override
    public Map<String, Job> jobs() {
        Map<String, Job> jobs = new LinkedHashMap<>();
        jobs.put("metadata of a PNG photo", images -> metadata(images, Images.PHOTO, "image/png"));
        jobs.put("metadata of a PNG icon", images -> metadata(images, Images.ICON, "image/png"));
        jobs.put(BMP, images -> metadata(images, Images.BMP, "image/bmp"));
        return jobs;
    }

    @Override
    public Map<String, String> reasons() {
        return Map.of(BMP, "one of the JDK's two results, by the JDK's reader or by jai-imageio-core's: identity hash"
                + " codes decide");
    }

    private static byte[] metadata(Path images, String image, String type) throws Exception {
        Metadata metadata = new Metadata();
        metadata.set(Metadata.CONTENT_TYPE, type);
        try (InputStream in = TikaInputStream.get(new FileInputStream(images.resolve(image).toFile()))) {
            new ImageParser().parse(in, new DefaultHandler(), metadata, new ParseContext());
        }
        StringBuilder text = new StringBuilder();
        String[] names = metadata.names();
        Arrays.sort(names);
        for (String name : names) {
            text.append(name).append('=').append(Arrays.toString(metadata.getValues(name))).append('\n');
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }
}
