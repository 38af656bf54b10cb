package dev.slipstream.imageio.bootstrap;

import jakarta.servlet.ServletContainerInitializer;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletContextEvent;
import jakarta.servlet.ServletContextListener;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Installs when a web application with the jar in its {@code WEB-INF/lib} starts, and uninstalls when it stops, in
 * containers whose servlet API is {@code jakarta.servlet}: Tomcat 10, Jetty 11 and newer.
 */
public final class JakartaWebApplication implements ServletContainerInitializer, ServletContextListener {

    /** Called by the container. */
    public JakartaWebApplication() {}

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
