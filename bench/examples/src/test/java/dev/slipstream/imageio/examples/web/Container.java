package dev.slipstream.imageio.examples.web;

import java.net.URI;
import java.nio.file.Path;

/** A servlet container in this JVM, to which applications come and go. */
interface Container {

    /** Where its applications are. */
    URI address();

    /**
     * Starts an application.
     *
     * @param path of its requests
     * @param folder what is in its WAR
     * @return its class loader
     */
    ClassLoader deploy(String path, Path folder) throws Exception;

    void undeploy(String path) throws Exception;

    void stop() throws Exception;
}
