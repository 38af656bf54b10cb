package dev.slipstream.imageio.bench.command;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/**
 * What the build has written down about itself.
 *
 * @param library version of Slipstream
 * @param commit with a plus after it if files had been changed; empty if unknown
 */
public record Build(String library, String commit) {

    private static final String FILE = "/build.properties";

    /** For {@code --version}. */
    public static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() throws IOException {
            Build build = read();
            return new String[] {
                "Slipstream " + build.library + (build.commit.isEmpty() ? "" : ", commit " + build.commit),
                "JDK " + Runtime.version() + ", " + System.getProperty("java.vendor")
            };
        }
    }

    public static Build read() throws IOException {
        Properties build = new Properties();
        try (InputStream in = Build.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IOException("This tool was built without " + FILE);
            }
            build.load(in);
        }
        return new Build(build.getProperty("version", ""), commit(build));
    }

    private static String commit(Properties build) {
        String commit = build.getProperty("commit", "");
        return commit.startsWith("$") ? "" : commit + (build.getProperty("dirty", "").equals("true") ? "+" : "");
    }
}
