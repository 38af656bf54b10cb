package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.png.PngFormat.PNG;

import dev.slipstream.imageio.reading.AbortContract;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageReadParam;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Listeners that stop a reader: the same is told and the same pixels are there, whatever the moment. */
class AbortTest extends AbortContract {

    AbortTest() {
        super(PNG, 10);
    }

    @Override
    protected @Nullable ImageReadParam destination(String file) throws IOException {
        return PngFiles.own(file).destination();
    }

    @Override
    protected List<String> filesOfWhichAPartIsRead() {
        return List.of("rgb8-9x9.png", "rgb8-adam7-9x9.png", "gray8-20x20.png");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rgb8-9x9.png", "rgb8-adam7-9x9.png", "gray1-adam7-9x9.png", "palette4-9x9.png",
        "rgba8-adam7-5x4.png", "gray16-20x20.png", "rgb8-trns-20x20.png", "rgb8-all-chunks-20x20.png"})
    void abortingAtAnyEventIsAsInTheJdk(String file) throws IOException {
        assertSameWhereverAborted(file, param -> {});
    }

    @ParameterizedTest
    @ValueSource(strings = {"rgb8-9x9.png", "rgb8-adam7-9x9.png"})
    void abortingAtAnyEventOfARareRequestIsAsInTheJdk(String file) throws IOException {
        assertSameWhereverAborted(file, param -> {
            param.setSourceBands(new int[] {2, 0, 1});
            param.setDestinationBands(new int[] {0, 1, 2});
        });
        assertSameWhereverAborted(file,
                param -> param.setDestination(new BufferedImage(9, 9, BufferedImage.TYPE_USHORT_565_RGB)));
    }
}
