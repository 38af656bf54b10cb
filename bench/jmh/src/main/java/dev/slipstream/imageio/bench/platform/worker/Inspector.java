package dev.slipstream.imageio.bench.platform.worker;

import dev.slipstream.imageio.bench.facts.Task;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The program of a side's JVM. Its argument is the side's name; a second one has Slipstream, which must then be there,
 * run the code of a process that has decoded and encoded much. Standard input has a line for each image: its name, a
 * tab and its path. Prints a line that names the platform, then a {@link Cell} for each image and task.
 */
public final class Inspector {

    private Inspector() {
    }

    public static void main(String[] arguments) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        // Whatever a plugin prints must not be taken for a cell.
        System.setOut(System.err);
        if (arguments.length > 1) {
            WarmUps.end();
        }
        out.println("JDK " + System.getProperty("java.vm.version") + ", " + System.getProperty("java.vendor") + ", "
                + System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        BufferedReader images = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String image = images.readLine(); image != null; image = images.readLine()) {
            String[] fields = image.split("\t");
            for (Task task : Task.all()) {
                out.println(new Cell(arguments[0], fields[0], task.way(), task.outcome(new File(fields[1]))).line());
            }
        }
    }
}
