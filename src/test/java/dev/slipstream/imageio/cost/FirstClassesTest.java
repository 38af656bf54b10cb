package dev.slipstream.imageio.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Classes that a fresh JVM loads for its first call of ImageIO, with the JDK alone and with Slipstream. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "the bounds were counted on Linux")
class FirstClassesTest {

    /** {@code [0.1s][info][class,load] java.lang.Object source: shared objects file}. */
    private static final Pattern LINE = Pattern.compile(".*\\] (\\S+) source: (.*)");
    /** A hidden class, before and since JDK 18 or so: {@code Foo$$Lambda$14/0x0000000800c03000}. */
    private static final Pattern HIDDEN = Pattern.compile(".*[/+]0x[0-9a-f]+");
    private static final String ARCHIVE = "shared objects file";
    private static final String MODULES = "jrt:";

    private static final Bounds BOUNDS = new Bounds("bounds-cold.csv");
    private static final Map<String, String[]> CALLS = new LinkedHashMap<>();

    static {
        CALLS.put("fresh JVM, registration", new String[] {FirstCalls.REGISTER});
        CALLS.put("fresh JVM, read PNG 20x20, File", new String[] {FirstCalls.READ_FILE, "20.png"});
        CALLS.put("fresh JVM, read BMP 20x20, File", new String[] {FirstCalls.READ_FILE, "20.bmp"});
        CALLS.put("fresh JVM, read GIF 20x20, File", new String[] {FirstCalls.READ_FILE, "20.gif"});
        CALLS.put("fresh JVM, read PNG 20x20, InputStream", new String[] {FirstCalls.READ_STREAM, "20.png"});
        CALLS.put("fresh JVM, write PNG 250x250, File", new String[] {FirstCalls.WRITE, "written.png"});
    }

    @TempDir
    private static Path folder;

    @BeforeAll
    static void writeFiles() throws IOException {
        BufferedImage image = SampleImages.image(20, 20, BufferedImage.TYPE_3BYTE_BGR);
        Files.write(folder.resolve("20.png"), SampleImages.encode(image, "png"));
        Files.write(folder.resolve("20.bmp"), SampleImages.encode(image, "bmp"));
        Files.write(folder.resolve("20.gif"), SampleImages.encode(image, "gif"));
    }

    @AfterAll
    static void saveBounds() throws IOException {
        BOUNDS.save();
    }

    @Test
    void everyBoundIsThatOfACall() {
        assertEquals(List.copyOf(CALLS.keySet()), List.copyOf(BOUNDS.operations()));
    }

    @Test
    void noFirstCallLoadsMoreThanItsBound() throws Exception {
        List<String> wrong = new ArrayList<>();
        for (Map.Entry<String, String[]> call : CALLS.entrySet()) {
            Map<String, Long> ours = counts(ChildJvm.withSlipstream(), call.getValue());
            Map<String, Long> jdk = counts(ChildJvm.withClassPath(List.of()), call.getValue());
            ours.forEach((count, value) ->
                    wrong.addAll(BOUNDS.judge(call.getKey(), count, value, jdk.get(count))));
        }
        assertEquals("", String.join("\n", wrong));
    }

    /** Classes of ours, classes made at run time, and bytes of class files that no archive has. */
    private static Map<String, Long> counts(ChildJvm jvm, String... call) throws Exception {
        Path log = folder.resolve("classes.log");
        jvm.option("-Xlog:class+load=info:file=" + log).inFolder(folder).run(FirstCalls.class, (Object[]) call);
        long classes = 0;
        long made = 0;
        long bytes = 0;
        for (String each : Files.readAllLines(log)) {
            Matcher line = LINE.matcher(each);
            if (!line.matches() || line.group(1).equals(FirstCalls.class.getName())) {
                continue;
            }
            boolean isArchived = line.group(2).startsWith(ARCHIVE);
            Path file = ClassPaths.slipstream().resolve(line.group(1).replace('.', '/') + ".class");
            if (Files.exists(file)) {
                classes++;
                bytes += isArchived ? 0 : Files.size(file);
            } else if (!isArchived && isMade(line)) {
                made++;
            }
        }
        return Map.of("classes", classes, "made", made, "file bytes", bytes);
    }

    /** Proxies and accessors are not hidden, but come from no file either. */
    private static boolean isMade(Matcher line) {
        return HIDDEN.matcher(line.group(1)).matches() || !line.group(2).startsWith(MODULES);
    }
}
