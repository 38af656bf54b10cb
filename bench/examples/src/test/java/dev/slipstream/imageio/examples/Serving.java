package dev.slipstream.imageio.examples;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import javax.imageio.ImageIO;

/**
 * An application that says whose stream ImageIO gives it, and whether there is a reader for PNM, which the JDK has not.
 * An argument names the class loader of the thread: {@code platform}, or a jar, beside what is on the class path.
 */
public final class Serving {

    static final String OURS = "dev.slipstream.imageio.stream.WindowedImageInputStream";
    static final String THE_JDKS = "javax.imageio.stream.FileCacheImageInputStream";

    private Serving() {}

    public static void main(String[] arguments) throws Exception {
        for (String context : arguments) {
            Thread.currentThread().setContextClassLoader(context.equals("platform")
                    ? ClassLoader.getPlatformClassLoader()
                    : new URLClassLoader(new URL[] {new File(context).toURI().toURL()}));
        }
        System.out.println(ImageIO.createImageInputStream(new ByteArrayInputStream(new byte[4])).getClass().getName());
        System.out.println(ImageIO.getImageReadersByFormatName("pnm").hasNext());
    }
}
