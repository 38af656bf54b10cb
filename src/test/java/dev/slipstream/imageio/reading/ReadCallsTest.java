package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Calls;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Side;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageReadParam;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A reader makes the calls of the JDK's to an application's parameters and destination, which may be of subclasses.
 * What listeners are told is compared wherever {@link Reading} is.
 */
class ReadCallsTest {

    private interface Request {
        ImageReadParam of(Calls calls, BufferedImage plain);
    }

    private static Set<String> calls(Format format, Side side, byte[] file, Request request) throws IOException {
        return Calls.kindsOf(calls -> format.with(side, file, reader -> {
            BufferedImage plain = reader.getImageTypes(0).next().createBufferedImage(37, 23);
            return reader.read(0, request.of(calls, plain));
        }));
    }

    private static void assertNoOthers(Format format, Request request) throws IOException {
        for (byte[] file : SampleImages.filesOfEveryKind(format.toString(), 37, 23).values()) {
            Set<String> expected = calls(format, Side.JDK, file, request);
            Set<String> others = new TreeSet<>(calls(format, Side.SLIPSTREAM, file, request));
            others.removeAll(expected);
            assertEquals(Set.of(), others, () -> "the JDK's: " + expected);
        }
    }

    private static void cut(ImageReadParam param) {
        param.setSourceRegion(new Rectangle(2, 3, 20, 10));
        param.setSourceSubsampling(2, 3, 1, 0);
        param.setDestinationOffset(new Point(1, 2));
    }

    @ParameterizedTest
    @EnumSource
    void parametersAreAskedWhatTheJdkAsks(Format format) throws IOException {
        assertNoOthers(format, (calls, plain) -> calls.recorded(ImageReadParam.class));
        assertNoOthers(format, (calls, plain) -> {
            ImageReadParam param = calls.recorded(ImageReadParam.class);
            cut(param);
            param.setDestination(plain);
            return param;
        });
    }

    @ParameterizedTest
    @EnumSource
    void destinationsAreAskedWhatTheJdkAsks(Format format) throws IOException {
        for (boolean isCut : new boolean[] {false, true}) {
            assertNoOthers(format, (calls, plain) -> {
                ImageReadParam param = new ImageReadParam();
                param.setDestination(calls.recorded(BufferedImage.class,
                        plain.getColorModel(), plain.getRaster(), false, null));
                if (isCut) {
                    cut(param);
                }
                return param;
            });
        }
    }
}
