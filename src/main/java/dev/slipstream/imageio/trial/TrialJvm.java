package dev.slipstream.imageio.trial;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A JVM that reads images: {@link TrialWorker}. */
final class TrialJvm implements AutoCloseable {

    /** With a path: its format and digests of what was read and written, or a tab and what failed. */
    static final char LOOK = 'l';

    /** With nanoseconds: reads all that was looked at in turn, for so long. */
    static final char RUN = 'r';

    /** With a path: the least nanoseconds for reading and for writing it. */
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

    void send(char command, String rest) throws IOException {
        to.write(command + rest + '\n');
        to.flush();
    }

    /** The parts of the next answer. */
    String[] answer() throws IOException {
        String answer = from.readLine();
        if (answer == null) {
            throw new IOException("a JVM that reads the images has ended; what it said is above");
        }
        return answer.split("\t");
    }

    @Override
    public void close() {
        process.destroy();
    }
}
