package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.util.stream.Stream;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract of {@link ImageInputStream}, for every origin. Its subclasses hold one chapter each. */
@ParameterizedClass(name = "{0}, window {1}")
@MethodSource("backings")
abstract class ImageInputStreamContract extends StreamContract {

    @Parameter(0)
    Backing backing;

    @Override
    final Object kind() {
        return backing;
    }

    static Stream<Arguments> backings() {
        return throughEveryWindow((Object[]) Backing.values());
    }

    final ImageInputStream open(byte... bytes) throws IOException {
        return closing(backing.open(bytes, window, scratch)).stream();
    }
}
