package dev.slipstream.imageio.testing;

import java.io.IOException;
import javax.imageio.ImageWriter;

/** What an application does with a writer whose output is set. */
public interface Encoding {
    void by(ImageWriter writer) throws IOException;
}
