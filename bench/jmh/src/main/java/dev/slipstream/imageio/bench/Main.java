package dev.slipstream.imageio.bench;

/**
 * Where the JVM begins. Names no library, so that the JVM can load it where the libraries are not, and a person then
 * reads a sentence.
 */
public final class Main {

    /** Of all libraries the one that every command needs. */
    private static final String LIBRARY = "picocli.CommandLine";

    private Main() {
    }

    public static void main(String[] args) {
        try {
            Class.forName(LIBRARY);
        } catch (ClassNotFoundException e) {
            System.err.println("bench.jar needs the folder lib and bench-worker.jar beside it: copy all three from"
                    + " bench/jmh/target");
            System.exit(3);
        }
        System.exit(Bench.commandLine().execute(args));
    }
}
