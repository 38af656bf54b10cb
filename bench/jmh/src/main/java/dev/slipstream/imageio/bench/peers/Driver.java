package dev.slipstream.imageio.bench.peers;

import dev.slipstream.imageio.bench.child.Launcher;
import dev.slipstream.imageio.bench.peers.worker.ImageLoop.Turn;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A program that decodes or encodes when it is asked to, as {@code bench/peers/README.md} says. */
final class Driver implements Peer {

    private static final String NANOS = "nanos";
    private static final String FAILED = "failed";

    private final String name;
    private final Launcher launcher;
    private final Process process;
    private final BufferedReader answers;
    private final Writer requests;

    /** Starts it. */
    Driver(String name, List<String> command, Launcher launcher) throws IOException {
        this.name = name;
        this.launcher = launcher;
        this.process = launcher.start(new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD));
        this.answers = process.inputReader(StandardCharsets.UTF_8);
        this.requests = process.outputWriter(StandardCharsets.UTF_8);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Turn take(List<File> images, boolean write, int millis) throws IOException {
        List<String> request = new ArrayList<>(List.of(write ? "encode" : "decode", Integer.toString(millis)));
        images.forEach(image -> request.add(image.getAbsolutePath()));
        String line = launcher.within(process, name, () -> {
            requests.write(String.join("\t", request) + "\n");
            requests.flush();
            return answers.readLine();
        });
        String[] fields = line == null ? new String[] {"nothing"} : line.split("\t");
        if (fields[0].equals(FAILED)) {
            throw new IOException(line.substring(FAILED.length()).strip());
        }
        if (!fields[0].equals(NANOS)) {
            throw new IOException(name + " answered '" + fields[0] + "' instead of nanos or failed");
        }
        try {
            return new Turn(Long.parseLong(fields[1]), fields.length > 2 ? Long.parseLong(fields[2]) : 0);
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new IOException(name + " gave no number: " + line, e);
        }
    }
}
