package dev.slipstream.imageio.examples.web;

import java.net.URI;
import java.nio.file.Path;
import org.apache.catalina.Context;
import org.apache.catalina.LifecycleState;
import org.apache.catalina.startup.Tomcat;

/** Tomcat of any version: of these methods none has changed from 9 to 10.1. */
final class TomcatContainer implements Container {

    private final Tomcat tomcat = new Tomcat();

    /**
     * Starts it.
     *
     * @param lib the class loader of the container's own lib folder
     */
    TomcatContainer(Path work, ClassLoader lib) throws Exception {
        tomcat.setBaseDir(work.toString());
        tomcat.setPort(0);
        tomcat.getEngine().setParentClassLoader(lib);
        tomcat.getHost();
        tomcat.getConnector();
        tomcat.start();
    }

    @Override
    public URI address() {
        return URI.create("http://localhost:" + tomcat.getConnector().getLocalPort());
    }

    @Override
    public ClassLoader deploy(String path, Path folder) {
        Context context = tomcat.addWebapp(path, folder.toString());
        if (context.getState() != LifecycleState.STARTED) {
            throw new IllegalStateException(path + " is " + context.getState());
        }
        return context.getLoader().getClassLoader();
    }

    @Override
    public void undeploy(String path) throws Exception {
        Context context = (Context) tomcat.getHost().findChild(path);
        context.stop();
        tomcat.getHost().removeChild(context);
        context.destroy();
    }

    @Override
    public void stop() throws Exception {
        tomcat.stop();
        tomcat.destroy();
    }
}
