package dev.slipstream.imageio.bench.worker;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** One operation whose allocated bytes and system calls are checked. */
public final class CheckWorkload implements Workload {

    public static final String KIND = "check";
    /** Opens and closes an input stream: source, whether a cache file may be used, path. */
    public static final String OPEN_INPUT = "open input";
    /** Opens and closes an output stream: target, whether a cache file may be used, path. */
    public static final String OPEN_OUTPUT = "open output";
    /** Reads from an open stream: call, source, whether a cache file may be used, path. */
    public static final String READ_VALUES = "read values";
    /** Writes to an open stream: call, target, whether a cache file may be used, path. */
    public static final String WRITE_VALUES = "write values";
    /** Reads an image from a ByteArrayInputStream: how much of it, path. */
    public static final String READ_MEMORY = "read memory";

    private interface Step {
        void perform() throws IOException;
    }

    private final Step step;
    private final Closeable used;

    private CheckWorkload(Step step, Closeable used) {
        this.step = step;
        this.used = used;
    }

    static Workload of(List<String> fields) throws IOException {
        return switch (fields.get(0)) {
            case OPEN_INPUT -> openInput(CheckInput.of(fields.get(1), fields.get(2), fields.get(3)));
            case OPEN_OUTPUT -> openOutput(CheckOutput.of(fields.get(1), fields.get(2), fields.get(3)));
            case READ_VALUES -> readValues(CheckRead.valueOf(fields.get(1)),
                    CheckInput.of(fields.get(2), fields.get(3), fields.get(4)));
            case WRITE_VALUES -> writeValues(CheckWrite.valueOf(fields.get(1)),
                    CheckOutput.of(fields.get(2), fields.get(3), fields.get(4)));
            case READ_MEMORY -> readMemory(Reading.valueOf(fields.get(1)), new File(fields.get(2)));
            default -> throw new IllegalArgumentException("Unknown operation: " + fields);
        };
    }

    private static Workload openInput(CheckInput input) {
        return new CheckWorkload(() -> {
            input.open();
            input.closeStream();
        }, input);
    }

    private static Workload openOutput(CheckOutput output) {
        return new CheckWorkload(() -> {
            output.open();
            output.closeStream();
        }, output);
    }

    private static Workload readValues(CheckRead read, CheckInput input) throws IOException {
        try {
            ImageInputStream stream = input.open();
            return new CheckWorkload(() -> read.repeat(stream), input);
        } catch (IOException | RuntimeException e) {
            input.close();
            throw e;
        }
    }

    private static Workload writeValues(CheckWrite write, CheckOutput output) throws IOException {
        try {
            ImageOutputStream stream = output.open();
            return new CheckWorkload(() -> write.repeat(stream), output);
        } catch (IOException | RuntimeException e) {
            output.close();
            throw e;
        }
    }

    private static Workload readMemory(Reading reading, File file) throws IOException {
        byte[] bytes = Files.readAllBytes(file.toPath());
        return new CheckWorkload(() -> reading.on(new ByteArrayInputStream(bytes)), () -> { });
    }

    @Override
    public void repeat(long times) throws IOException {
        for (long i = 0; i < times; i++) {
            step.perform();
        }
    }

    @Override
    public void close() throws IOException {
        used.close();
    }
}
