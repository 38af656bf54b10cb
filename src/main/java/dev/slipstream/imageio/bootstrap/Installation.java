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

    /** What is said on a Java that is too old. */
    static String tooOld() {
        return "Slipstream needs Java 17, and this is " + System.getProperty("java.specification.version")
                + ": ImageIO stays the JDK's";
    }

    /**
     * Installs for a web application that is starting, which starts all the same if that fails.
     *
     * @param application the class loader of the application
     * @param log takes what went wrong
     * @return whether there is something to {@link #stop} when the application stops
     */
    static boolean start(ClassLoader application, BiConsumer<String, Throwable> log) {
        if (!Objects.equals(application, Installation.class.getClassLoader())) {
            return false; // the container's own jar, which stays when the application goes
        }
        try {
            Objects.requireNonNull(Slipstream.class); // which fails if Java is too old, before anything is done
            createRegistry();
            Slipstream.install();
            return true;
        } catch (UnsupportedClassVersionError e) {
            log.accept(tooOld(), e);
        } catch (LinkageError | ServiceConfigurationError e) {
            // ImageIO fails with a provider that fails when it is first used, to which the application may never come.
            log.accept("Slipstream is not installed, since ImageIO cannot be used", e);
        }
        return false;
    }

    /**
     * Lets the JDK create what lasts, of its desktop classes and ImageIO, without holding the application for ever. It
     * keeps the context class loader of the thread that first uses one of these classes and, up to Java 23, the
     * protection domains of the code that first calls ImageIO.
     */
    @SuppressWarnings("removal") // where there are protection domains, there is also this method
    private static void createRegistry() {
        try {
            inSystemContext(LayoutQueue::getDefaultQueue);
            // Neither the action nor its caller is a class of ours; but the context class loader is the application's,
            // in which ImageIO looks for providers.
            MethodHandle registry = MethodHandles.publicLookup().findStatic(
                    IIORegistry.class, "getDefaultInstance", MethodType.methodType(IIORegistry.class));
            PrivilegedAction<?> creation = MethodHandleProxies.asInterfaceInstance(PrivilegedAction.class, registry);
            Subject.doAsPrivileged(null, creation, null);
        } catch (ReflectiveOperationException | SecurityException | NoClassDefFoundError | NoSuchMethodError e) {
            return; // forbidden, not imported by a bundle, or gone: the application is held, as without the jar
        }
    }

    // Of what makes the JDK keep it, a queue of layouts takes the least: no native library, no thread, no ImageIO.
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
     * Takes out all providers of the application, others with ours, since it is through {@link #start} that ImageIO may
     * have found them: a class loader that is stopped loads nothing any more, so that they would fail for others.
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
