package dev.slipstream.imageio.bench.workbench.suite;

import dev.slipstream.imageio.bench.workbench.child.ChildJvm;
import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.child.WorkerException;
import dev.slipstream.imageio.bench.workbench.worker.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Reads the suite's files in a child JVM of one side, which is started anew if a file brings it down. */
record SuiteReader(Side side, JavaLauncher launcher, Duration limit) {

    /** What came out of each file, in their order. */
    List<SuiteReading> read(List<SuiteFile> files) throws IOException {
        Path colours = launcher.folder().resolve(side.name() + ".argb");
        List<SuiteReading> readings = new ArrayList<>();
        try (ChildJvm jvm = new ChildJvm(side, launcher, limit)) {
            for (SuiteFile file : files) {
                readings.add(read(file, jvm, colours));
            }
        }
        return readings;
    }

    private static SuiteReading read(SuiteFile file, ChildJvm jvm, Path colours) throws IOException {
        try {
            Message answer = jvm.ask(Message.of(Message.COLOURS, file.path().toString(), colours.toString()));
            return switch (answer.name()) {
                case Message.READY -> SuiteReading.of(ArgbImage.readFrom(colours));
                case Message.REJECTED -> SuiteReading.rejected(answer.field(0));
                default -> SuiteReading.crashed(answer.field(0));
            };
        } catch (WorkerException e) {
            return SuiteReading.crashed(e.getMessage());
        }
    }
}
