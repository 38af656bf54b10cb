package dev.slipstream.imageio.testing;

import java.io.IOException;
import java.io.InterruptedIOException;

/** Programs of the system. */
public final class Commands {

    private Commands() {}

    /** Whether there is such a command, and it ends well. */
    public static boolean run(String... command) throws IOException {
        Process process;
        try {
            process = new ProcessBuilder(command).inheritIO().start();
        } catch (IOException noSuchCommand) {
            return false;
        }
        try {
            return process.waitFor() == 0;
        } catch (InterruptedException e) {
            throw (IOException) new InterruptedIOException(command[0]).initCause(e);
        }
    }
}
