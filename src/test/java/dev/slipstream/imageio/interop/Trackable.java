package dev.slipstream.imageio.interop;

import dev.slipstream.imageio.testing.ChildJvm;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;

/** Java 2D's view of an image's data, which is not public. */
final class Trackable {

    private static final String PACKAGE = "sun.java2d.StateTrack";

    private Trackable() {}

    /** A JVM that lets us look. */
    static ChildJvm inSight(ChildJvm jvm) {
        return jvm.option("--add-exports", "java.desktop/sun.java2d=ALL-UNNAMED")
                .option("--add-exports", "java.desktop/sun.awt.image=ALL-UNNAMED");
    }

    private static Object of(BufferedImage image) throws ReflectiveOperationException {
        return Class.forName("sun.awt.image.SunWritableRaster").getMethod("stealTrackable", DataBuffer.class)
                .invoke(null, image.getRaster().getDataBuffer());
    }

    static String stateOf(BufferedImage image) throws ReflectiveOperationException {
        return Class.forName(PACKAGE + "able").getMethod("getState").invoke(of(image)).toString();
    }

    /** Says later whether a copy made now is still current. */
    static Object trackerOf(BufferedImage image) throws ReflectiveOperationException {
        return Class.forName(PACKAGE + "able").getMethod("getStateTracker").invoke(of(image));
    }

    static boolean isCurrent(Object tracker) throws ReflectiveOperationException {
        return (boolean) Class.forName(PACKAGE + "er").getMethod("isCurrent").invoke(tracker);
    }
}
