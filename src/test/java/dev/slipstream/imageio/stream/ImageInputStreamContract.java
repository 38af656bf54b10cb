package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract of {@link ImageInputStream}, asked of every origin. Its subclasses hold one chapter each. */
@ParameterizedClass(name = "{0}, window {1}")
@MethodSource("dev.slipstream.imageio.stream.Backing#throughEveryWindow")
abstract class ImageInputStreamContract extends StreamContract {

    @Parameter(0)
    Backing backing;

    private final List<Opened> opened = new ArrayList<>();

    @Override
    final Object kind() {
        return backing;
    }

    @AfterEach
    void closeAll() throws IOException {
        for (Opened one : opened) {
            one.close();
        }
    }

    final ImageInputStream open(byte... bytes) throws IOException {
        Opened one = backing.open(bytes, window, scratch);
        opened.add(one);
        return one.stream();
    }
}
