package dev.slipstream.imageio.bootstrap;

import javax.servlet.ServletContainerInitializer;
import javax.servlet.ServletContext;
import javax.servlet.ServletContextEvent;
import javax.servlet.ServletContextListener;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Installs when a web application with the jar in its {@code WEB-INF/lib} starts, and uninstalls when it stops, in
 * containers whose servlet API is {@code javax.servlet}: Tomcat 9, Jetty 10 and older.
 */
public final class JavaxWebApplication implements ServletContainerInitializer, ServletContextListener {

    /** Called by the container. */
    public JavaxWebApplication() {}

    @Override
    public void onStartup(@Nullable Set<Class<?>> classes, ServletContext context) {
        if (Installation.start(context.getClassLoader(), context::log)) {
            context.addListener(this);
        }
    }

    /** {@inheritDoc} Slipstream is installed by then, before any code of the application runs. */
    @Override
    public void contextInitialized(ServletContextEvent event) {}

    @Override
    public void contextDestroyed(ServletContextEvent event) {
        Installation.stop();
    }
}
