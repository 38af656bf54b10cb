package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.InputKindsContract;
import dev.slipstream.imageio.reading.Question;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageReadParam;
import org.jspecify.annotations.Nullable;

/** The reader takes every {@code ImageInputStream} there is. */
class InputKindsTest extends InputKindsContract {

    /** Of each kind of data one: large and small, every header, run lengths, masks, other formats inside. */
    InputKindsTest() {
        super(BMP, List.of("info40-pal8-1x1.bmp", "core12-pal4-20x20.bmp",
                "info40-rgb24-250x250.bmp", "info40-pal8-250x250.bmp", "info40-rle8-250x250.bmp",
                "info40-rle4-250x250.bmp", "info40-pal1-31x33.bmp", "info40-rgb16-31x33.bmp",
                "v4-108-pal8-gap-100-20x20.bmp", "info40-pal8-topdown-20x20.bmp", "v5-124-rgb32-20x20.bmp",
                "v3-56-bitfields-8888-20x20.bmp", "info40-bitfields-565-20x20.bmp", "info40-png-20x20.bmp",
                "info40-jpeg-20x20.bmp"), 1, 2, 7, 100, 511, 512, 8192, 1 << 20);
    }

    @Override
    protected @Nullable ImageReadParam destination(String file) throws IOException {
        return BmpFiles.own(file).destination();
    }

    @Override
    protected boolean isAsked(Question question, String file) {
        return !new Bmp(file, new byte[0]).isEmbedded() || !question.isAboutTypes();
    }
}
