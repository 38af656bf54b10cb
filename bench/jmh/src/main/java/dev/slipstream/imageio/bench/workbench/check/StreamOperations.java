package dev.slipstream.imageio.bench.workbench.check;

import dev.slipstream.imageio.bench.workbench.worker.CheckRead;
import dev.slipstream.imageio.bench.workbench.worker.CheckSource;
import dev.slipstream.imageio.bench.workbench.worker.CheckTarget;
import dev.slipstream.imageio.bench.workbench.worker.CheckWorkload;
import dev.slipstream.imageio.bench.workbench.worker.CheckWrite;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Opening streams, and reading and writing through open ones. */
final class StreamOperations {

    private static final Set<CheckSource> CACHED_SOURCES =
            Set.of(CheckSource.BYTE_ARRAY_INPUT_STREAM, CheckSource.INPUT_STREAM);
    private static final Set<CheckTarget> CACHED_TARGETS =
            Set.of(CheckTarget.BYTE_ARRAY_OUTPUT_STREAM, CheckTarget.OUTPUT_STREAM);
    private static final String CACHE_FILE = ", cache file";

    private StreamOperations() {
    }

    static List<CheckedOperation> all() {
        List<CheckedOperation> all = new ArrayList<>();
        addOpenings(all);
        for (CheckSource source : List.of(CheckSource.FILE, CheckSource.BYTE_ARRAY_INPUT_STREAM)) {
            for (CheckRead read : CheckRead.values()) {
                all.add(read(read, source));
            }
        }
        for (CheckRead read : List.of(CheckRead.READ_INT, CheckRead.READ_LINE, CheckRead.READ_FULLY_1_MIB)) {
            all.add(read(read, CheckSource.INPUT_STREAM));
        }
        for (CheckTarget target : List.of(CheckTarget.FILE, CheckTarget.BYTE_ARRAY_OUTPUT_STREAM)) {
            for (CheckWrite write : CheckWrite.values()) {
                all.add(write(write, target));
            }
        }
        return all;
    }

    private static void addOpenings(List<CheckedOperation> all) {
        for (CheckSource source : CheckSource.values()) {
            all.add(openInput(source, false));
            if (CACHED_SOURCES.contains(source)) {
                all.add(openInput(source, true));
            }
        }
        for (CheckTarget target : CheckTarget.values()) {
            all.add(openOutput(target, false));
            if (CACHED_TARGETS.contains(target)) {
                all.add(openOutput(target, true));
            }
        }
    }

    private static CheckedOperation openInput(CheckSource source, boolean cacheFile) {
        return new CheckedOperation("open and close, " + source.label() + (cacheFile ? CACHE_FILE : ""),
                List.of(CheckWorkload.KIND, CheckWorkload.OPEN_INPUT, source.name(), Boolean.toString(cacheFile),
                        OperationFiles.VALUES));
    }

    private static CheckedOperation openOutput(CheckTarget target, boolean cacheFile) {
        return new CheckedOperation("open and close, to " + target.label() + (cacheFile ? CACHE_FILE : ""),
                List.of(CheckWorkload.KIND, CheckWorkload.OPEN_OUTPUT, target.name(), Boolean.toString(cacheFile),
                        OperationFiles.WRITTEN));
    }

    private static CheckedOperation read(CheckRead read, CheckSource source) {
        String file = read == CheckRead.READ_LINE ? OperationFiles.LINES : OperationFiles.VALUES;
        return new CheckedOperation(read.label() + ", " + source.label(),
                List.of(CheckWorkload.KIND, CheckWorkload.READ_VALUES, read.name(), source.name(), "false", file));
    }

    private static CheckedOperation write(CheckWrite write, CheckTarget target) {
        return new CheckedOperation(write.label() + ", " + target.label(), List.of(CheckWorkload.KIND,
                CheckWorkload.WRITE_VALUES, write.name(), target.name(), "false", OperationFiles.WRITTEN));
    }
}
