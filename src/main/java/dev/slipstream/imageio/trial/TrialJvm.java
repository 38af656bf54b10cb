package dev.slipstream.imageio.trial;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A JVM that reads images: {@link TrialWorker}, which answers a line with a line of fields between tabs. */
final class TrialJvm implements AutoCloseable {

    /** Path: format, digest, digest of the written file or what failed, its length. If not read: "", what failed. */
    static final char LOOK = 'l';

    /** The half of the measuring and how many images at most: takes a turn at reading, and says how many it read. */
    static final char RUN = 'r';

    /** Path: for each half and the warm-up, how often it was read, and the least nanoseconds; the same for writing. */
    static final char TIMES = 't';

    private final Process process;
    private final Writer to;
    private final BufferedReader from;

    TrialJvm(Path jar, boolean isWriting, String option) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        process = new ProcessBuilder(java, option, "-Djava.awt.headless=true", "-cp", jar.toString(),
                TrialWorker.class.getName(), String.valueOf(isWriting)).redirectError(Redirect.INHERIT).start();
        to = process.outputWriter(StandardCharsets.UTF_8);
        from = process.inputReader(StandardCharsets.UTF_8);
    }

    String[] ask(char command, Object about) throws IOException {
        to.write(command + about.toString() + '\n');
        to.flush();
        String answer = from.readLine();
        if (answer == null) {
            throw new IOException("A JVM that reads the images has ended, at " + about + "; what it said is above");
        }
        return answer.split("\t", -1);
    }

    @Override
    public void close() {
        process.destroy();
    }
}
