package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A stream may be a socket that has no more bytes for the moment: a reader waits for none that it does not need. */
class ReachTest {

    private record File(String name, byte[] bytes) {}

    @ParameterizedTest
    @EnumSource
    void readingAnImageGoesNoFurtherThanTheJdk(Format format) throws IOException {
        List<File> files = FileBytes.in(
                FileBytes.own(format.toString()), "." + format, format.leastFiles(), File::new);
        for (File file : files) {
            if (!file.name.startsWith("x")) {
                for (Flags flags : Flags.values()) {
                    assertNoFurther(format, file, flags);
                }
            }
        }
    }

    private static void assertNoFurther(Format format, File file, Flags flags) throws IOException {
        byte[] followed = Arrays.copyOf(file.bytes, file.bytes.length + 5000);
        BytesImageInputStream jdk = new BytesImageInputStream(followed);
        BytesImageInputStream ours = new BytesImageInputStream(followed);
        boolean isRead = Reading.of(format, Side.JDK, jdk, flags).isRead();
        Reading.of(format, Side.SLIPSTREAM, ours, flags);
        String what = file.name + " " + flags;
        assertTrue(!isRead || ours.delivered() <= jdk.delivered(),
                () -> what + ": took " + ours.delivered() + ", the JDK " + jdk.delivered());
        assertTrue(!isRead || ours.asked() <= jdk.asked(),
                () -> what + ": asked for " + ours.asked() + ", the JDK " + jdk.asked());
    }
}
