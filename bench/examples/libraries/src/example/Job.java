package example;

import java.nio.file.Path;

/** Typical work of an application with a library: what is timed, and whose result must not change. */
public interface Job {

    /**
     * @param images the folder with the images of {@link Images}
     * @return a {@code BufferedImage}, or the bytes of a file
     */
    Object run(Path images) throws Exception;
}
