package dev.slipstream.imageio.stream;

import java.lang.System.Logger.Level;
import java.security.AccessController;
import java.security.PrivilegedAction;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Streams that bring their bytes to their destination when the virtual machine ends, though they were not closed, as
 * the JDK's do. They are held weakly. After them, cache files that cannot be deleted before. There is a shutdown hook
 * from the first of them until the last one is closed, or until {@link #release}.
 */
final class CompletedAtExit implements Runnable {

    private static final Set<WindowedImageOutputStream> STREAMS = Collections.newSetFromMap(new WeakHashMap<>());

    private static final Set<UndeletedFile> FILES = new HashSet<>();

    /** Registered while there are any. A new one each time: a thread refers to the context that it was made in. */
    private static @Nullable Thread hook;

    /** Whether the hook runs: a stream that comes now is too late. */
    private static boolean running;

    private CompletedAtExit() {}

    /**
     * False if {@code stream} will not be completed: the virtual machine is ending, or forbids shutdown hooks, or all
     * streams as old as this one have been released.
     */
    static synchronized boolean add(WindowedImageOutputStream stream) {
        if (running || stream.isForgotten() || (hook == null && !register())) {
            return false;
        }
        STREAMS.add(stream);
        return true;
    }

    /**
     * Has {@code file} deleted when all streams are complete, whose bytes may be in it. False as for a stream.
     */
    static synchronized boolean add(UndeletedFile file, CacheFile owner) {
        if (running || owner.isForgotten() || (hook == null && !register())) {
            return false;
        }
        FILES.add(file);
        return true;
    }

    static synchronized void remove(UndeletedFile file) {
        FILES.remove(file);
        deregisterIfUnused();
    }

    static synchronized void remove(WindowedImageOutputStream stream) {
        STREAMS.remove(stream);
        deregisterIfUnused();
    }

    /** Saves all streams now, since they are not saved at exit. From now on they write through. */
    static void release() {
        for (List<WindowedImageOutputStream> streams = open(); !streams.isEmpty(); streams = open()) {
            for (WindowedImageOutputStream stream : streams) {
                try {
                    stream.writeThrough();
                } catch (Throwable e) {
                    warn("was open when Slipstream's providers were taken out", e);
                }
                remove(stream);
            }
        }
        CacheFile.deleteAbandoned();
        leaveFiles();
    }

    private static synchronized void leaveFiles() {
        if (!running) {
            FILES.forEach(UndeletedFile::leaveToJdk);
            FILES.clear();
        }
        deregisterIfUnused(); // the last streams may not have been closed, but collected
    }

    private static boolean register() {
        try {
            Thread thread = remembersItsMaker() ? isolatedThread() : thread();
            Runtime.getRuntime().addShutdownHook(thread);
            hook = thread;
            return true;
        } catch (IllegalStateException | SecurityException tooLateOrForbidden) {
            return false;
        }
    }

    /**
     * Before Java 24 a thread captures the class loaders on the creating stack, which would keep a redeployed
     * application alive. With the system class loader there is nothing to leak, so no lambda is loaded.
     */
    private static boolean remembersItsMaker() {
        return Runtime.version().feature() < 24
                && !Objects.equals(Thread.currentThread().getContextClassLoader(), ClassLoader.getSystemClassLoader());
    }

    @SuppressWarnings("removal") // not of any Java that gets here
    private static Thread isolatedThread() {
        return AccessController.doPrivileged((PrivilegedAction<Thread>) CompletedAtExit::thread);
    }

    private static Thread thread() {
        Thread thread = new Thread(lastingGroup(), new CompletedAtExit(), "Slipstream at exit", 0, false);
        thread.setContextClassLoader(null);
        return thread;
    }

    /** JDK 17 never lets go of a group in which a thread has been made and not started, as most of these are not. */
    private static ThreadGroup lastingGroup() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        for (ThreadGroup parent = group.getParent(); parent != null; parent = group.getParent()) {
            group = parent;
        }
        return group;
    }

    private static synchronized void deregisterIfUnused() {
        Thread thread = hook;
        if (thread != null && FILES.isEmpty() && !isAnyOpen()) {
            try {
                Runtime.getRuntime().removeShutdownHook(thread);
                hook = null;
            } catch (IllegalStateException running) {
                // the virtual machine is ending
            }
        }
    }

    /** Not by the size: a stream that is collected counts until the virtual machine has queued its reference. */
    private static boolean isAnyOpen() {
        return STREAMS.iterator().hasNext();
    }

    @Override
    public void run() {
        begin();
        for (WindowedImageOutputStream stream : open()) {
            try {
                stream.complete();
            } catch (Throwable e) {
                warn("was open at exit", e);
            }
        }
        for (UndeletedFile file : files()) {
            file.delete();
        }
    }

    private static synchronized void begin() {
        running = true;
    }

    private static synchronized List<WindowedImageOutputStream> open() {
        return List.copyOf(STREAMS);
    }

    private static synchronized List<UndeletedFile> files() {
        return List.copyOf(FILES);
    }

    /** Of one stream: the others are still to be saved, whatever has happened to it. */
    private static void warn(String what, Throwable e) {
        if (e instanceof InterruptedException) {
            Thread.currentThread().interrupt();
        }
        System.getLogger("dev.slipstream.imageio")
                .log(Level.WARNING, "An output stream that " + what + " lost data", e);
    }
}
