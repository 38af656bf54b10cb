package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;

/** The one workload that a child JVM has set up at a time, and the requests about it. */
final class OpenWorkload {

    private Workload workload;

    /** Replaces the one before, if there is one. */
    Message setUp(Message request) {
        return answer(() -> {
            close();
            workload = Workloads.of(request.fields());
            return Message.of(Message.READY, workload.digest());
        });
    }

    Message repeat(Message request) {
        long times = Long.parseLong(request.field(0));
        return answer(() -> {
            if (workload == null) {
                throw new IllegalStateException("There is no workload to repeat");
            }
            return Repetition.of(workload, times).toMessage();
        });
    }

    Message tearDown() {
        return answer(() -> {
            close();
            return Message.of(Message.READY, "");
        });
    }

    private void close() throws IOException {
        Workload closing = workload;
        workload = null;
        if (closing != null) {
            closing.close();
        }
    }

    private interface Answer {
        Message get() throws IOException;
    }

    /** Whatever a plugin throws is the row's result, not the end of the run. */
    private static Message answer(Answer answer) {
        try {
            return answer.get();
        } catch (Throwable thrown) {
            return Message.of(Message.FAILED, thrown.toString());
        }
    }
}
