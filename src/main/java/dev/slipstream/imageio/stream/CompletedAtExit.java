package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Streams that bring their bytes to their destination when the virtual machine ends, though nobody has closed them. With
 * the JDK's streams those bytes are in the file already, or its cache is closed then. They are held weakly, and while there
 * is none nothing of this remains.
 */
final class CompletedAtExit {

    private static final Set<WindowedImageOutputStream> STREAMS = Collections.newSetFromMap(new WeakHashMap<>());

    /** Registered while there are streams. Made anew each time: a thread holds on to what its maker was running in. */
    private static @Nullable Thread hook;

    private CompletedAtExit() {}

    static synchronized void add(WindowedImageOutputStream stream) {
        if (hook == null) {
            register();
        }
        STREAMS.add(stream);
    }

    static synchronized void remove(WindowedImageOutputStream stream) {
        STREAMS.remove(stream);
        if (STREAMS.isEmpty()) {
            deregister();
        }
    }

    static synchronized void clear() {
        STREAMS.clear();
        deregister();
    }

    private static void register() {
        Thread thread = new Thread(null, CompletedAtExit::completeAll, "Slipstream at exit", 0, false);
        thread.setContextClassLoader(null);
        try {
            Runtime.getRuntime().addShutdownHook(thread);
            hook = thread;
        } catch (IllegalStateException | SecurityException tooLateOrForbidden) {
            // then it is up to the application alone, as for all other streams
        }
    }

    private static void deregister() {
        Thread thread = hook;
        if (thread != null) {
            try {
                Runtime.getRuntime().removeShutdownHook(thread);
                hook = null;
            } catch (IllegalStateException running) {
                // the virtual machine is ending
            }
        }
    }

    /** Whether a thread has ended, or is the one that has asked the virtual machine to end and waits for it. */
    static boolean isDone(Thread thread) {
        return !thread.isAlive() || Stream.of(thread.getStackTrace()).anyMatch(CompletedAtExit::isExit);
    }

    private static boolean isExit(StackTraceElement call) {
        return call.getMethodName().equals("exit") && call.getClassName().equals("java.lang.Runtime");
    }

    private static void completeAll() {
        for (WindowedImageOutputStream stream : open()) {
            try {
                stream.complete();
            } catch (IOException | RuntimeException e) {
                System.getLogger("dev.slipstream.imageio")
                        .log(Level.WARNING, "An output stream that was open at exit lost data", e);
            }
        }
    }

    private static synchronized List<WindowedImageOutputStream> open() {
        return List.copyOf(STREAMS);
    }
}
