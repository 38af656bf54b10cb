package example;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A library's jobs, each once: {@code Once CLASS} prints a line for each job, its name and, after a tab, why
 * its result may differ; {@code Once CLASS JOB IMAGES RESULT} runs one and leaves its result in a
 * file.
 */
public final class Once {

    private Once() {
    }

    public static void main(String[] args) throws Exception {
        Library library = (Library) Class.forName(args[0]).getDeclaredConstructor().newInstance();
        if (args.length == 1) {
            library.jobs().keySet().forEach(job ->
                    System.out.println(job + "\t" + library.reasons().getOrDefault(job, "")));
            return;
        }
        Files.write(Path.of(args[3]), Result.bytes(Result.of(library.jobs().get(args[1]), Path.of(args[2]))));
        System.exit(0); // whatever threads a library has left
    }
}
