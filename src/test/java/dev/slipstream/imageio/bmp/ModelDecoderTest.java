package dev.slipstream.imageio.bmp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.FileBytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The model, before others are measured by it: against what BMP Suite says of its files, where it is at hand. */
class ModelDecoderTest {

    /**
     * Gray, of which the hash is that of Java's gray, which is linear; two with channels of more than 8 bits; and three
     * of 16 bits with alpha, which the JDK ignores.
     */
    private static final List<String> OTHERWISE = List.of("g/pal8gs.bmp", "q/rgb32-111110.bmp", "q/rgba16-1924.bmp",
            "q/rgba16-4444.bmp", "q/rgba16-5551.bmp", "q/rgba64.bmp");

    @Test
    void theModelDecodesTheSuiteAsTheSuiteSays() throws Exception {
        Map<String, Set<String>> references = references();
        List<String> others = new ArrayList<>();
        for (Bmp bmp : BmpFiles.suite()) {
            if (!bmp.name().startsWith("b/") && !bmp.isEmbedded() && !bmp.isHuffman()) {
                if (!references.get(bmp.name()).contains(hash(bmp.model()))) {
                    others.add(bmp.name());
                }
            }
        }
        assertEquals(OTHERWISE, others);
    }

    /** Of each file the hashes that the suite takes. */
    private static Map<String, Set<String>> references() throws IOException {
        Map<String, Set<String>> references = new HashMap<>();
        for (String line : Files.readAllLines(FileBytes.corpus("bmpsuite").resolve("reference.tsv"), UTF_8)) {
            String[] fields = line.split("\t", -1);
            references.computeIfAbsent(fields[0], file -> new HashSet<>()).add(fields[3]);
        }
        return references;
    }

    private static String hash(ModelDecoder model) throws GeneralSecurityException {
        ByteBuffer argb = ByteBuffer.allocate(4 * model.width() * model.height());
        for (int y = 0; y < model.height(); y++) {
            for (int x = 0; x < model.width(); x++) {
                int pixel = model.argb(x, y);
                argb.putInt(pixel >>> 24 == 0 ? 0 : pixel);
            }
        }
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(argb.array()));
    }
}
