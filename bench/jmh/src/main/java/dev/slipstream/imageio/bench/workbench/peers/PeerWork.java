package dev.slipstream.imageio.bench.workbench.peers;

import dev.slipstream.imageio.bench.workbench.worker.DecodeWorkload;
import dev.slipstream.imageio.bench.workbench.worker.EncodeWorkload;

/** What all peers do with the same images. */
enum PeerWork {

    /** From files in memory to pixels. */
    DECODE("peers", "Decoders", "decode", DecodeWorkload.KIND),

    /** From pixels, which are decoded first and not timed, to files in memory. */
    ENCODE("peers-write", "Encoders", "encode", EncodeWorkload.KIND);

    private final String kind;
    private final String title;
    private final String request;
    private final String workload;

    PeerWork(String kind, String title, String request, String workload) {
        this.kind = kind;
        this.title = title;
        this.request = request;
        this.workload = workload;
    }

    /** Of the run. */
    String kind() {
        return kind;
    }

    /** Of the run. */
    String title() {
        return title;
    }

    /** What a driver is asked for. */
    String request() {
        return request;
    }

    /** What a child JVM is asked for. */
    String workload() {
        return workload;
    }
}
