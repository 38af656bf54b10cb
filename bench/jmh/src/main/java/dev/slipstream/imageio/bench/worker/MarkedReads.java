package dev.slipstream.imageio.bench.worker;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The child JVM that is traced: reads each image some times to be warm, then some times more with a mark before and
 * behind each read. A mark is a look at a file that does not exist, whose name a trace of system calls shows.
 */
public final class MarkedReads {

    /** The name of the messages on standard input: its fields are an {@link Origin} and a path. */
    public static final String READ = "read";

    private final File marks;
    private final int warmReads;
    private final int measuredReads;

    private MarkedReads(File marks, int warmReads, int measuredReads) {
        this.marks = marks;
        this.warmReads = warmReads;
        this.measuredReads = measuredReads;
    }

    /** Arguments: the folder that marks pretend to be in, warm reads, measured reads. */
    public static void main(String[] args) throws IOException {
        MarkedReads reads =
                new MarkedReads(new File(args[0]), Integer.parseInt(args[1]), Integer.parseInt(args[2]));
        List<Message> images = images();
        for (int i = 0; i < images.size(); i++) {
            Message image = images.get(i);
            reads.perform(i, Origin.valueOf(image.field(0)), new File(image.field(1)));
        }
    }

    private static List<Message> images() throws IOException {
        List<Message> images = new ArrayList<>();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            images.add(Message.decode(line));
        }
        return images;
    }

    private void perform(int image, Origin origin, File file) {
        String failure = "";
        for (int i = 0; i < warmReads; i++) {
            failure = read(origin, file);
        }
        if (!failure.isEmpty()) {
            System.err.println(file + ": " + failure);
        }
        for (int i = 0; i < measuredReads; i++) {
            mark(image, i);
            read(origin, file);
        }
        mark(image, measuredReads);
    }

    private void mark(int image, int read) {
        if (new File(marks, image + "-" + read).exists()) {
            throw new IllegalStateException("A mark exists as a file in " + marks);
        }
    }

    /** A broken image costs system calls too; nothing is printed here, which would cost more of them. */
    private static String read(Origin origin, File file) {
        try {
            origin.perform(Operation.READ, file);
            return "";
        } catch (IOException | RuntimeException e) {
            return e.toString();
        }
    }
}
