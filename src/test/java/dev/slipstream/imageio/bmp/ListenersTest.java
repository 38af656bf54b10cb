package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;

import dev.slipstream.imageio.reading.ListenersContract;
import java.util.List;

/** Listeners that do things while a reader tells them what happens. */
class ListenersTest extends ListenersContract {

    ListenersTest() {
        super(BMP, List.of("info40-rle8-20x20.bmp", "info40-rgb24-20x20.bmp"));
    }

    @Override
    protected Class<? extends Exception> whatAFailedListenerBecomes() {
        return UnsupportedOperationException.class;
    }
}
