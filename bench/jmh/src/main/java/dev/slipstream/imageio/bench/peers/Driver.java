package dev.slipstream.imageio.bench.peers;

import dev.slipstream.imageio.bench.child.Launcher;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A program that decodes or encodes images on request, as {@code bench/peers/README.md} describes. */
final class Driver {

    private static final String NANOS = "nanos";
    private static final String FAILED = "failed";

    /**
     * What a driver has done in a turn.
     *
     * @param nanos of the shortest pass over all images, divided by their number
     * @param bytes of all files that a pass writes, divided by their number; 0 if it writes none
     */
    record Turn(long nanos, long bytes) {
    }

    private final String name;
    private final Launcher launcher;
    private final Process process;
    private final BufferedReader answers;
    private final Writer requests;

    /** Starts it. */
    Driver(String name, ProcessBuilder command, Launcher launcher) throws IOException {
        this.name = name;
        this.launcher = launcher;
        this.process = launcher.start(command.redirectError(ProcessBuilder.Redirect.DISCARD));
        this.answers = process.inputReader(StandardCharsets.UTF_8);
        this.requests = process.outputWriter(StandardCharsets.UTF_8);
    }

    String name() {
        return name;
    }

    /**
     * Has all drivers take turns at the same images: whatever disturbs the machine then disturbs them all.
     *
     * @param failed gets a sentence for each driver that fails; that driver then has no turns
     */
    static Map<Driver, List<Turn>> turns(List<Driver> drivers, PeerImages images, boolean write, int rounds, int millis,
            Consumer<String> failed) {
        Map<Driver, List<Turn>> turns = new LinkedHashMap<>();
        drivers.forEach(driver -> turns.put(driver, new ArrayList<>()));
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < drivers.size(); i++) {
                Driver driver = drivers.get((i + round) % drivers.size());
                try {
                    if (turns.containsKey(driver)) {
                        turns.get(driver).add(driver.take(images.files(), write, millis));
                    }
                } catch (IOException e) {
                    failed.accept(driver.name + ", " + images.name() + ": " + e.getMessage());
                    turns.remove(driver);
                }
            }
        }
        return turns;
    }

    private Turn take(List<File> images, boolean write, int millis) throws IOException {
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
