package dev.slipstream.imageio.bench.workbench.worker;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The child JVM that is traced: repeats each workload some times to be warm, then some times more with a mark before
 * and behind each time. A mark is a look at a file that does not exist, whose name a trace of system calls shows.
 */
public final class MarkedTasks {

    /** The name of the messages on standard input: its fields are what {@link Workloads} makes a workload of. */
    public static final String PERFORM = "perform";

    private final File marks;
    private final int warmRuns;
    private final int measuredRuns;

    private MarkedTasks(File marks, int warmRuns, int measuredRuns) {
        this.marks = marks;
        this.warmRuns = warmRuns;
        this.measuredRuns = measuredRuns;
    }

    /** Arguments: the folder that marks pretend to be in, warm runs, measured runs. */
    public static void main(String[] args) throws IOException {
        MarkedTasks tasks =
                new MarkedTasks(new File(args[0]), Integer.parseInt(args[1]), Integer.parseInt(args[2]));
        List<Message> requests = requests();
        for (int i = 0; i < requests.size(); i++) {
            tasks.perform(i, requests.get(i).fields());
        }
    }

    private static List<Message> requests() throws IOException {
        List<Message> requests = new ArrayList<>();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            requests.add(Message.decode(line));
        }
        return requests;
    }

    private void perform(int number, List<String> setUp) throws IOException {
        try (Workload workload = setUp(setUp)) {
            String failure = "";
            for (int i = 0; i < warmRuns; i++) {
                failure = perform(workload);
            }
            if (!failure.isEmpty()) {
                System.err.println(String.join(", ", setUp) + ": " + failure);
            }
            for (int i = 0; i < measuredRuns; i++) {
                mark(number, i);
                perform(workload);
            }
            mark(number, measuredRuns);
        }
    }

    private void mark(int number, int run) {
        if (new File(marks, number + "-" + run).exists()) {
            throw new IllegalStateException("A mark exists as a file in " + marks);
        }
    }

    /** What cannot even be set up fails each time that it should be repeated. */
    private static Workload setUp(List<String> fields) {
        try {
            return Workloads.of(fields);
        } catch (IOException | RuntimeException e) {
            return new FailedWorkload(e);
        }
    }

    /** A broken image costs system calls too; nothing is printed here, which would cost more of them. */
    private static String perform(Workload workload) {
        try {
            workload.repeat(1);
            return "";
        } catch (IOException | RuntimeException e) {
            return e.toString();
        }
    }
}
