package dev.slipstream.imageio.bench.syscalls;

import dev.slipstream.imageio.bench.worker.Origin;
import java.nio.file.Path;

/** One image from one origin. */
record TracedImage(Path file, Origin origin) {
}
