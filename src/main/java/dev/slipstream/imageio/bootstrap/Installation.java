package dev.slipstream.imageio.bootstrap;

import dev.slipstream.imageio.Slipstream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.security.PrivilegedAction;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import java.util.function.BiConsumer;
import javax.imageio.spi.IIORegistry;
import javax.security.auth.Subject;
import javax.swing.text.LayoutQueue;

/** Switches the library on and off for containers and the launcher, on any Java. */
final class Installation {

    private Installation() {}

    /** The message for a Java that is too old. */
    static String tooOld() {
        return "Slipstream needs Java 17, and this is " + System.getProperty("java.specification.version")
                + ": ImageIO stays the JDK's";
    }

    /**
     * Installs for a web application that is starting. If that fails, the application starts all the same.
     *
     * @param application the class loader of the application
     * @param log takes the message and the error if that fails
     * @return whether there is something to {@link #stop} when the application stops
     */
    static boolean start(ClassLoader application, BiConsumer<String, Throwable> log) {
        if (!Objects.equals(application, Installation.class.getClassLoader())) {
            return false; // the jar is the container's own, and stays when the application stops
        }
        try {
            Objects.requireNonNull(Slipstream.class); // fails on a Java that is too old, before anything is done
            createRegistry();
            Slipstream.install();
            return true;
        } catch (UnsupportedClassVersionError e) {
            log.accept(tooOld(), e);
        } catch (LinkageError | ServiceConfigurationError e) {
            // Any provider that fails to load breaks the first use of ImageIO. The application may never use ImageIO.
            log.accept("Slipstream is not installed, since ImageIO cannot be used", e);
        }
        return false;
    }

    /**
     * The JDK keeps for ever the context class loader of the thread that first uses its desktop classes or ImageIO and,
     * up to Java 23, the protection domains of the code that first calls ImageIO. So this uses both first, in a way
     * that does not hold the application.
     */
    @SuppressWarnings("removal") // a Java with protection domains still has doAsPrivileged
    private static void createRegistry() {
        try {
            inSystemContext(LayoutQueue::getDefaultQueue);
            // Neither the action nor its caller is a class of ours. But the context class loader is the application's:
            // ImageIO looks for providers there.
            MethodHandle registry = MethodHandles.publicLookup().findStatic(
                    IIORegistry.class, "getDefaultInstance", MethodType.methodType(IIORegistry.class));
            PrivilegedAction<?> creation = MethodHandleProxies.asInterfaceInstance(PrivilegedAction.class, registry);
            Subject.doAsPrivileged(null, creation, null);
        } catch (ReflectiveOperationException | SecurityException | NoClassDefFoundError | NoSuchMethodError e) {
            return; // forbidden, not imported by a bundle, or removed: the application is held, as without the jar
        }
    }

    // Of the classes that make the JDK keep the loader, LayoutQueue costs least: no native library, thread or ImageIO.
    private static void inSystemContext(Runnable use) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(ClassLoader.getSystemClassLoader());
        try {
            use.run();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /**
     * Deregisters all providers of the application, not only ours: ImageIO may have found them through {@link #start}.
     * A stopped class loader loads no more classes, so they would fail in other applications.
     */
    static void stop() {
        Slipstream.uninstall();
        IIORegistry registry = IIORegistry.getDefaultInstance();
        Iterator<Class<?>> categories = registry.getCategories();
        while (categories.hasNext()) {
            List<Object> leaving = new ArrayList<>();
            Iterator<?> providers = registry.getServiceProviders(categories.next(), false);
            while (providers.hasNext()) {
                Object provider = providers.next();
                if (Objects.equals(provider.getClass().getClassLoader(), Installation.class.getClassLoader())) {
                    leaving.add(provider);
                }
            }
            leaving.forEach(registry::deregisterServiceProvider);
        }
    }
}
