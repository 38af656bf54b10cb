package dev.slipstream.imageio.bench.workbench.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** A JavaScript library on the class path, in the version that the build has chosen. */
record WebJar(String name, String version) {

    private static final String FOLDER = "/META-INF/resources/webjars/";

    static WebJar find(String name) throws IOException {
        Properties properties = new Properties();
        String path = "/META-INF/maven/org.webjars.npm/" + name + "/pom.properties";
        try (InputStream in = WebJar.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IOException("Not on the class path: the WebJar " + name);
            }
            properties.load(in);
        }
        return new WebJar(name, properties.getProperty("version"));
    }

    String text(String path) throws IOException {
        return resource(FOLDER + name + "/" + version + "/" + path);
    }

    /** A text on the class path. */
    static String resource(String path) throws IOException {
        try (InputStream in = WebJar.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IOException("Not on the class path: " + path);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
