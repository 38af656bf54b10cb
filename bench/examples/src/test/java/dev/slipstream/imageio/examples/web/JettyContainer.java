package dev.slipstream.imageio.examples.web;

import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.ContextHandlerCollection;

/** Jetty 12, with the applications of one of its environments. */
final class JettyContainer implements Container {

    /** Of an environment, a handler for the application in a folder. */
    @FunctionalInterface
    interface Environment {
        Handler application(String path, Path folder) throws Exception;
    }

    private final Server server = new Server(0);
    private final ContextHandlerCollection applications = new ContextHandlerCollection();
    private final Map<String, Handler> deployed = new HashMap<>();
    private final Environment environment;

    /** Starts it. */
    JettyContainer(Environment environment) throws Exception {
        this.environment = environment;
        server.setHandler(applications);
        server.start();
    }

    /** Of the package {@code jakarta.servlet}. */
    static Handler ee10(String path, Path folder) throws Exception {
        org.eclipse.jetty.ee10.webapp.WebAppContext context = new org.eclipse.jetty.ee10.webapp.WebAppContext();
        context.setWar(folder.toString());
        context.setContextPath(path);
        context.setThrowUnavailableOnStartupException(true);
        return context;
    }

    /** Of the package {@code javax.servlet}. */
    static Handler ee8(String path, Path folder) throws Exception {
        org.eclipse.jetty.ee8.webapp.WebAppContext context = new org.eclipse.jetty.ee8.webapp.WebAppContext();
        context.setWar(folder.toString());
        context.setContextPath(path);
        context.setThrowUnavailableOnStartupException(true);
        return context.get();
    }

    @Override
    public URI address() {
        return URI.create("http://localhost:" + ((ServerConnector) server.getConnectors()[0]).getLocalPort());
    }

    @Override
    public ClassLoader deploy(String path, Path folder) throws Exception {
        Handler application = environment.application(path, folder);
        applications.addHandler(application);
        application.start();
        deployed.put(path, application);
        return ((org.eclipse.jetty.server.handler.ContextHandler) application).getClassLoader();
    }

    @Override
    public void undeploy(String path) throws Exception {
        Handler application = deployed.remove(path);
        application.stop();
        applications.removeHandler(application);
        application.destroy();
    }

    @Override
    public void stop() throws Exception {
        server.stop();
    }
}
