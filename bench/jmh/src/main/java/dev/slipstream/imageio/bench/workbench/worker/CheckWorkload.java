package dev.slipstream.imageio.bench.workbench.worker;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import javax.imageio.stream.ImageInputStream;

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

    private interface Calls<S> {

        void on(S stream) throws IOException;
    }

    private final Step step;
    private final Closeable used;

    private CheckWorkload(Step step, Closeable used) {
        this.step = step;
        this.used = used;
    }

    static Workload of(List<String> fields) throws IOException {
        List<String> place = fields.subList(Math.max(0, fields.size() - 3), fields.size());
        return switch (fields.get(0)) {
            case OPEN_INPUT -> openAndClose(CheckStream.input(place));
            case OPEN_OUTPUT -> openAndClose(CheckStream.output(place));
            case READ_VALUES -> repeat(CheckRead.valueOf(fields.get(1))::repeat, CheckStream.input(place));
            case WRITE_VALUES -> repeat(CheckWrite.valueOf(fields.get(1))::repeat, CheckStream.output(place));
            case READ_MEMORY -> readMemory(Reading.valueOf(fields.get(1)), new File(fields.get(2)));
            default -> throw new IllegalArgumentException("Unknown operation: " + fields);
        };
    }

    private static Workload openAndClose(CheckStream<?> stream) {
        return new CheckWorkload(() -> {
            stream.open();
            stream.closeStream();
        }, stream);
    }

    private static <S extends ImageInputStream> Workload repeat(Calls<S> calls, CheckStream<S> opened)
            throws IOException {
        try {
            S stream = opened.open();
            return new CheckWorkload(() -> calls.on(stream), opened);
        } catch (IOException | RuntimeException e) {
            opened.close();
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
